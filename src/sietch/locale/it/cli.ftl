### Quello che dice la riga di comando in italiano.

## Cominciare

cli-how-to-start =
    Sietch fa giocare ai giochi da tavolo di Dune, contro i bot o tra amici.
    In un terminale scrivi:
      { $program } play              una partita a Dune: Imperium contro tre bot
      { $program } play --lang en    la stessa in inglese (fr: in francese)
      { $program } play uprising     una partita a Uprising
      { $program } play --help       posti, partite salvate, varianti
      { $program } --help            tutto il resto: carte, regole, simulazioni, replay
cli-seating = Al tavolo: { $seats }
cli-seat-you = tu
cli-welcome = Scrivi il numero di una scelta e premi Invio. Scrivi { $command } per vedere tutto il resto che puoi scrivere.

## Scegliere

cli-news = Che cosa è successo
cli-more-news = … e altre { $n } righe prima di queste (scrivi log)
cli-more-unavailable =
    { $n ->
        [one] … e { $n } altra scelta impossibile (scrivi why)
       *[other] … e altre { $n } scelte impossibili (scrivi why)
    }
cli-say-something = Scrivi un numero da 1 a { $n }, oppure help.
cli-no-such-number = Non c'è una scelta { $given }; i numeri vanno da 1 a { $n }.
cli-ambiguous = «{ $given }» può indicare più scelte: { $numbers }. Scrivi altre lettere o il numero.
cli-not-understood = «{ $given }» non è tra le scelte; scrivi un numero da 1 a { $n }, oppure help.
cli-curtain = Passa la tastiera a { $letter } ({ $name }).
cli-curtain-prompt = { "[" }Invio] quando nessun altro guarda

## Comandi

cli-help-title = Che cosa puoi scrivere
cli-help-number-word = 3, play dagger, dagger
cli-help-number = scegliere: il numero, la notazione, o l'inizio che basta
cli-help-why-word = why [scelta]
cli-help-why = perché qualcosa non è possibile, con la regola
cli-help-undo-word = undo
cli-help-undo = ritirare il tuo ultimo passo, finché non ha rivelato nulla e nessun altro ha agito
cli-help-log-word = log [numero]
cli-help-log = che cosa è successo finora
cli-help-card-word = card NOME
cli-help-card = che cosa fa una carta, uno spazio o un Leader
cli-help-rule-word = rule ID o parole
cli-help-rule = una regola dal suo id (quello tra parentesi quadre), o le regole che hanno queste parole
cli-help-board-word = board
cli-help-board = mostrare di nuovo tutto il tabellone
cli-help-hint-word = hint
cli-help-hint = che cosa farebbe il bot al tuo posto, e perché
cli-help-save-word = save [file]
cli-help-save = salvare adesso; la partita si salva anche dopo ogni passo
cli-help-quit-word = quit
cli-help-quit = salvare e uscire; la partita può continuare più tardi
cli-help-help-word = help
cli-help-help = questo elenco
cli-why-nothing = Nulla di ciò che ci si potrebbe aspettare qui è vietato.
cli-why-allowed = È permesso: { $label } (notazione: { $notation }).
cli-undone = Il tuo ultimo passo è ritirato.
cli-undo-nothing = Non c'è ancora nulla da ritirare.
cli-undo-others = Qualcun altro ha agito dopo il tuo ultimo passo; non si può più ritirare.
cli-undo-hidden = Il tuo ultimo passo ha rivelato un'informazione nascosta; non si può più ritirare.
cli-log-empty = Non è ancora successo nulla.
cli-log-cut = Le ultime { $n } righe di { $all } (log { $all } le mostra tutte):
cli-card-which = Quale? Scrivi card e un nome, per esempio card dagger.
cli-card-unknown = Nessuna carta, nessuno spazio e nessun Leader si chiama «{ $given }» o ha queste parole.
cli-card-more = … e altre { $n }; scrivi di più del nome.
cli-rule-which = Quale? Scrivi rule e un id o delle parole, per esempio rule truppe guarnigione.
cli-rule-unknown = Nessuna regola ha l'id o le parole «{ $given }».
cli-rule-more = … e altre { $n }; scrivi altre parole.
cli-hint = Il bot { $bot } sceglierebbe: { $label }
cli-hint-none = Nessun bot conosce abbastanza questo gioco per consigliarti.
cli-saved = Salvato in { $path }
cli-saved-quit = Salvato. Per continuare: { $command }
cli-save-failed = Non è stato possibile salvare la partita: { $problem }

## La fine

cli-over = La partita è finita
cli-record-at = La registrazione è in { $path }

## Carte

cli-kind-starter = carta iniziale
cli-kind-reserve = carta Riserva
cli-kind-imperium = carta Imperium
cli-kind-intrigue = carta Intrigo
cli-kind-conflict = carta Conflitto
cli-kind-leader = Leader
cli-kind-space = spazio del tabellone
cli-kind-hagal = carta Casata Hagal
cli-kind-contract = contratto
cli-kind-objective = carta Obiettivo
cli-kind-post = posto d'osservazione
cli-kind-rival = carta Rivale
cli-copies = { $n } copie
cli-costs = costo { $n }

