### Regole di Dune: Imperium con le parole di Sietch. Un messaggio per ogni identificatore di regola.

## Preparazione

R-SET-01 = Il mazzo Conflitto contiene dieci carte: una carta Conflitto I a caso in cima, sotto cinque carte Conflitto II a caso e in fondo le quattro carte Conflitto III. Le altre carte Conflitto escono dal gioco senza essere viste.
R-SET-02 = Le 40 carte Intrigo e le 67 carte Imperium formano due mazzi mescolati a faccia in giù. Cinque carte Imperium scoperte formano la Fila Imperium; accanto ci sono le pile della Riserva: 8 Contatto su Arrakis, 10 La Spezia Deve Scorrere e 6 Spazio Piegato.
R-SET-03 = Inizi con un Leader, un mazzo mescolato di dieci carte, 1 acqua e due Agenti. Il tuo terzo Agente, il Maestro d'Armi, aspetta accanto al tabellone finché non lo ottieni.
R-SET-04 = In quattro giocatori tutti iniziano con 1 Punto Vittoria, in meno giocatori con 0.
R-SET-05 = All'inizio hai 0 forza, 0 Influenza con ognuna delle quattro Fazioni, 3 truppe nella tua guarnigione e 9 nella tua scorta.
R-SET-06 = La tua scorta è visibile a tutti. La banca non esaurisce mai Solari, Spezia o acqua.
R-SET-07 = Il Primo Giocatore è sorteggiato. Glossu «La Bestia» Rabban riceve in più 1 Spezia e 1 Solari; il Barone Vladimir Harkonnen sceglie in segreto due Fazioni quando tutto il resto è pronto, prima del primo round.
R-SET-08 = Il Mentat inizia sul proprio spazio e i quattro segnalini Alleanza sui tracciati Influenza.
R-SET-09 = Le partite in solitario e a due giocatori aggiungono la Casata Hagal: le sue carte, i suoi Rivali e alcune modifiche alla preparazione.

## Principi generali

R-GEN-01 = Se una carta e le regole generali si contraddicono, segui la carta.
R-GEN-02 = Ogni effetto di uno spazio o di una carta è obbligatorio, a meno che si dica facoltativo, stia dopo una freccia o permetta di eliminare una carta. Una carta che chiede di eliminare se stessa, senza freccia, va eliminata.
R-GEN-03 = Il costo che precede una freccia si può pagare una sola volta per ogni uso dell'effetto.
R-GEN-04 = Per giocare una carta Intrigo devi soddisfarne le condizioni e pagarne il costo. Non puoi liberartene senza effetto.
R-GEN-05 = Ciò che ottieni viene dalla banca e ciò che paghi vi ritorna. Non puoi pagare con ciò che non hai.
R-GEN-06 = Se devi pescare e il tuo mazzo è vuoto, mescola i tuoi scarti per formare un nuovo mazzo e continua; se anche gli scarti mancano, smetti di pescare. Gli scarti non si mescolano mai solo per guardare una carta.
R-GEN-07 = Quando il mazzo Intrigo è vuoto, i suoi scarti mescolati formano un nuovo mazzo Intrigo.
R-GEN-08 = Si scarta dalla mano, se non è detto altro. Chi scarta sceglie la carta.
R-GEN-09 = Le truppe reclutate passano dalla tua scorta alla tua guarnigione, finché la scorta ne contiene. Le truppe perse vanno nella scorta, quelle ritirate nella guarnigione, e un Agente richiamato torna sul tuo Leader e si può inviare di nuovo in questo round.
R-GEN-10 = Il tuo punteggio segue ogni Punto Vittoria ottenuto o perso. Può superare 12.
R-GEN-11 = La capacità a sinistra del tuo Leader funziona come vi è descritta. La capacità del sigillo funziona solo se giochi Anello con Sigillo in un turno Agente.
R-GEN-12 = Le carte Complotto si giocano nei tuoi turni Agente e Rivelazione, le carte Combattimento nella fase di Combattimento, le carte Fine Partita alla fine. Puoi tenere quante carte Intrigo vuoi e guardarle liberamente; dopo l'uso una carta si scarta a faccia in su.
R-GEN-13 = La Persuasione si spende solo nel tuo turno Rivelazione del round in cui la ottieni. Non si conserva mai.
R-GEN-14 = Una carta appena acquisita non si può ancora usare. Il suo effetto di acquisizione, se c'è, vale una sola volta, in quel momento.
R-GEN-15 = Il Mentat si prende solo dal proprio spazio, mai da un giocatore o da un altro spazio.
R-GEN-16 = I due testi francesi del regolamento concordano. I numeri che mostrano solo in figura, come i prezzi di Vendere il Melange, vengono dal regolamento inglese.

