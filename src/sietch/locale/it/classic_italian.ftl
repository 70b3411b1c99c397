### Dune classico: gli extra dell'edizione italiana. Ixiani, Bene Tleilax, Landsraad, altre fortezze, fino a nove giocatori.

## Opzioni

classic-option-extra_factions = Si possono giocare gli Ixiani e il Bene Tleilax: sorteggiati, scelti o nominati. Servono quando si è più di sei.
classic-option-ixian_leaders_free = I leader ixiani escono gratis dalle vasche a ogni rigenerazione.
classic-option-landsraad_reconstruction = Si può nominare il Landsraad come fazione. È una ricostruzione nostra, non una fazione stampata; serve quando si è in nove.

## Poteri che un Karama può fermare

classic-power-ixian_spice = la Spezia delle officine
classic-power-tleilaxu_income = l'incasso delle vasche
classic-power-landsraad_levy = il tributo di 2 Spezia

## Domande e risposte

classic-question-BreedTraitor = { $leader } esce dalle vasche. Sarà un tuo traditore? Può esserlo uno solo per turno
classic-question-RuleTerritory = { $leader } ha conquistato un territorio ({ $territory }). Mostri che questo leader è tuo, per dominarlo? Sarà una tua fortezza finché nessuno vi entra
classic-question-ChoosePrey = Le battaglie sono finite. Quale leader attacchi?
classic-question-CommandHunter = Il Bene Tleilax attacca { $leader } ({ $territory }): che cosa ordina la Voce?
classic-question-ForeseeKnife = Il Bene Tleilax attacca { $leader } ({ $territory }): chiedi di vedere la sua arma?
classic-question-ShowKnife = Con quale arma attacchi { $leader } ({ $territory })? Gli Atreides la vedono ora, ed è vincolante
classic-question-Knives = Il Bene Tleilax attacca { $leader } ({ $territory }): quale carta giochi?
classic-question-CallLevy = Da chi riscuoti 2 Spezia?
classic-action-yes-BreedTraitor = Questo leader serve noi
classic-action-no-BreedTraitor = Lascialo andare
classic-action-yes-RuleTerritory = Mostralo e domina
classic-action-no-RuleTerritory = Mantieni il segreto
classic-action-pass-ChoosePrey = Non attaccare nessuno
classic-action-leader-ChoosePrey = Attacca { $arg } ({ $n })
classic-action-pass-CommandHunter = Non ordinare nulla
classic-action-yes-ForeseeKnife = Guarda l'arma
classic-action-no-ForeseeKnife = Non chiedere nulla
classic-action-pass-CallLevy = Non riscuotere nulla
classic-action-against-CallLevy = Riscuoti 2 Spezia: { $arg }

## Ragioni

classic-why-one_ghola = un leader rigenerato in questo turno ti serve già

## Eventi

classic-by-tleilaxu = il Bene Tleilax
classic-event-ixian_spice = { $name } riceve { $spice } Spezia dalle officine di Ix
classic-event-ixian_spice_lost = Tutta la Spezia di { $name } è distrutta: { $spice }
classic-event-ghola = { $leader } è uscito dalle vasche; nessun altro sa se serve { $name }
classic-event-ghola_seen = { $leader } è uscito dalle vasche e serve { $name } in segreto
classic-event-ruled = { $leader } era una creatura di { $name }, che ora domina qui: { $territory }
classic-event-rule_ended = Entrano gettoni: { $name } non domina più qui ({ $territory })
classic-event-hunted = { $name } attacca { $leader } ({ $territory })
classic-event-knives = { $name } contro { $leader }, leader di { $other }: arma { $weapon }, difesa { $defense }
classic-event-escaped = { $leader } sopravvive all'attacco
classic-event-levy = { $name } riscuote un tributo: { $other }

## Regole

classic-IT-I = Si gioca da due a nove: oltre alle sei fazioni della scatola ci sono gli Ixiani, il Bene Tleilax e il Landsraad, i cui scudi non vi si trovano.
classic-IT-XVIII-C-1 = Con entrambi i nuovi sietch servono due fortezze in più per vincere, ma Carthag e Arrakeen contano per due ciascuna.
classic-SH-IXIANS-1 = I gettoni ixiani si spostano di due territori al massimo, di tre con gli ornitotteri.
classic-SH-IXIANS-2 = All'inizio di ogni raccolta gli Ixiani ricevono 10 Spezia.
classic-SH-IXIANS-3 = Gli Ixiani sbarcano e si spostano sempre prima di tutti gli altri, Gilda compresa.
classic-SH-IXIANS-4 = Per opzione, i leader ixiani escono gratis dalle vasche nella rigenerazione.
classic-SH-IXIANS-5 = Un Karama contro gli Ixiani, quando hanno appena ricevuto la loro Spezia, distrugge tutta quella che possiedono.
classic-SH-IXIANS-ALLIANCE = Anche gli alleati degli Ixiani si spostano di due territori e ricevono le 10 Spezia; il passo dei Fremen non cambia.
classic-SH-IXIANS-KARAMA = Karama speciale degli Ixiani, nel gioco avanzato: in una battaglia tutti i loro gettoni contano per intero senza Spezia, e uno e mezzo con essa.
classic-SH-BENE_TLEILAX-1 = Il Bene Tleilax non ha né gettoni né leader né punto, non pesca traditori e non usa mai i dischi della tempesta; dove conta l'ordine della tempesta viene per ultimo. Non si gioca in due.
classic-SH-BENE_TLEILAX-2 = Tutta la Spezia pagata per le rigenerazioni va al Bene Tleilax invece che alla banca.
classic-SH-BENE_TLEILAX-3 = Dopo tutte le battaglie di un turno il Bene Tleilax può attaccare un leader vivo che ha guidato una battaglia: la sua arma contro una difesa della fazione di quel leader, entrambe in segreto. Chi è attaccato può usare la propria Voce o Prescienza. Si perdono gettoni solo in un'esplosione, e nessuno è pagato.
classic-SH-BENE_TLEILAX-4 = Il Bene Tleilax può, in segreto, fare di un leader per turno un suo traditore, nel momento in cui è rigenerato. Un leader rigenerato di nuovo è un corpo nuovo.
classic-SH-BENE_TLEILAX-5 = Quando un tale leader conquista un territorio per la sua fazione e sopravvive, il Bene Tleilax può mostrare, allora o dopo le battaglie di un turno successivo, che è suo e dominare il territorio, se il leader vive e la sua fazione vi è ancora sola: conta come sua fortezza, e ciò che vi si raccoglie è suo, finché qualcuno non vi fa entrare gettoni.
classic-SH-BENE_TLEILAX-ALLIANCE = Gli alleati del Bene Tleilax possono rigenerare più di tre gettoni per turno, ciascuno oltre quelli gratuiti per 2 Spezia.
classic-OQ40 = Il settimo, l'ottavo e il nono giocatore prendono punti nei settori 2, 8 e 14.
classic-OQ41 = Il Landsraad è una ricostruzione nostra, assente se l'opzione non lo dice: della fazione stampata si conoscono solo i 20 gettoni in riserva. Qui può riscuotere 2 Spezia per turno, prima dell'asta, da chiunque non sia suo alleato.
classic-OQ42 = Un Karama manda alla banca, invece che al Bene Tleilax, ciò che è pagato per i gettoni di una rigenerazione.
classic-OQ43 = Che gli Ixiani siano sempre primi vale per sbarchi e spostamenti, non per battaglie e aste.
