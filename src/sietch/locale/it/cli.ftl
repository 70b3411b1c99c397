### Quello che dice la riga di comando in italiano.

## Cominciare

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
cli-kind-commander = carta iniziale da Comandante
cli-kinds-starter = Carte iniziali
cli-kinds-reserve = Riserva
cli-kinds-imperium = Carte Imperium
cli-kinds-intrigue = Carte Intrigo
cli-kinds-conflict = Carte Conflitto
cli-kinds-leader = Leader
cli-kinds-space = Spazi
cli-kinds-hagal = Carte Casata Hagal
cli-kinds-rival = Carte Rivale
cli-kinds-contract = Contratti
cli-kinds-objective = Carte Obiettivo
cli-kinds-post = Posti di osservazione
cli-kinds-commander-muad_dib = In sei: carte iniziali di Muad'Dib
cli-kinds-commander-shaddam_corrino_iv = In sei: carte iniziali di Shaddam
cli-kinds-six-space = In sei: spazi
cli-kinds-six-post = In sei: posti di osservazione
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
cli-rulesets-differ = Che cosa differisce: { $first } e { $second }
cli-rulesets-alike = { $first } e { $second } non differiscono
cli-coverage-game = { $game }: { $coverage }
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

cli-imperium-you = Tu: { $seats }
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

## Il tabellone di Uprising in sei

cli-imperium-col-great-houses = GC
cli-imperium-col-fringe-worlds = MP
cli-imperium-sword-bonus = Bonus Maestro d'Armi: { $seats }
cli-uprising-team = Squadra di { $name }
cli-uprising-team-score = { $team }: { $n } PV
cli-uprising-own-track = tracciato { $track } { $level }/{ $top } (poi: { $reward })
cli-uprising-own-track-top = tracciato { $track } { $level }, la cima
cli-uprising-step-each = { $gain } a ciascuno
cli-uprising-step-alliance = l'Alleanza { $track }, 1 Punto Vittoria
cli-uprising-board-emperor = Plancia personale di Shaddam (e 1 Influenza sul suo tracciato { $track })
cli-uprising-board-fremen = Plancia personale di Muad'Dib (e 1 Influenza sul suo tracciato { $track })
cli-uprising-throne = (Fila del Trono: solo la squadra di Shaddam)
cli-uprising-throne-line = Fila del Trono (solo la squadra di Shaddam): { $cards }
cli-uprising-mate-troops = { $name }: guarnigione { $garrison }, Conflitto { $in_conflict }, forza { $strength }
cli-uprising-mate-goods =
    { $name }: { $solari } Solari, { $spice } Spezia, { $water } acqua, { $intrigue_count ->
        [one] { $intrigue_count } carta Intrigo
       *[other] { $intrigue_count } carte Intrigo
    }
cli-uprising-turn-of = turno di { $name }
cli-uprising-no-arrow = nessun Agente rimasto indica questo Alleato: solo un turno Rivelazione
cli-uprising-brief-through =
    { $solari } Solari, { $spice } Spezia, { $water } acqua · { $agents ->
        [one] { $agents } Agente
       *[other] { $agents } Agenti
    }, { $spies_in_supply ->
        [one] { $spies_in_supply } Spia
       *[other] { $spies_in_supply } Spie
    } · attraverso { $ally }: guarnigione { $garrison }, Conflitto { $in_conflict }{ $sandworms ->
        [0] {""}
        [one] {" "}e 1 verme delle sabbie
       *[other] {" "}e { $sandworms } vermi delle sabbie
    } (forza { $strength })

## Che cosa non va