## Inizio Round

R-P1-01 = Il round si apre girando la prima carta del mazzo Conflitto.
R-P1-02 = Se il nuovo Conflitto nomina uno spazio che controlli, puoi schierarvi una truppa dalla tua scorta.
R-P1-03 = All'inizio del round ogni giocatore pesca cinque carte, oltre a quelle che ha ancora in mano.
R-P1-04 = Chi ha vinto Districare il Caos prende il Mentat all'inizio del round successivo. Nel frattempo il Mentat non torna sul suo spazio.

## Turni dei Giocatori

R-P2-01 = Si gioca in senso orario dal Primo Giocatore, un turno Agente o un turno Rivelazione alla volta. Puoi svolgere il turno Rivelazione anche se ti restano Agenti.
R-P2-02 = Se non hai un turno Agente possibile, devi svolgere il turno Rivelazione. Dopo vieni saltato, e la fase termina quando tutti hanno rivelato.
R-P2-03 = Puoi giocare quante carte Intrigo Complotto vuoi, in qualsiasi momento del tuo turno Agente o Rivelazione, anche tra due effetti. Non puoi giocarle nel turno di un altro.

## Turno Agente

R-AG-01 = In un turno Agente giochi una carta dalla mano e invii un Agente dal tuo Leader a uno spazio libero che mostra una delle icone Agente della carta. Una carta invia un solo Agente, e una carta senza icone Agente non si può giocare così.
R-AG-02 = Uno spazio con un Agente, anche tuo, è occupato e non si può scegliere. Kwisatz Haderach lo ignora; Infiltrazione, e Helena Richese negli spazi Landsraad e Città, ignorano solo gli Agenti avversari.
R-AG-03 = Per inviare un Agente devi prima soddisfare il requisito dello spazio e pagarne il costo, prima di ogni effetto dello spazio o della carta. Ciò che ti darebbero non può servire a pagare; una carta Intrigo Complotto giocata prima sì.
R-AG-04 = Dopo il pagamento applichi nell'ordine che vuoi lo spazio, 1 Influenza se è uno spazio Fazione, e il riquadro Agente della carta. Il riquadro Rivelazione si ignora.
R-AG-05 = Sietch Tabr richiede almeno 2 Influenza con i Fremen. Alto Consiglio e Maestro d'Armi si usano una sola volta per partita a testa.
R-AG-06 = Ogni volta che un giocatore qualsiasi invia un Agente a uno spazio controllato, chi lo controlla ottiene 1 Solari ad Arrakeen o Carthag, oppure 1 Spezia al Bacino Imperiale.
R-AG-07 = In uno spazio Creatore ottieni la Spezia di base e tutta la Spezia bonus che vi si trova. Trasportatore raddoppia solo la base; la Contessa Ariana Thorvald prende sempre 1 Spezia in meno e pesca una carta.
R-AG-08 = In uno spazio di Combattimento puoi schierare quante vuoi delle truppe reclutate in questo turno, da qualunque fonte, e fino a due altre dalla guarnigione. Le reclute non schierate vanno in guarnigione, e una truppa che vi era già non conta mai come recluta.
R-AG-09 = Inviare un Agente a uno spazio che non è di Combattimento non permette di schierare truppe. Lo permette solo una carta come Mobilitazione Rapida.
R-AG-10 = Lo spazio Mentat fa pescare una carta, e dà il Mentat solo se si trova lì. In questo round lo invii come uno qualsiasi dei tuoi Agenti, con qualsiasi carta.
R-AG-11 = Il terzo Agente ottenuto con Maestro d'Armi si può inviare già in questo round e in tutti i successivi.
R-AG-12 = Lo spazio Spazio Piegato mette una carta Spazio Piegato nei tuoi scarti. Quella carta non ha un costo in Persuasione e non si può comprare.
R-AG-13 = In Segreti peschi una carta Intrigo, e ogni avversario che ne ha almeno quattro te ne cede una a caso.
R-AG-14 = In Selezione Genetica paghi comunque le 2 Spezia. Poi puoi eliminare una carta per pescarne due.
R-AG-15 = Una carta giocata in un turno Agente resta in gioco fino alla pulizia, alla fine del tuo turno Rivelazione.
R-AG-16 = Kwisatz Haderach può spostare un tuo Agente già sul tabellone in qualsiasi spazio, occupato o no, anche quello in cui si trova. Non può ripetere uno spazio limitato a una volta per partita né entrare dove La Voce lo vieta; uno spazio Creatore rimasto vuoto riceve la Spezia bonus come al solito.
R-AG-17 = Lo spazio scelto con La Voce è chiuso agli avversari di chi l'ha giocata. Il divieto finisce quando inizia il suo turno successivo.
R-AG-18 = Sospensione Bindu si gioca solo all'inizio del tuo turno, prima di ogni altra cosa. Peschi una carta e il tuo turno termina.

