# I tabelloni di Dune: Imperium e di Uprising nel browser

web-imperium-board = Tabellone
web-imperium-players = Giocatori
web-imperium-market = Carte da acquisire
web-imperium-own-things = Le tue carte
web-imperium-row = Fila Imperium
web-imperium-reserve = Riserva
web-imperium-throne-row = Fila del Trono
web-imperium-contracts = Contratti (altri { $n } nella banca)
web-imperium-contracts-aside = Messi da parte per { $name }
web-imperium-costs = costa { $n }

web-imperium-group-choam = CHOAM
web-imperium-group-arrakis = Arrakis
web-imperium-alliance = Alleanza
web-imperium-alliance-of = Alleanza: { $name }
web-imperium-council-seats = Alto Consiglio
web-imperium-own-track = { $name }, { $track }: { $n } su 4
web-imperium-score = Punti Vittoria

web-imperium-gain-steal = + furto
web-imperium-gain-trade = + scambio

web-imperium-here-agent = Agente di { $name }
web-imperium-here-voice = chiuso da { $name }
web-imperium-here-control = controllato da { $name }
web-imperium-here-bonus = { $n } Spezia bonus
web-imperium-here-spy = Spia di { $name }

web-imperium-no-conflict = Nessun Conflitto
web-imperium-no-conflict-note = Il prossimo si scopre all'inizio del round.
web-imperium-conflict-line = Conflitto { $level } · round { $round }
web-imperium-round-line = Round { $round }
web-imperium-strength-of = { $name }: forza { $n }
web-imperium-wall-stands = Il Muro Scudo è in piedi
web-imperium-wall-gone = Il Muro Scudo è saltato
web-imperium-wall-note = Finché è in piedi, nessun verme delle sabbie entra in un Conflitto su uno spazio che protegge.

web-imperium-team = Squadra di { $name }
web-imperium-you = tu
web-imperium-commander = Comandante
web-imperium-points =
    { $n ->
        [one] { $n } Punto Vittoria
       *[other] { $n } Punti Vittoria
    }
web-imperium-figure-solari = { $n } Solari
web-imperium-figure-spice = { $n } Spezia
web-imperium-figure-water = { $n } acqua
web-imperium-figure-garrison = guarnigione: { $n }
web-imperium-figure-intrigue = carte Intrigo: { $n }
web-imperium-figure-hand = carte in mano: { $n }
web-imperium-figure-spies = Spie nella riserva: { $n }
web-imperium-figure-persuasion = Persuasione: { $n }
web-imperium-figure-agents = Agenti rimasti: { $n }
web-imperium-first-player = Primo Giocatore
web-imperium-revealed = Ha rivelato
web-imperium-has-mentat = Mentat
web-imperium-mentat-next = Mentat nel prossimo round
web-imperium-activates = Attiva { $name }
web-imperium-on-council = Alto Consiglio
web-imperium-has-swordmaster = Maestro d'Armi
web-imperium-swordmaster-bonus = Bonus del Maestro d'Armi
web-imperium-has-hooks = Ami da Creatore
web-imperium-memories = Memorie: { $n }
web-imperium-contracts-done = Contratti completati: { $n }
web-imperium-tokens-hidden = Due Fazioni scelte in segreto

web-imperium-hand = Mano
web-imperium-no-cards = Mano: nessuna carta
web-imperium-intrigue-secret = Intrigo, lo vedi solo tu
web-imperium-in-play = In gioco
web-imperium-discard = Pila degli scarti
web-imperium-discard-count = Pila degli scarti: { $n }
web-imperium-deck-count = Mazzo: { $n }
web-imperium-deck-note = In ordine alfabetico: non sai come è disposto.
web-imperium-deck-top = Cima del mazzo
web-imperium-shown = Mostrate a tutti
web-imperium-aside = Messa da parte
web-imperium-face-up = Intrigo, a faccia in su
web-imperium-known-intrigue = Intrigo che conosci
web-imperium-contracts-held = Contratti
web-imperium-contracts-finished = Contratti completati
web-imperium-won = Conflitti vinti
web-imperium-objective = Obiettivo
web-imperium-piles = Mazzo { $deck } · in gioco { $play } · scarti { $discard }

web-imperium-imperium-deck = Mazzo Imperium: { $n }
web-imperium-intrigue-deck = Mazzo Intrigo: { $n }
web-imperium-conflicts-left = Conflitti a venire: { $levels }
web-imperium-hagal-deck = Mazzo Casata Hagal: { $n }
web-imperium-past-conflicts = Conflitti passati: { $n }
web-imperium-intrigue-discard = Scarti Intrigo: { $n }
web-imperium-resolving = In risoluzione: { $n }
web-imperium-trashed = Carte eliminate: { $n }
web-imperium-trashed-intrigue = Carte Intrigo eliminate: { $n }
web-imperium-hagal-discard = Scarti Casata Hagal: { $n }

web-imperium-choices = Altre scelte
web-imperium-which = Quale?
web-imperium-leaders = Leader tra cui scegliere
web-imperium-own-rest = Le tue altre carte
web-imperium-sections = Parti del tavolo
web-imperium-section-cards = Carte
web-imperium-section-board = Plancia
web-imperium-section-row = Fila
web-imperium-section-players = Giocatori
web-imperium-possible = { $n } possibili
web-imperium-count-deploy = Schiera
web-imperium-count-retreat = Ritira
web-imperium-count-give_solari = Dai Solari
web-imperium-count-give_spice = Dai Spezia
web-imperium-count-give_water = Dai acqua