## Altri comandi

cli-simulate-progress = { $game }
cli-simulate-summary = { $games } partite in { $seconds } s: { $games_per_s } partite/s, { $decisions_per_s } decisioni/s
cli-simulate-bot = bot
cli-simulate-seats = posti
cli-simulate-wins = vittorie
cli-simulate-share = delle partite
cli-simulate-error = La partita con seme { $seed } è fallita: { $message }
cli-bench-running = Misura di { $game } …
cli-bench-compiled = { $game } a { $seats } posti, compilato, su un core:
cli-bench-plain = { $game } a { $seats } posti, in Python puro, su un core:
cli-bench-decisions-per-s = decisioni al secondo
cli-bench-games-per-s = partite al secondo
cli-bench-clones-per-s = copie al secondo
cli-bench-bytes-per-state = byte per posizione
cli-replay-verified =
    { $digests ->
        [one] Verificato: { $actions } azioni e { $digests } impronta sono in ordine.
       *[other] Verificato: { $actions } azioni e { $digests } impronte sono in ordine.
    }
cli-replay-shown = { $shown } azioni su { $actions } mostrate.
cli-scenario-summary = { $passed } riusciti, { $failed } falliti.
cli-coverage = { $tested } regole su { $rules } hanno un test.
cli-rulesets-presets = Varianti già pronte (--ruleset NOME)
cli-rulesets-options = Opzioni e valori predefiniti (--ruleset opzione=valore)
cli-compile-done =
    { $n ->
        [one] { $n } modulo ora è compilato; compile --clean torna indietro.
       *[other] { $n } moduli ora sono compilati; compile --clean torna indietro.
    }
cli-compile-cleaned =
    { $n ->
        [one] { $n } file compilato rimosso; Sietch gira in Python puro.
       *[other] { $n } file compilati rimossi; Sietch gira in Python puro.
    }

## Il tabellone di Dune: Imperium

cli-imperium-player = Giocatore { $letter }
cli-imperium-you = Tu: { $seats }
cli-imperium-short-paul_atreides = Paul
cli-imperium-short-duke_leto_atreides = Leto
cli-imperium-short-baron_vladimir_harkonnen = Vladimir
cli-imperium-short-glossu_rabban = Rabban
cli-imperium-short-helena_richese = Helena
cli-imperium-short-count_ilban_richese = Ilban
cli-imperium-short-countess_ariana_thorvald = Ariana
cli-imperium-short-earl_memnon_thorvald = Memnon
cli-imperium-short-house_hagal = Hagal
cli-imperium-row = Fila Imperium e Riserva
cli-imperium-row-line = Fila: { $cards }
cli-imperium-spaces = Tabellone
cli-imperium-round = Round { $round } di { $last }
cli-imperium-left = (ne restano { $n })
cli-imperium-no-conflict = Ancora nessun conflitto
cli-imperium-conflict = Conflitto { $level }: { $name }
cli-imperium-deck-conflict = ancora { $n } conflitti
cli-imperium-deck-imperium = { $n } nel mazzo Imperium
cli-imperium-deck-intrigue = { $n } nel mazzo Intrigo
cli-imperium-deck-hagal = { $n } nel mazzo Casata Hagal
cli-imperium-col-vp = PV
cli-imperium-col-solari = Sol
cli-imperium-col-spice = Spe
cli-imperium-col-water = Acq
cli-imperium-col-agents = Agt
cli-imperium-col-garrison = Gua
cli-imperium-col-in-conflict = Con
cli-imperium-col-strength = For
cli-imperium-col-emperor = Imp
cli-imperium-col-spacing-guild = Gil
cli-imperium-col-bene-gesserit = BG
cli-imperium-col-fremen = Fre
cli-imperium-col-hand = Mano
cli-imperium-col-intrigue = Int
cli-imperium-first = Primo Giocatore: { $seats }
cli-imperium-council = Alto Consiglio: { $seats }
cli-imperium-swordmaster = Maestro d'Armi: { $seats }
cli-imperium-mentat = Mentat: { $seats }
cli-imperium-revealed = Hanno rivelato: { $seats }
cli-imperium-alliance-legend = * alleanza
cli-imperium-hand =
    { $n ->
        [one] La tua mano: { $n } carta
       *[other] La tua mano: { $n } carte
    }
cli-imperium-pile-play = In gioco: { $cards }
cli-imperium-pile-discard = Pila degli scarti: { $cards }
cli-imperium-pile-deck =
    { $n ->
        [one] Il tuo mazzo: { $n } carta
       *[other] Il tuo mazzo: { $n } carte
    }
cli-imperium-pile-top = In cima al tuo mazzo: { $card }
cli-imperium-pile-aside = Messa da parte: { $card }
cli-imperium-pile-tokens = Le Fazioni del tuo Colpo da Maestro: { $factions }
cli-imperium-brief =
    { $solari } Solari, { $spice } Spezia, { $water } acqua · { $agents ->
        [one] { $agents } Agente
       *[other] { $agents } Agenti
    } · guarnigione { $garrison }, Conflitto { $in_conflict } (forza { $strength })