## Turno Rivelazione

R-RV-01 = Nel turno Rivelazione riveli tutte le carte rimaste in mano. Contano solo i loro riquadri Rivelazione, non quelli delle carte giocate nei turni Agente.
R-RV-02 = Applichi gli effetti Rivelazione nell'ordine che vuoi, e puoi acquisire carte prima, durante o dopo. La Persuasione viene dalle carte rivelate, più 2 con un seggio nell'Alto Consiglio, 1 con un Agente in Sala dell'Oratoria, e ciò che aggiungono Carisma o Missione di Reclutamento.
R-RV-03 = Una carta pescata durante il tuo turno Rivelazione si rivela e si usa subito.
R-RV-04 = Puoi acquisire quante carte ti consente la Persuasione, dalla Fila Imperium e dalle pile Contatto su Arrakis e La Spezia Deve Scorrere. Spazio Piegato non si acquisisce così, e la Persuasione non spesa è persa.
R-RV-05 = Una carta acquisita va a faccia in su nei tuoi scarti, a meno che Missione di Reclutamento o Aggirare il Protocollo la metta in cima al tuo mazzo. La Fila Imperium si completa subito, e puoi acquisire anche la nuova carta.
R-RV-06 = Quando il mazzo Imperium è vuoto, la Fila Imperium non si completa più.
R-RV-07 = La tua forza vale 2 per ogni tua truppa nel Conflitto più 1 per ogni spada rivelata. Senza truppe sul posto è 0, e niente può aumentarla.
R-RV-08 = Annunci la tua forza e regoli il tuo segnalino Combattimento. Oltre 20 il segnalino si gira sul lato +20.
R-RV-09 = Alla fine del tuo turno Rivelazione tutte le carte giocate e rivelate nel round vanno nei tuoi scarti.
R-RV-10 = Un Legame Fremen funziona se hai in gioco almeno un'altra carta Fremen; una carta eliminata non conta più. Due carte con Legame Fremen si attivano a vicenda, in qualsiasi ordine.
R-RV-11 = Banchieri della Gilda abbassa il prezzo di ogni copia di La Spezia Deve Scorrere che acquisisci in questo turno.
R-RV-12 = Liet Kynes conta tutte le tue carte Fremen in gioco, compresi se stesso e quelle giocate nei turni Agente.
R-RV-13 = In un turno Rivelazione puoi schierare truppe solo con una carta che lo dice: Legione Sardaukar, Ornitottero da Combattimento, Gurney Halleck, Rinforzi, Mobilitazione Rapida o Doppio Gioco.