cli-said-did-you-mean = intendevi { $name }?
cli-said-known-are = sono noti: { $names }
cli-said-presets-are = le preimpostazioni sono { $names }
cli-said-no-file = il file o la cartella non esiste
cli-said-denied = accesso negato
cli-said-is-a-directory = è una cartella
cli-said-not-a-directory = non è una cartella
cli-said-disk-full = il disco è pieno
cli-said-read-only = il disco è di sola lettura
cli-said-interrupted = interrotto
cli-said-fault = è un difetto di Sietch stesso ({ $error }); SIETCH_DEBUG=1 mostra dove
cli-said-no-command = non c'è alcun comando { $name }
cli-said-no-command-hint = non c'è alcun comando { $name }; intendevi { $near }?
cli-said-no-option = non c'è alcuna opzione { $name }
cli-said-no-option-hint = non c'è alcuna opzione { $name }; intendevi { $near }?
cli-said-no-option-hints = non c'è alcuna opzione { $name } (opzioni possibili: { $names })
cli-said-missing-argument = manca l'argomento { $name }
cli-said-missing-value = l'opzione { $name } richiede un valore
cli-said-unwanted-value = l'opzione { $name } non accetta valori
cli-said-unwanted-argument = argomenti di troppo: { $names }
cli-said-bad-value = valore rifiutato per { $name }: { $hint }
cli-said-at-least = almeno { $n }
cli-said-at-most = al massimo { $n }
cli-said-whole-number = serve un numero intero
cli-said-number = serve un numero
cli-said-language = --lang { $lang }: lingua sconosciuta; { $hint }
cli-said-seed-length = un seme ha da 1 a { $most } caratteri, non { $n }
cli-said-unknown-player = giocatore sconosciuto: { $name }; { $hint }
cli-said-unknown-bot = bot sconosciuto: { $name }; { $hint }
cli-said-bot-does-not-play = il bot { $name } non gioca ancora a { $game }; quelli che lo fanno: { $names }
cli-said-heuristic-does-not-play = il bot heuristic non gioca a { $game }
cli-said-seat-count = { $game } si gioca in { $counts }, non in { $n }
cli-said-no-preset-or-file = { $word } non è né una preimpostazione né un file; { $hint }
cli-said-not-yaml = non è né YAML né JSON
cli-said-no-table = serve una tabella di opzioni
cli-said-unknown-game = gioco sconosciuto: { $name }; { $hint }
cli-said-unknown-game-only = gioco sconosciuto: { $name }
cli-said-no-card = nessuna carta di { $game } ha l'id o le parole { $words }
cli-said-no-card-hint = nessuna carta di { $game } ha l'id o le parole { $words }; { $hint }
cli-said-no-rule = nessuna regola di { $game } ha l'id o le parole { $words }
cli-said-no-rule-hint = nessuna regola di { $game } ha l'id o le parole { $words }; { $hint }
cli-said-no-folder = non c'è alcuna cartella { $path }
cli-said-resume-alone = --resume riprende il seme e le regole della partita salvata; togli --seed e --ruleset
cli-said-nobody-is-you = nessuno è «you», quindi non c'è nulla da giocare; sietch simulate fa giocare i bot da soli
cli-said-other-game = è una partita di { $found }, non di { $wanted }
cli-said-saved-seats = la partita salvata ha { $found } posti, non { $given }
cli-said-save-folder = è una cartella; indica un file con --save
cli-said-cannot-keep = la partita non può essere salvata: { $hint }; indica un altro file con --save
cli-said-record-seat = la registrazione non ha il posto { $seat }, solo { $n } posti
cli-said-not-a-seat = { $letter } non è un posto; i posti sono lettere da a a i
cli-said-no-seat = non c'è il posto { $seat }, solo { $n } posti
cli-said-option-list = l'opzione { $option } è un elenco, non { $value }
cli-said-option-switch = l'opzione { $option } è un interruttore: true o false, non { $value }
cli-said-option-number = l'opzione { $option } è un numero da 0 a 1000, non { $value }
cli-said-option-value = l'opzione { $option } non può essere { $value }
cli-said-option-value-hint = l'opzione { $option } non può essere { $value }; { $hint }
cli-said-ruleset-shape = le regole sono il nome di una preimpostazione o una tabella di opzioni, non { $value }
cli-said-no-preset = non c'è la preimpostazione { $name }; { $hint }
cli-said-unknown-option = opzione di regole sconosciuta: { $name }
cli-said-unknown-option-hint = opzione di regole sconosciuta: { $name }; { $hint }
cli-said-leaders-of-six = «leaders» indica i quattro Alleati di una partita in sei; i due Comandanti sono dati
cli-said-leader-choam = { $name } gioca solo con il modulo CHOAM; attiva «choam»
cli-said-conflicts-need-cards = «base_conflicts» aggiunge i Conflitti del gioco base; serve anche «base_cards»
cli-said-rival-option = { $option } riguarda i Rivali, che giocano solo con uno o due giocatori, non con { $n }
cli-said-rival-count = «rivals» indica { $given } Rivali; con { $n } giocatori ce ne sono { $wanted }
cli-said-rival-twice = «rivals» indica due volte un Rivale; ogni carta Rivale esiste una volta
cli-said-streamlined-who = «streamlined_rivals» vale solo per amber_metulli e glossu_rabban
cli-said-streamlined-two = «streamlined_rivals» è per due giocatori
cli-said-churn-solo = «dice_churn» è per il solitario
cli-said-difficulty-solo = «difficulty» è per il solitario
cli-said-leader-count = «leaders» indica { $given } Leader per { $n } posti
cli-said-leader-twice = «leaders» indica due volte un Leader; ogni Leader esiste una volta
cli-said-no-leader = non c'è alcun Leader { $name }
cli-said-two-rivals = «rivals» indica due Leader diversi per i due Rivali di una partita in solitario
cli-said-rival-is-player = { $name } è il Leader del giocatore e non può essere anche un Rivale
cli-said-alliance-size = alliance_size è il numero massimo di membri di un'alleanza: 2 o più, 0 senza limite
cli-said-alliance-size-alone = alliance_size non ha senso senza alleanze (FR-XX.A)
cli-said-faction-count = { $seats } posti richiedono { $wanted } fazioni, non { $given }
cli-said-faction-once = una fazione può essere giocata da un solo posto
cli-said-record-format = la registrazione ha il formato { $found }, più recente di quanto legge questo programma ({ $read }); aggiorna Sietch
cli-said-record-version = la registrazione richiede la versione { $wanted } delle regole di { $game }; questa è la { $found }
cli-said-record-field-shape = il campo { $field } della registrazione deve essere { $hint }
cli-said-list-of-names = un elenco di nomi
cli-said-list-of-actions = un elenco di azioni
cli-said-number-or-text = un numero o un testo
cli-said-a-table = una tabella
cli-said-table-or-null = una tabella o null
cli-said-a-whole-number = un numero intero
cli-said-a-text = un testo
cli-said-record-seats = { $game } non si gioca in { $n }
cli-said-not-text-file = non è un file di testo
cli-said-no-such-file = questo file non esiste
cli-said-cannot-read = il file non può essere letto ({ $hint })
cli-said-record-too-short = la registrazione ha { $found } azioni; non c'è alcuna posizione dopo { $n }
cli-said-record-too-long = la registrazione ha più di { $n } azioni
cli-said-record-differs = all'azione { $n } la posizione è diversa: la registrazione è stata modificata o segue altre regole
cli-said-record-not-over = la registrazione indica un risultato, ma dopo { $n } azioni la partita non è finita
cli-said-record-other-result = il risultato della registrazione non è quello a cui portano le sue azioni
cli-said-record-not-turn = azione { $n }, { $move }: non è il turno di questo posto
cli-said-record-illegal = l'azione { $n }, { $move }, non è permessa ({ $rule })
cli-said-record-empty = la registrazione è vuota
cli-said-record-cut = la registrazione è tagliata alla riga { $line }
cli-said-record-json = non è JSON: riga { $line }, colonna { $column }: { $said }
cli-said-record-nested = non è una registrazione: è troppo annidata o ha un numero troppo lungo
cli-said-record-no-table = non è una registrazione: il valore esterno deve essere una tabella
cli-said-record-no-field = la registrazione non ha il campo { $field }
cli-said-record-field-value = il campo { $field } della registrazione non può essere { $value }
cli-said-record-action-text = l'azione { $n } deve essere un testo, non { $value }
cli-said-record-unknown-action = azione sconosciuta { $name } all'azione { $n }, { $line }
cli-said-record-unknown-action-hint = azione sconosciuta { $name } all'azione { $n }, { $line }; { $hint }
cli-said-record-action = azione { $n }, { $line }: { $hint }
cli-said-record-digest = l'impronta { $field } della registrazione deve essere il numero di un'azione con un testo
cli-said-record-digest-late = la registrazione ha un'impronta per l'azione { $field } ma solo { $n } azioni: ne mancano
cli-said-scenario-nothing = non è atteso nulla, quindi non potrebbe fallire
cli-said-key-missing = manca la chiave { $field }
cli-said-no-compiler = compilare richiede un compilatore C (su Debian: apt install gcc python3-dev)
cli-said-mypyc-failed = mypyc non ha potuto costruire i moduli veloci
cli-said-not-a-link = { $link } non è un link; un link somiglia a { $example }
cli-said-link-no-table = { $link } non porta a un tavolo; un link somiglia a { $example }
cli-said-link-not-whole = il link non è intero: quello che segue il # somiglia a { $example }
cli-said-not-a-server = { $given } non è l'indirizzo di un server; un indirizzo somiglia a { $example }
cli-said-server-code = { $server } risponde con { $code }; è un server Sietch?
cli-said-server-else = { $server } risponde qualcos'altro; è un server Sietch?
cli-said-no-answer = { $server } è irraggiungibile: { $hint }
cli-said-refused-connection = connessione rifiutata
cli-said-unknown-host = nome o servizio sconosciuto
cli-said-server-gone = il server è irraggiungibile
cli-said-server-silent = il server non risponde
cli-said-no-packages = i tavoli di un server hanno bisogno di pacchetti che qui mancano ({ $names }): pip install 'sietch[server]'
cli-said-table-version = il tavolo si gioca con la versione { $wanted } delle regole, questa è la { $found }
cli-said-host-what = indica un gioco, o con --start un tavolo da cominciare
cli-said-no-clock = { $given } non è un orologio; un orologio somiglia a live:600+15, days:2 o none
cli-said-clock-length = il valore { $name } di un orologio è un numero di secondi, al massimo 60 giorni, non { $value }
cli-said-not-host-link = questo link non è quello di chi ospita; è stato mostrato alla creazione del tavolo e finisce con #host=KEY
cli-said-address-scheme = non è un indirizzo di questo genere; comincia con { $names }
cli-said-port-used = indirizzo già in uso; scegline un altro con --host o --port
cli-said-port-other = { $hint }; scegline un altro con --host o --port
cli-said-no-database = il database non si può aprire: { $hint }
cli-said-no-redis = Redis è irraggiungibile: { $hint }
cli-said-not-whole-number = { $name } è un numero intero, non { $value }
cli-said-no-such-vote = non c'è un voto su { $name }
cli-said-too-few-actions = non ci sono tante azioni da ritirare
cli-said-no-such-seat = questo posto non esiste
cli-said-bot-already = lì gioca già un bot
cli-said-that-state = il tavolo è già in questo stato
cli-said-table-no-clock = questo tavolo non ha orologio