cli-imperium-group-faction = { $faction } (e 1 Influenza)
cli-imperium-all-icons = tutti gli spazi
cli-imperium-group-choam = CHOAM
cli-imperium-group-cities = Città
cli-imperium-group-desert = Deserto
cli-imperium-harvest = { $n } Spezia e la Spezia bonus
cli-imperium-exchange = Spezia→Solari: { $rates }
cli-imperium-space-legend = * Combattimento · lettere: Agenti · +n Spezia bonus · ⚑ controllo · × La Voce
cli-imperium-harvest-bonus = { $n } Spezia e { $bonus } Spezia bonus
cli-imperium-combat = spazio di Combattimento
cli-imperium-level = ora { $n }
cli-imperium-strength = forza { $n }
cli-imperium-winner =
    { $n ->
        [one] { $names } vince.
       *[other] { $names } condividono la vittoria.
    }
cli-imperium-points =
    { $n ->
        [one] { $n } Punto Vittoria
       *[other] { $n } Punti Vittoria
    }
cli-imperium-decided-spice = Parità di punti; ha deciso più Spezia.
cli-imperium-decided-solari = Parità di punti e di Spezia; hanno deciso più Solari.
cli-imperium-decided-water = Parità di punti, Spezia e Solari; ha deciso più acqua.
cli-imperium-decided-garrison = Parità in tutto il resto; hanno deciso più truppe in guarnigione.
cli-imperium-decided-last-reveal = Parità in tutto il resto; ha deciso il turno Rivelazione più tardivo.
cli-imperium-decided-shared = Parità in tutto ciò che conta.

## Il tabellone di Uprising

cli-imperium-col-spies-in-supply = Spi
cli-imperium-col-sandworms = Ver
cli-imperium-short-feyd_rautha_harkonnen = Feyd
cli-imperium-short-gurney_halleck = Gurney
cli-imperium-short-lady_amber_metulli = Amber
cli-imperium-short-lady_margot_fenring = Margot
cli-imperium-short-princess_irulan = Irulan
cli-imperium-short-lady_jessica = Jessica
cli-imperium-short-reverend_mother_jessica = Jessica
cli-imperium-short-staban_tuek = Staban
cli-imperium-short-shaddam_corrino_iv = Shaddam
cli-uprising-rival-vladimir_harkonnen = Vladimir (Rivale)
cli-uprising-rival-glossu_rabban = Rabban (Rivale)
cli-uprising-rival-staban_tuek = Staban (Rivale)
cli-uprising-rival-amber_metulli = Amber (Rivale)
cli-uprising-rival-gurney_halleck = Gurney (Rivale)
cli-uprising-rival-margot_fenring = Margot (Rivale)
cli-uprising-rival-irulan = Irulan (Rivale)
cli-uprising-rival-lady_jessica = Jessica (Rivale)
cli-uprising-rival-feyd_rautha = Feyd (Rivale)
cli-uprising-rival-muad_dib = Muad'Dib (Rivale)
cli-uprising-space-legend = * Combattimento · lettere: Agenti · ◎ Spie che sorvegliano · +n Spezia bonus · ⚑ controllo
cli-uprising-worms =
    { $n ->
        [one] con gli Ami da Creatore un verme delle sabbie al posto della Spezia di base
       *[other] con gli Ami da Creatore { $n } vermi delle sabbie al posto della Spezia di base
    }
cli-uprising-posts = Posti d'osservazione
cli-uprising-wall-stands = Il Muro Scudo è in piedi: niente vermi delle sabbie in un Conflitto per Arrakeen, la Raffineria di Spezia o il Bacino Imperiale
cli-uprising-wall-gone = Il Muro Scudo è saltato: i vermi delle sabbie possono entrare in ogni Conflitto
cli-uprising-contracts = Contratti scoperti (altri { $n } nella banca)
cli-uprising-contracts-line = Contratti: { $contracts }
cli-uprising-contracts-aside = messi da parte per Shaddam: { $contracts }
cli-uprising-spies = Spie: { $posts }
cli-uprising-hooks = Ami da Creatore
cli-uprising-contracts-held = contratti: { $contracts }
cli-uprising-contracts-done =
    { $n ->
        [one] { $n } contratto completato
       *[other] { $n } contratti completati
    }
cli-uprising-icons = icone battaglia: { $icons }
cli-uprising-memories =
    { $n ->
        [one] { $n } memoria
       *[other] { $n } memorie
    }
cli-uprising-training = addestramento: { $reward }
cli-uprising-pile-contract = Contratto { $name }. { $text }
cli-uprising-brief =
    { $solari } Solari, { $spice } Spezia, { $water } acqua · { $agents ->
        [one] { $agents } Agente
       *[other] { $agents } Agenti
    }, { $spies_in_supply ->
        [one] { $spies_in_supply } Spia
       *[other] { $spies_in_supply } Spie
    } · guarnigione { $garrison }, Conflitto { $in_conflict }{ $sandworms ->
        [0] {""}
        [one] {" "}e 1 verme delle sabbie
       *[other] {" "}e { $sandworms } vermi delle sabbie
    } (forza { $strength })