## Combattimento

R-CB-01 = Partecipa solo chi ha una truppa nel Conflitto: in senso orario dal Primo Giocatore, ognuno gioca quante carte Intrigo Combattimento vuole oppure passa. Passare non ti esclude; questo passo termina quando tutti hanno passato di seguito.
R-CB-02 = Ogni cambiamento di forza vale subito: 1 per ogni spada di una carta Intrigo, 2 per ogni truppa che entra o esce. Senza più truppe la tua forza è 0.
R-CB-03 = La forza più alta vince il Conflitto e prende la prima ricompensa, la seguente prende la seconda, e la terza si dà solo in quattro giocatori. Con forza 0 non si ottiene nulla.
R-CB-04 = In caso di parità al primo posto nessuno vince e ognuno dei pari merito prende la seconda ricompensa. In quattro giocatori, se la parità riguarda esattamente due, gli altri due si contendono la terza; in meno giocatori gli altri non ottengono nulla.
R-CB-05 = I pari merito al secondo posto prendono ciascuno la terza ricompensa, con qualsiasi numero di giocatori. I pari merito al terzo posto non ottengono nulla.
R-CB-06 = In uno, due o tre giocatori le ricompense seguono le stesse regole. Solo la partita in quattro è diversa.
R-CB-07 = Una carta legata alla vittoria di un Conflitto si gioca dopo la sua risoluzione e prima della fase successiva, e solo se il vincitore è unico. La Spezia della ricompensa può pagarla, e una carta simile ricevuta come ricompensa si può giocare subito.
R-CB-08 = Una ricompensa di controllo mette il tuo segnalino Controllo sullo spazio, al posto di quello di un avversario. Una ricompensa di 2 Influenza va a una sola Fazione; Macchinazioni dà 1 Influenza con ognuna di due Fazioni diverse.
R-CB-09 = Dopo le ricompense tutte le truppe nel Conflitto tornano nelle scorte dei proprietari, non nelle guarnigioni, e ogni forza scende a 0.
R-CB-10 = Una ricompensa che elimina una carta è facoltativa. Puoi scegliere una carta dalla mano, dagli scarti o in gioco.

## Creatori

R-MK-01 = Ogni spazio Creatore senza Agenti riceve 1 Spezia bonus, che si aggiunge a quella già presente.

## Richiamo

R-RC-01 = Se un giocatore ha 10 o più Punti Vittoria o il mazzo Conflitto è vuoto, inizia la Fine Partita. Altrimenti gli Agenti tornano sui Leader e il Mentat sul suo spazio, salvo se vinto per il round successivo, e il segnalino Primo Giocatore passa a sinistra.
R-RC-02 = La fine della partita si controlla solo nella fase di Richiamo. Arrivare prima a 10 Punti Vittoria non ferma nulla, e i punti si possono ancora perdere.

## Fine Partita

R-EN-01 = Nella Fine Partita i giocatori possono giocare carte Intrigo Fine Partita. Poi vince chi ha più Punti Vittoria.
R-EN-02 = Una parità si risolve con più Spezia, poi Solari, poi acqua, poi truppe in guarnigione.
R-EN-03 = Nella Fine Partita Spareggio vale 10 Spezia e Piani Dentro Piani chiede almeno 3 Influenza su ogni tracciato contato. Accaparrarsi il Mercato ti confronta con ogni avversario separatamente.
R-EN-04 = Una partita dura al massimo dieci round.

## Influenza e Alleanze

