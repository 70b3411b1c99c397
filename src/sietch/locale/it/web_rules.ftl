### Le regole nel browser: una scheda del tavolo, e una pagina. Un capitolo si chiama come la sua prima regola, con trattini per i punti.

web-rules-companion = Le regole
web-rules-lead = Tutte le regole che Sietch applica, con il loro codice. Il tavolo cita gli stessi codici quando dice perché qualcosa non è possibile.
web-rules-search = Cerca nelle regole
web-rules-chapter = Capitolo
web-rules-all = { $n ->
    [one] Una regola
   *[other] { $n } regole
}
web-rules-found = { $n ->
    [0] Nessuna regola trovata
    [one] Una regola trovata
   *[other] { $n } regole trovate
}
web-rules-clear = Mostra tutte le regole

## Capitoli

web-chapter-imperium-R-SET-01 = Preparazione
web-chapter-imperium-R-GEN-01 = Principi generali
web-chapter-imperium-R-P1-01 = Inizio Round
web-chapter-imperium-R-P2-01 = Turni dei Giocatori
web-chapter-imperium-R-AG-01 = Turno Agente
web-chapter-imperium-R-RV-01 = Turno Rivelazione
web-chapter-imperium-R-CB-01 = Combattimento
web-chapter-imperium-R-MK-01 = Creatori
web-chapter-imperium-R-RC-01 = Richiamo
web-chapter-imperium-R-EN-01 = Fine Partita
web-chapter-imperium-R-IN-01 = Influenza e Alleanze
web-chapter-imperium-R-TR-01 = Eliminare carte
web-chapter-imperium-R-HI-01 = Informazioni nascoste
web-chapter-imperium-HG1 = Casata Hagal
web-chapter-imperium-SO1 = Partita in solitario
web-chapter-imperium-TP1 = Partita a due giocatori
web-chapter-imperium-Q1 = Decisioni sulle questioni aperte

web-chapter-uprising-R-SET-01 = Preparazione
web-chapter-uprising-R-GEN-01 = Principi generali
web-chapter-uprising-R-RND-01 = Round
web-chapter-uprising-R-AGT-01 = Turno Agente
web-chapter-uprising-R-UNT-01 = Unità e schieramento
web-chapter-uprising-R-WRM-01 = Vermi delle sabbie, Ami da Creatore e Muro Scudo
web-chapter-uprising-R-SPY-01 = Spie
web-chapter-uprising-R-REV-01 = Turno Rivelazione
web-chapter-uprising-R-CMB-01 = Combattimento
web-chapter-uprising-R-END-01 = Creatori, Richiamo e Fine Partita
web-chapter-uprising-R-INF-01 = Influenza e Alleanze
web-chapter-uprising-R-CHM-01 = Modulo CHOAM
web-chapter-uprising-R-MIX-01 = Unire ad altre scatole
web-chapter-uprising-F-01 = Decisioni della FAQ ufficiale
web-chapter-uprising-RV-01 = Rivali: preparazione
web-chapter-uprising-RV-12 = Rivali: difficoltà in solitario
web-chapter-uprising-RV-16 = Rivali: varianti
web-chapter-uprising-RV-21 = Rivali: il loro turno
web-chapter-uprising-RV-29 = Rivali: le loro regole
web-chapter-uprising-S6-01 = Sei giocatori: preparazione
web-chapter-uprising-S6-13 = Sei giocatori: punteggio e fine
web-chapter-uprising-S6-16 = Sei giocatori: plance personali e icone
web-chapter-uprising-S6-25 = Sei giocatori: Maestro d'Armi e Fila del Trono
web-chapter-uprising-S6-28 = Sei giocatori: combattimento e altro
web-chapter-uprising-C1 = Comandanti
web-chapter-uprising-Q-01 = Decisioni sulle questioni aperte

web-chapter-classic-IT-I = Materiale e preparazione
web-chapter-classic-FR-IV = Vittoria e turni
web-chapter-classic-FR-VI-A = Tempesta
web-chapter-classic-FR-VII-A-1 = Esplosione di Spezia
web-chapter-classic-FR-VIII-A = Asta
web-chapter-classic-FR-IX-A = Rigenerazione, sbarchi e spostamenti
web-chapter-classic-FR-X-A-1 = Battaglie
web-chapter-classic-FR-XI-A = Raccolta della Spezia
web-chapter-classic-FR-XII-A = Alleanze
web-chapter-classic-FR-XIII-A = Accordi
web-chapter-classic-IT-XIV = Regole opzionali
web-chapter-classic-FR-XXIII-A = Gioco avanzato
web-chapter-classic-IT-XXV-A-1 = Domande e risposte del regolamento italiano
web-chapter-classic-SH-KARAMA = Poteri degli scudi
web-chapter-classic-CARD-WEAPON = Carte Tradimento
web-chapter-classic-FR-XIX-A-1 = Il Duello
web-chapter-classic-FR-XVI-A-1 = Spice Harvest, il preludio
web-chapter-classic-OQ2 = Domande che Sietch ha deciso
