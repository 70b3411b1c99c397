### Opzioni e insiemi di regole di Dune: Imperium – Uprising a parole.

uprising-option-leaders = Come si assegnano i Leader: a sorte, o scelti uno dopo l'altro.
uprising-option-choam = Il modulo CHOAM: i contratti, e le carte che ne fanno parte.
uprising-option-difficulty = Quanto sono forti i Rivali.
uprising-option-rivals = I Rivali di una partita in uno o due.
uprising-option-brutal_escalation = Rivali: Escalation Brutale. In un Conflitto III un Rivale rivela due carte per le spade invece di una.
uprising-option-expert_deployment = Rivali: Schieramento Esperto. Un Rivale in netto vantaggio tiene le truppe per gli ultimi Conflitti.
uprising-option-smart_politics = Rivali: Politica Accorta. Un Rivale salta le Fazioni dove non ha più nulla da guadagnare.
uprising-option-dice_churn = Solitario: i dadi sostituiscono carte della Fila Imperium dopo ogni tuo turno Rivelazione.
uprising-option-streamlined_rivals = In due: un Rivale semplificato che non può vincere, per una prima partita.
uprising-option-base_cards = Si mescolano anche carte di Dune: Imperium.
uprising-option-base_conflicts = Si mescolano anche carte Conflitto di Dune: Imperium.
uprising-option-jessica_needs_memories = Lady Jessica può girare il suo Leader solo con una memoria da restituire.
uprising-option-last_reveal_breaks_ties = Chi ha svolto per ultimo un turno Rivelazione vince l'ultima parità; altrimenti la vittoria è condivisa.
uprising-option-fourth_takes_third_after_triple_tie = Se tre giocatori su quattro sono pari al primo posto, il quarto prende la terza ricompensa.
uprising-preset-standard = Le regole della scatola, con i Leader a sorte.
uprising-preset-choam = Le regole della scatola con il modulo CHOAM.
uprising-preset-first_game = Per una prima partita: Leader e Rivali facili per cominciare.