R-IN-01 = L'Influenza va da 0 a 6 su ogni tracciato e ciò che eccede è perso. Salire a 2 dà 1 Punto Vittoria; scendere sotto 2 lo toglie.
R-IN-02 = Ogni volta che sali a 4 Influenza ottieni il bonus del tracciato. Lo tieni se scendi, e puoi ottenerlo di nuovo.
R-IN-03 = Il primo a raggiungere 4 Influenza prende il segnalino Alleanza, che vale 1 Punto Vittoria. Un avversario lo sottrae solo salendo più in alto di lui, non raggiungendolo.
R-IN-04 = Se chi ha un segnalino Alleanza perde Influenza, lo prende un giocatore che era alla pari; fra più giocatori sceglie chi lo cede. Se scende a 3 o meno, il segnalino va a un giocatore con almeno 4, altrimenti torna sul tabellone.
R-IN-05 = Per pagare perdendo Influenza devi averne almeno 1 su quel tracciato.
R-IN-06 = Un effetto Alleanza funziona solo se hai il segnalino Alleanza di quella Fazione. Un effetto con un numero di Influenza richiede almeno altrettanta Influenza con la Fazione.

## Eliminare carte

R-TR-01 = Puoi eliminare una carta dalla mano, dagli scarti o in gioco; esce dalla partita, ma una carta Riserva torna nella sua pila. Il Punto Vittoria ottenuto con La Spezia Deve Scorrere resta.
R-TR-02 = Una carta in gioco può essere eliminata dal proprio effetto di eliminazione. Il resto di quel riquadro si applica comunque.
R-TR-03 = Missione di Assassinio dà 4 Solari ogni volta che viene eliminata. Spia Imperiale dà una carta Intrigo solo se la elimina il suo stesso effetto.

## Informazioni nascoste

R-HI-01 = Le mani, l'ordine dei mazzi, le carte del mazzo Conflitto, le carte Intrigo in mano e le Fazioni scelte dal Barone sono nascosti; solo Paul Atreides può vedere la prima carta del proprio mazzo. Tutto il resto è pubblico, compreso quante carte Intrigo ha ciascuno.
R-HI-02 = Una carta Intrigo si mostra quando viene giocata e poi si scarta a faccia in su. Carisma e Missione di Reclutamento, se giocate in anticipo, restano scoperte fino al tuo turno Rivelazione.

## Casata Hagal

HG1 = Un Rivale svolge solo turni Agente, mai un turno Rivelazione. Non ha mazzo, mano né Persuasione.
HG2 = Nel turno di un Rivale si rivela la prima carta Casata Hagal e il suo Agente va nello spazio indicato. Se è occupato, la carta si salta e si rivela la successiva.
HG3 = Quando il mazzo Casata Hagal è vuoto o appare Rimescola, tutte le sue carte formano subito un nuovo mazzo mescolato e il turno continua.
HG4 = Un Rivale non paga costi, non ha bisogno di requisiti e non riceve effetti dello spazio. Contano solo le icone della sua carta.
HG5 = Un'icona Influenza fa salire il Rivale di 1 su quel tracciato. Non riceve il bonus a 4 Influenza, ma prende e perde il segnalino Alleanza come un giocatore.
HG6 = Un Rivale recluta dalla sua scorta, finché ce n'è. Con una carta di uno spazio di Combattimento le truppe vanno direttamente nel Conflitto, altrimenti nella sua guarnigione.
HG7 = Ogni volta che un Rivale va in uno spazio di Combattimento schiera anche fino a due truppe della sua guarnigione, pure se la sua carta non ne recluta.
HG8 = Quando un Rivale raccoglie Spezia, la Spezia bonus lascia lo spazio. In due giocatori va alla banca; in solitario la prende il Rivale insieme alla Spezia di base.
HG9 = All'inizio del Combattimento ogni Rivale con una truppa nel Conflitto rivela una carta Casata Hagal, in ordine di turno, e aggiunge alla forza solo le sue spade. Poi i giocatori possono giocare carte Intrigo Combattimento.
HG10 = Una carta o uno spazio che colpisce gli avversari colpisce anche un Rivale, se possiede ciò che l'effetto chiede.
HG11 = Il tuo segnalino Controllo ti dà il bonus anche quando vi viene inviato l'Agente di un Rivale.

## Partita in solitario

