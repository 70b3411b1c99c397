### Opzioni e insiemi di regole di Dune: Imperium a parole.

imperium-option-leaders = Come si assegnano i Leader: a sorte, o scelti uno dopo l'altro.
imperium-option-difficulty = Quanto sono forti i Rivali di una partita in solitario.
imperium-option-rivals = I Rivali di una partita in solitario.
imperium-option-bindu_pass_optional = Sospensione Bindu ti lascia continuare il turno invece di chiuderlo.
imperium-option-reverend_mother_spice_always = Reverenda Madre del Sietch dà la sua Spezia anche senza Legame Fremen.
imperium-option-masterstroke_forced = Il Colpo da Maestro del Barone Harkonnen va usato appena possibile.
imperium-option-masterstroke_counts_all_troops = Colpo da Maestro conta tutte le truppe che entrano nel Conflitto nel turno, non solo quelle schierate.
imperium-option-last_reveal_breaks_ties = Chi ha svolto per ultimo un turno Rivelazione vince l'ultima parità; altrimenti la vittoria è condivisa.
imperium-option-corner_the_market_needs_two = Accaparrarsi il Mercato non dà nulla per una sola copia di La Spezia Deve Scorrere.
imperium-option-rivals_hold_by_troops = Con lo schieramento esperto un Rivale si trattiene con due truppe di vantaggio, invece di 4 forza.
imperium-option-hagal_starts_with_garrison = In due giocatori la Casata Hagal inizia con truppe nella sua guarnigione.
imperium-option-rival_signet_asks = Decidi tu se un Rivale paga per la sua capacità del sigillo.
imperium-option-hagal_acts_after_bindu = In due giocatori la Casata Hagal agisce anche dopo un turno chiuso da Sospensione Bindu.
imperium-option-kwisatz_haderach_enters_free = Kwisatz Haderach toglie anche il costo e il requisito dello spazio.
imperium-option-envoy_needs_an_icon = Anche con Inviare un Emissario, solo una carta con un'icona Agente può inviare un Agente.
imperium-option-fourth_takes_third_after_triple_tie = Se tre giocatori su quattro sono pari al primo posto, il quarto prende la terza ricompensa.
imperium-preset-standard = Le regole della scatola, con i Leader a sorte.
imperium-preset-first_game = Per una prima partita: Leader e Rivali facili per cominciare.