SO1 = I Rivali giocano al loro posto nel giro, come te, finché hanno Agenti. Il segnalino Primo Giocatore passa fra tutti e tre.
SO2 = I Rivali segnano i Punti Vittoria per 2 Influenza e per i segnalini Alleanza. Non ricevono mai il bonus a 4 Influenza.
SO3 = I Rivali prendono per intero la prima e la seconda ricompensa dei Conflitti: Punti Vittoria, Influenza, risorse, carte Intrigo tenute coperte, controllo, e il Mentat per il round successivo. Una ricompensa che elimina una carta per loro non ha effetto.
SO4 = Un Rivale che controlla uno spazio ottiene il bonus di controllo. Schiera sempre la truppa in più quando un Conflitto nomina quello spazio.
SO5 = Un Rivale che deve scegliere una Fazione prende quella in cui ha meno Influenza. Tu decidi le parità e tutte le altre sue scelte.
SO6 = A difficoltà Mentat e Kwisatz Haderach, un Rivale già in vantaggio di almeno 4 forza in un Conflitto I o II non schiera nulla e tiene le truppe in guarnigione. In un Conflitto III schiera sempre tutto ciò che può.
SO7 = Per Accaparrarsi il Mercato ogni Rivale conta come se avesse due copie di La Spezia Deve Scorrere.
SO8 = Anche un Rivale con 10 o più Punti Vittoria porta la partita alla fine. Vince il punteggio più alto, con gli spareggi consueti.

## Partita a due giocatori

TP1 = In due giocatori la Casata Hagal ha tre Agenti, nessun Leader, nessuna risorsa e nessuna truppa in guarnigione. Tutte le sue truppe iniziano nella sua scorta.
TP2 = Le tre carte Arrakeen (1G) escono dal mazzo Casata Hagal. Le altre 28 carte si mescolano.
TP3 = La Casata Hagal agisce dopo ogni turno Agente del Primo Giocatore, finché le resta un Agente.
TP4 = La Casata Hagal non raccoglie risorse, non prende ricompense dei Conflitti e non segna Punti Vittoria.
TP5 = La Casata Hagal non può prendere il controllo di uno spazio. Se vince un Conflitto che nomina uno spazio, il segnalino Controllo che vi si trova viene tolto.
TP6 = La forza della Casata Hagal conta nella classifica. La ricompensa del posto che occupa è persa.

## Decisioni sulle questioni aperte

Q1 = Sospensione Bindu chiude il tuo turno dopo la pesca; l'opzione di regole bindu_pass_optional ti permette invece di continuare.
Q2 = Reverenda Madre del Sietch dà 3 Persuasione e 1 Spezia solo con un Legame Fremen.
Q3 = Il bonus a 4 Influenza con l'Imperatore è di 2 truppe.
Q4 = Una volta per partita, quando il Barone Vladimir Harkonnen schiera almeno quattro truppe in un turno, sceglie se usare Colpo da Maestro; un'opzione di regole lo rende obbligatorio.
Q5 = Colpo da Maestro conta tutte le truppe che il Barone porta nel Conflitto durante un proprio turno, ma non la truppa in più per uno spazio che controlla.
Q6 = Spareggio dà davvero 10 Spezia nella Fine Partita, dove niente permette di spenderle.
Q7 = Se la parità resta dopo le truppe in guarnigione, vince chi ha svolto per ultimo un turno Rivelazione, e se non basta la vittoria è condivisa; un'opzione di regole la fa condividere subito.
Q8 = Le due parti di Accaparrarsi il Mercato sono indipendenti: una sola copia di La Spezia Deve Scorrere vale 1 Punto Vittoria se nessun avversario ne ha, e contano tutte le tue carte, ovunque siano.
Q9 = Una carta può eliminare se stessa mentre si risolve; una condizione su un'altra carta in gioco si verifica quando si risolve quella parte, e la carta stessa non conta mai.
Q10 = Gioco di Potere viene sempre eliminata, e raddoppia solo l'Influenza dello spazio Fazione, non quella degli effetti delle carte.
Q11 = Aggirare il Protocollo non può prendere La Spezia Deve Scorrere né Spazio Piegato, ma può prendere Contatto su Arrakis o la carta messa da parte da Helena Richese.
Q12 = Le carte pescate dopo il tuo turno Rivelazione restano in mano, e nel round successivo ne peschi comunque cinque.
Q13 = La Voce può scegliere qualsiasi spazio, anche occupato, e un Rivale salta una carta Casata Hagal di uno spazio vietato.
Q14 = Con lo schieramento esperto un Rivale si trattiene quando supera il più forte degli altri giocatori di almeno 4 forza; un'opzione di regole chiede invece un vantaggio di due truppe.
Q15 = Raccolta di Spezia guarda solo gli spazi Creatore liberi; se nessuno ha Spezia bonus si rivela la carta successiva, e una parità completa la decidi tu in solitario, il Primo Giocatore in due.
Q16 = Se la Casata Hagal è seconda, la sua ricompensa è persa e nessuno sale di posto; se è pari con un giocatore al primo posto, nessuno vince, quel giocatore prende la seconda ricompensa e nessun segnalino Controllo viene tolto.
Q17 = In due giocatori la Casata Hagal inizia senza truppe nella sua guarnigione.
Q18 = In solitario un Rivale spende 3 carte Intrigo, 3 acqua, 7 Solari o 7 Spezia per 1 Punto Vittoria appena li ha, prima di ogni altra cosa, e ripete finché può.
Q19 = Un Rivale la cui capacità del sigillo ha un costo lo paga sempre se può; un'opzione di regole lascia a te questa scelta.
Q20 = Reverenda Madre Mohiam non ha effetto su un Rivale, mentre Prova di Umanità gli fa perdere una truppa nel Conflitto se ne ha.
Q21 = Segreti non prende carte Intrigo a un Rivale.
Q22 = A difficoltà Kwisatz Haderach non puoi inviare un Agente a Maestro d'Armi.
Q23 = Un seggio nell'Alto Consiglio dà 2 Persuasione già nel turno Rivelazione di questo round.
Q24 = Sala dell'Oratoria dà 1 Persuasione solo se un tuo Agente si trova lì durante il tuo turno Rivelazione, e mai più di 1.
Q25 = Puoi scegliere una Fazione in cui hai già 6 Influenza, ma lì non ottieni nulla.
Q26 = Le carte sono identificate dal nome inglese; dove non è noto un nome ufficiale tradotto, Sietch mostra la propria traduzione.
Q27 = Le spade delle carte Casata Hagal vengono da elenchi di giocatori, perché i testi ufficiali mostrano solo quelle di Raccolta di Spezia.
Q28 = Il mazzo Conflitto è vuoto dopo la sua decima carta, quindi la Fine Partita inizia al più tardi nel Richiamo di quel round.
Q29 = Infiltrazione e Helena Richese ignorano solo gli Agenti avversari; i tuoi Agenti ti bloccano sempre.
Q30 = Inviare un Emissario e Infiltrazione si giocano solo in un turno Agente, prima della carta che invia l'Agente.
Q31 = In solitario un Rivale prende ogni ricompensa che le regole generali gli danno, anche la terza in caso di parità al secondo posto.
Q32 = Se tre giocatori su quattro sono pari al primo posto, il quarto non ottiene ricompense.
Q33 = In due giocatori la Casata Hagal non agisce dopo un turno Rivelazione né dopo un turno chiuso da Sospensione Bindu.
Q34 = La Casata Hagal agisce anche dopo un turno Agente in più svolto con il Mentat, finché le resta un Agente.
Q35 = Helena Richese deve mettere da parte una carta quando gioca Anello con Sigillo in un turno Agente, ma poi non è obbligata ad acquisirla.
Q36 = La carta messa da parte da Helena Richese esce dal gioco alla fine del suo turno Rivelazione di quel round se non l'ha acquisita.
Q37 = I Rivali sono avversari, quindi Ornitottero da Combattimento e Doppio Gioco li colpiscono come gli altri.
Q38 = Kwisatz Haderach toglie solo il bisogno di uno spazio libero e di un'icona Agente corrispondente; il costo e il requisito dello spazio restano dovuti.
Q39 = In Cerca di Alleati non dà nulla quando viene rivelata.
