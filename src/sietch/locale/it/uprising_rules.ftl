### Regole di Dune: Imperium – Uprising con le parole di Sietch. Un messaggio per ogni identificatore di regola.

## Preparazione

uprising-R-SET-01 = Il tabellone mostra il lato standard, con il segnalino Muro Scudo sotto la Raffineria di Spezia. I quattro segnalini Alleanza aspettano sui loro tracciati Influenza.
uprising-R-SET-02 = Il mazzo Conflitto contiene dieci carte coperte: una carta Conflitto I a caso in cima, cinque carte Conflitto II a caso in mezzo e tutte e quattro le carte Conflitto III in fondo. Le altre carte Conflitto escono dal gioco senza essere viste.
uprising-R-SET-03 = Senza il modulo CHOAM non si usano le sue quattro carte Imperium e le sue quattro carte Intrigo. Nessuno può allora giocare con Shaddam Corrino IV.
uprising-R-SET-04 = Il mazzo Intrigo e il mazzo Imperium sono mescolati a faccia in giù, e cinque carte Imperium scoperte formano la Fila Imperium. Accanto ci sono due pile della Riserva, 8 Preparare la Via e 10 La Spezia Deve Scorrere; questo gioco non ha carte Spazio Piegato né Mentat.
uprising-R-SET-05 = Inizi con un Leader, un mazzo mescolato di dieci carte, 1 acqua, due Agenti, 0 forza, 0 Influenza con ogni Fazione, 3 truppe nella guarnigione e 9 nella scorta. La tua scorta contiene anche tre Spie, tre segnalini Controllo e il tuo disco Consigliere; il terzo Agente, il Maestro d'Armi, aspetta accanto al tabellone.
uprising-R-SET-06 = In quattro giocatori tutti iniziano con 1 Punto Vittoria, in meno giocatori con 0.
uprising-R-SET-07 = La banca non esaurisce mai Solari, Spezia, acqua o vermi delle sabbie. Contiene anche quattro segnalini Ami da Creatore.
uprising-R-SET-08 = Gli Obiettivi previsti per un altro numero di giocatori si tolgono, e ognuno ne riceve uno scoperto. Chi ottiene quello con il segnalino Primo Giocatore inizia.
uprising-R-SET-09 = Truppe, Spie, segnalini Controllo e Agenti si limitano ai tuoi pezzi. Non puoi usarne di più.

## Principi generali

uprising-R-GEN-01 = Se una carta e le regole si contraddicono, segui la carta.
uprising-R-GEN-02 = Una carta acquisita va nei tuoi scarti. Se devi pescare e il mazzo è vuoto, mescola gli scarti per formare un nuovo mazzo e continua; se mancano entrambi, non peschi nulla.
uprising-R-GEN-03 = Una carta eliminata dalla mano, dagli scarti o in gioco non torna più nella partita, ma una carta Riserva torna nella sua pila. Eliminare è facoltativo, a meno che sia un costo o che una carta chieda di eliminare se stessa.
uprising-R-GEN-04 = Ciò che precede una freccia è un costo che puoi pagare, al massimo una volta per turno, per ottenere ciò che la segue; solo una ricompensa di Conflitto raddoppiata da un verme delle sabbie si paga due volte. Il costo di una carta Intrigo va pagato per giocarla.
uprising-R-GEN-05 = Un effetto va applicato per quanto possibile, a meno che si dica facoltativo, stia dopo una freccia o permetta di eliminare una carta.
uprising-R-GEN-06 = Quando scarti, scegli una carta dalla tua mano. Non può essere una carta Intrigo, a meno che l'effetto lo dica.
uprising-R-GEN-07 = Le carte giocate nei turni Agente e rivelate nel turno Rivelazione sono in gioco fino alla pulizia che lo conclude. Una carta eliminata prima non è più in gioco.
uprising-R-GEN-08 = Un Legame Fremen funziona se hai in gioco almeno un'altra carta Fremen. Due carte con Legame Fremen si attivano a vicenda, in qualsiasi ordine.
uprising-R-GEN-09 = Un effetto Alleanza funziona solo se hai il segnalino Alleanza di quella Fazione. Un effetto con un numero di Influenza richiede almeno altrettanta Influenza con la Fazione.
uprising-R-GEN-10 = Il tuo punteggio può superare 12. I Punti Vittoria si possono anche perdere.
uprising-R-GEN-11 = Se la Fazione è a tua scelta, ne scegli una sola. Un guadagno di 2 Influenza non si divide fra due Fazioni.

## Round

uprising-R-RND-01 = Un round ha cinque fasi: Inizio Round, Turni dei Giocatori, Combattimento, Creatori e Richiamo.
uprising-R-RND-02 = Il round si apre girando la prima carta del mazzo Conflitto; se nomina uno spazio che controlli, puoi schierarvi una truppa dalla tua scorta. Poi ognuno pesca cinque carte.
uprising-R-RND-03 = In senso orario dal Primo Giocatore si svolge un turno Agente o un turno Rivelazione alla volta; puoi rivelare anche se ti restano Agenti. Dopo il turno Rivelazione vieni saltato, e la fase termina quando tutti hanno rivelato.
uprising-R-RND-04 = Le carte Intrigo Complotto si giocano in qualsiasi momento dei tuoi turni Agente e Rivelazione, le carte Combattimento nella fase di Combattimento, le carte Fine Partita alla fine. In ogni altro momento non si possono giocare.

## Turno Agente

uprising-R-AGT-01 = In un turno Agente giochi una carta dalla mano e invii un Agente a uno spazio che mostra una delle icone Agente della carta. Una carta invia un solo Agente, e una carta senza icone Agente si può solo rivelare.
uprising-R-AGT-02 = Uno spazio con un Agente, anche tuo, è occupato e non si può scegliere. Una Spia che si Infiltra permette di ignorare l'Agente di un altro giocatore, mai il tuo.
uprising-R-AGT-03 = L'icona Spia invia un Agente in qualsiasi spazio collegato a un posto d'osservazione in cui hai una Spia. Quella Spia non viene richiamata.
uprising-R-AGT-04 = Il costo di uno spazio si paga subito, prima di ogni effetto dello spazio o della carta, e devi già avere l'Influenza richiesta: 2 con l'Imperatore per Privilegio Imperiale, con la Gilda Spaziale per Trasporto, con i Fremen per Sietch Tabr. Solo Risorsa sotto Copertura toglie il requisito di Influenza.
uprising-R-AGT-05 = Piazzi l'Agente e paghi, chi controlla lo spazio prende il suo bonus, e decidi se Raccogliere Informazioni. Poi seguono, nell'ordine che vuoi, gli effetti dello spazio, il riquadro Agente della carta, l'Influenza della Fazione e i contratti completati.
uprising-R-AGT-06 = Uno spazio Fazione dà 1 Influenza con la sua Fazione. Una carta che ne dà 2 invece di 1 sostituisce quel guadagno, con la stessa Fazione.
uprising-R-AGT-07 = Un Agente richiamato torna dal tabellone sul tuo Leader e si può inviare di nuovo in questo round. Non può essere l'Agente inviato in questo turno.
uprising-R-AGT-08 = Maestro d'Armi ti dà il terzo Agente per il resto della partita. Ogni giocatore lo ottiene una sola volta.

## Unità e schieramento

uprising-R-UNT-01 = Le truppe e i vermi delle sabbie sono unità, come le corazzate di Rise of Ix. Le truppe reclutate passano dalla scorta alla guarnigione; se la scorta è vuota non ne recluti.
uprising-R-UNT-02 = Quando invii un Agente in uno spazio di Combattimento puoi schierare quante vuoi delle truppe reclutate in questo turno, da qualunque fonte, e fino a due altre dalla guarnigione. Sono spazi di Combattimento tutte le Città e tutti i deserti, Heighliner, Tattiche del Deserto e Fremkit; altrove solo una carta permette di schierare.
uprising-R-UNT-03 = Una truppa che era già in guarnigione non conta mai come recluta di questo turno. Resta soggetta al limite di due.
uprising-R-UNT-04 = Una truppa che si ritira passa dal Conflitto alla guarnigione; i vermi delle sabbie non si ritirano. Ritirarne quante vuoi può anche voler dire nessuna.
uprising-R-UNT-05 = Dopo il Combattimento le truppe tornano nelle scorte dei proprietari, non nelle guarnigioni. I vermi delle sabbie tornano alla banca.

## Vermi delle sabbie, Ami da Creatore e Muro Scudo

uprising-R-WRM-01 = Un verme delle sabbie passa direttamente dalla banca alla tua parte del Conflitto. Non sta mai in guarnigione.
uprising-R-WRM-02 = Finché il Muro Scudo resta in piedi, nessun verme delle sabbie può essere attirato in un Conflitto per Arrakeen, la Raffineria di Spezia o il Bacino Imperiale.
uprising-R-WRM-03 = Un effetto che chiede gli Ami da Creatore funziona solo se hai quel segnalino. Non si spende mai, e ogni giocatore ne ha al massimo uno.
uprising-R-WRM-04 = Un verme delle sabbie vale 3 forza. Con uno o più nel Conflitto tutte le tue ricompense raddoppiano, una sola volta, tranne il controllo e le icone battaglia; un costo facoltativo si può pagare una seconda volta, e 1 Influenza raddoppiata può andare a due Fazioni.
uprising-R-WRM-05 = Un effetto che fa saltare il Muro Scudo ti permette di togliere il suo segnalino per sempre, senza obbligo. Da allora i vermi delle sabbie possono entrare in qualsiasi Conflitto.
uprising-R-WRM-06 = Al Bacino di Hagga e al Deserto Profondo scegli tra la Spezia di base e i vermi delle sabbie. La Spezia bonus che vi si trova è tua in entrambi i casi.

## Spie

uprising-R-SPY-01 = Hai tre Spie e le piazzi dalla tua scorta, ognuna in un posto d'osservazione libero. Se nella scorta non ne restano, puoi prima richiamarne una tua, senza effetto.
uprising-R-SPY-02 = Se l'effetto nomina un'icona, il posto dev'essere collegato a uno spazio con quell'icona. Se nessun posto simile è libero, la Spia non si piazza.
uprising-R-SPY-03 = Un posto ospita una sola Spia. Solo un effetto che lo dice, come quelli di Agente Doppio e Diversivo, permette di condividerlo con un altro giocatore.
uprising-R-SPY-04 = Richiamare una Spia significa riportare una delle tue dal suo posto alla scorta. Di solito è un costo: senza Spie sul tabellone non puoi pagarlo.
uprising-R-SPY-05 = Per Infiltrarti, richiama la tua Spia da un posto collegato allo spazio che vuoi. L'Agente di un altro giocatore allora non ferma il tuo.
uprising-R-SPY-06 = Per Raccogliere Informazioni, subito dopo aver piazzato l'Agente e prima di ogni effetto, richiama la tua Spia da un posto collegato allo spazio e pesca 1 carta. Si può fare una volta per ogni Agente inviato.
uprising-R-SPY-07 = Due tue Spie in posti diversi di uno stesso spazio si possono richiamare per effetti diversi, mai entrambe per lo stesso. Una Spia serve a un solo effetto.
uprising-R-SPY-08 = Per Infiltrarti o Raccogliere Informazioni giochi comunque una carta per il turno Agente. La Spia che ha dato accesso con l'icona Spia può poi essere richiamata per uno dei due scopi.
uprising-R-SPY-09 = Un effetto che chiede di aver richiamato una Spia in questo turno accetta qualsiasi richiamo di questo turno, qualunque ne sia il motivo.

## Turno Rivelazione

uprising-R-REV-01 = Nel turno Rivelazione riveli tutta la mano. Contano solo i riquadri Rivelazione di queste carte, non quelli delle carte giocate prima.
uprising-R-REV-02 = Applichi gli effetti Rivelazione nell'ordine che vuoi. Puoi acquisire carte prima, durante o dopo.
uprising-R-REV-03 = Tutta la tua Persuasione del round si somma: carte rivelate, 2 con un seggio nell'Alto Consiglio, 1 con un Agente in Sala dell'Assemblea, e ciò che aggiunge il Leader. La dividi come vuoi, e ciò che resta alla fine del turno è perso.
uprising-R-REV-04 = La Fila Imperium si completa subito a cinque carte. Puoi acquisire la nuova carta nello stesso turno.
uprising-R-REV-05 = La tua forza vale 2 per ogni tua truppa e 3 per ogni tuo verme delle sabbie nel Conflitto, più 1 per ogni spada. Senza unità sul posto è 0; segue ogni cambiamento durante il turno.
uprising-R-REV-06 = Una carta pescata durante il tuo turno Rivelazione si rivela e si usa subito.
uprising-R-REV-07 = Nella pulizia tutte le carte davanti a te vanno negli scarti. Questo non è scartare: nessun effetto legato a una carta scartata si attiva.

## Combattimento

uprising-R-CMB-01 = In senso orario dal Primo Giocatore, ogni giocatore con un'unità nel Conflitto gioca quante carte Intrigo Combattimento vuole oppure passa. Passare non ti esclude; questo passo termina quando tutti hanno passato di seguito.
uprising-R-CMB-02 = Ogni cambiamento di forza vale subito. Senza più unità nel Conflitto la tua forza è 0.
uprising-R-CMB-03 = La forza più alta vince il Conflitto e prende la prima ricompensa, la seguente prende la seconda, e la terza si dà solo in quattro o sei giocatori. Con forza 0 non si ottiene nulla.
uprising-R-CMB-04 = In caso di parità al primo posto nessuno vince e ogni pari merito prende la seconda ricompensa; gli altri si contendono la terza solo se i pari merito sono esattamente due e i giocatori almeno quattro. I pari merito al secondo posto prendono ciascuno la terza ricompensa, con qualsiasi numero di giocatori; al terzo posto nulla.
uprising-R-CMB-05 = Il vincitore prende la carta Conflitto, scoperta. Se nessuno vince, nessuno la prende.
uprising-R-CMB-06 = Se la carta Conflitto che prendi ha la stessa icona battaglia di un'altra tua carta Conflitto o Obiettivo scoperta, devi girarle entrambe a faccia in giù e ottenere 1 Punto Vittoria.
uprising-R-CMB-07 = L'icona battaglia jolly non si abbina a nulla quando vinci un Conflitto. Alla fine della partita si abbina a una qualsiasi tua icona battaglia scoperta per 1 Punto Vittoria.
uprising-R-CMB-08 = Una ricompensa di controllo mette il tuo segnalino Controllo sullo spazio, al posto di ogni altro. Da allora prendi il suo bonus ogni volta che qualcuno vi invia un Agente, tu compreso.
uprising-R-CMB-09 = Un effetto legato alla vittoria di un Conflitto richiede un vincitore unico. Una parità al primo posto non è una vittoria.

## Creatori, Richiamo e Fine Partita

uprising-R-END-01 = Nella fase dei Creatori ogni spazio Creatore senza Agenti riceve 1 Spezia bonus, che si aggiunge a quella già presente.
uprising-R-END-02 = Nel Richiamo la partita finisce se un giocatore ha 10 o più Punti Vittoria o se il mazzo Conflitto è vuoto. Altrimenti gli Agenti tornano sui Leader e il segnalino Primo Giocatore passa in senso orario.
uprising-R-END-03 = Alla fine i giocatori possono giocare carte Intrigo Fine Partita e abbinare le icone battaglia jolly; poi vince chi ha più Punti Vittoria. Una parità si risolve con Spezia, Solari, acqua, truppe in guarnigione e infine con chi ha svolto per ultimo un turno Rivelazione.

## Influenza e Alleanze

uprising-R-INF-01 = Salire a 2 Influenza con una Fazione dà 1 Punto Vittoria. Scendere sotto 2 lo toglie.
uprising-R-INF-02 = Ogni volta che sali a 4 Influenza ottieni il bonus del tracciato. Lo tieni se scendi, e puoi ottenerlo di nuovo.
uprising-R-INF-03 = Il primo a raggiungere 4 Influenza con una Fazione prende il suo segnalino Alleanza, che vale 1 Punto Vittoria.
uprising-R-INF-04 = Un avversario sottrae un segnalino Alleanza solo salendo più in alto di chi lo ha. Raggiungerlo non basta.
uprising-R-INF-05 = Raggiungi un livello di Influenza salendovi o superandolo, mai scendendo. Puoi raggiungerlo di nuovo dopo averlo perso.
uprising-R-INF-06 = Non puoi perdere Influenza che non hai. Un costo che la chiede allora non si può pagare.
uprising-R-INF-07 = Se chi ha un segnalino Alleanza perde Influenza, lo prende un giocatore che era alla pari; fra più giocatori sceglie chi lo cede. Se scende a 3 o meno, il segnalino va a un giocatore con almeno 4, altrimenti torna sul tabellone.

## Modulo CHOAM

uprising-R-CHM-01 = I 20 contratti si mescolano: due stanno scoperti e 18 aspettano nella banca. Se partecipa Shaddam Corrino IV, i due contratti Sardaukar si mettono prima da parte, e nella banca ne restano 16.
uprising-R-CHM-02 = L'icona contratto ti fa prendere un contratto scoperto, che si sostituisce subito. Senza il modulo CHOAM, o se non ne restano, ottieni invece 2 Solari.
uprising-R-CHM-03 = Un contratto che nomina uno spazio si completa quando vi invii un Agente mentre lo possiedi. Se lo prendi in questo turno per lo spazio appena visitato, aspetta una visita successiva.
uprising-R-CHM-04 = Un contratto Raccolta chiede un Agente inviato in uno spazio Creatore e almeno la Spezia indicata, ottenuta in quel turno da tutte le fonti insieme.
uprising-R-CHM-05 = Il contratto Immediato si completa appena lo prendi. Il contratto legato a La Spezia Deve Scorrere si completa la prossima volta che acquisisci quella carta.
uprising-R-CHM-06 = Devi completare tutti i contratti la cui condizione è soddisfatta, insieme, e annunciarlo. Ognuno si gira a faccia in giù, e lo tieni.
uprising-R-CHM-07 = Con Rise of Ix ognuno riceve due dei suoi dieci contratti aggiuntivi, e tutti scelgono in segreto e insieme quale tenere scoperto. Gli altri escono dal gioco.

## Unire ad altre scatole

uprising-R-MIX-01 = Con Rise of Ix la sua sezione CHOAM sostituisce Sala dell'Assemblea, Raccogliere Sostegno, Trasporto e Accettare un Contratto; un posto d'osservazione serve Trasporto Interstellare e Contrabbando, un altro Trattativa Tecnologica e Corazzata. È meglio fare a meno delle sue carte Conflitto, tranne Supremazia Economica in modalità Epica, e solo Ilesa Ecaz può acquisire Spazio Piegato.
uprising-R-MIX-02 = Con Immortality la sua Stazione di Ricerca copre quella di questo tabellone.
uprising-R-MIX-03 = Con le carte del gioco base si tolgono Ingaggio Calcolato e Districare il Caos, perché manca il Mentat. È meglio fare a meno di tutte le sue carte Conflitto.

## Decisioni della FAQ ufficiale

uprising-F-01 = Un effetto è obbligatorio, a meno che si dica facoltativo, stia dopo una freccia o mostri l'icona di eliminazione. Una carta che chiede di eliminare se stessa, senza freccia, va eliminata.
uprising-F-02 = Un costo prima di una freccia si paga una volta per turno. Il costo di una carta Intrigo va pagato, altrimenti la carta non si può giocare.
uprising-F-03 = Le carte pescate durante il turno Rivelazione si rivelano e si usano subito. Quelle pescate dopo restano in mano per il round successivo.
uprising-F-04 = Completare un contratto è obbligatorio, e più contratti per uno stesso spazio si completano insieme. Li applichi in qualsiasi ordine con gli effetti dello spazio e della carta.
uprising-F-05 = Shaddam Corrino IV non inizia con i contratti Sardaukar. Quando prende un contratto può prendere uno di essi al posto di uno scoperto.
uprising-F-06 = Il divieto di schierare imposto da Shaddam dura solo quel turno. In sei giocatori vincola anche l'Alleato che attiva.
uprising-F-07 = Gli Ami da Creatore non si spendono mai: una volta ottenuto, il segnalino resta tuo.
uprising-F-08 = Infiltrarsi o Raccogliere Informazioni non sostituisce la carta: devi sempre giocarne una per inviare l'Agente.
uprising-F-09 = Se un Rivale è il primo a ottenere un Maestro d'Armi, il prezzo per i giocatori umani scende a 6 Solari.
uprising-F-10 = Una carta Casata Hagal con due spazi usa solo quello la cui condizione è soddisfatta. Se è occupato, si rivela un'altra carta.
uprising-F-11 = Se la parità resta dopo tutti gli spareggi, vince chi ha svolto per ultimo un turno Rivelazione.
uprising-F-12 = Il Punto Vittoria di La Spezia Deve Scorrere resta anche se poi la carta viene eliminata.
uprising-F-13 = Quando il mazzo Intrigo è vuoto, i suoi scarti mescolati formano un nuovo mazzo.
uprising-F-14 = Una carta Complotto il cui effetto aspetta il tuo turno Rivelazione, come Chiamata alle Armi o Manipolare, resta scoperta fino ad allora.
uprising-F-15 = Chi ha un segnalino Alleanza e perde Influenza lo cede a un giocatore che era alla pari. Se scende a 3 o meno, il segnalino va a un giocatore con almeno 4, o torna sul tabellone se non ce n'è.
uprising-F-16 = Quando un effetto conta la Spezia di base di uno spazio Creatore, vale 1 al Bacino Imperiale, 2 al Bacino di Hagga, 2 all'Erg di Habbanya e 4 al Deserto Profondo.

## Rivali: preparazione

uprising-RV-01 = Ogni Rivale ha il suo colore e inizia con 0 Influenza su ognuno dei quattro tracciati.
uprising-RV-02 = Un Rivale inizia con due Agenti, tre Spie, 1 acqua e 3 truppe in guarnigione, le altre nella scorta; il suo Maestro d'Armi aspetta accanto al tabellone. In solitario, a difficoltà Mercenario, la sua guarnigione inizia vuota.
uprising-RV-03 = Un Rivale non ha mazzo né mano e non prende mai contratti. Al posto di un contratto ottiene 2 Solari.
uprising-RV-04 = In solitario affronti due Rivali, ognuno con la sua carta Rivale. Per la prima partita scegli carte con un valore Maestro d'Armi di almeno 8: più è basso, più l'avversario è difficile.
uprising-RV-05 = In solitario Rimescola si toglie dal mazzo Casata Hagal prima di mescolare.
uprising-RV-06 = In solitario tu e i due Rivali ricevete ciascuno un Obiettivo a caso fra quelli per uno-tre giocatori. Il segnalino Primo Giocatore su uno di essi indica chi inizia.
uprising-RV-07 = In due giocatori c'è un solo Rivale per entrambi. Prende l'Obiettivo Ornitottero, e gli altri due si distribuiscono a caso ai giocatori.
uprising-RV-08 = In due giocatori il Rivale non ha mai il segnalino Primo Giocatore. Agisce sempre fra voi due, dopo chi ha il segnalino.
uprising-RV-09 = In due giocatori Rimescola resta nel mazzo Casata Hagal. Quando appare, tutte le carte Casata Hagal si mescolano insieme e si rivela la successiva.
uprising-RV-10 = In solitario e in due giocatori tutti iniziano con 0 Punti Vittoria, Rivali compresi.
uprising-RV-11 = Il modulo CHOAM si può usare con i Rivali. I contratti di Rise of Ix si distribuiscono solo ai giocatori umani.

## Rivali: difficoltà in solitario

uprising-RV-12 = A difficoltà Mercenario i Rivali iniziano senza truppe in guarnigione, e tu con 1 carta Intrigo.
uprising-RV-13 = La difficoltà Sardaukar non cambia nulla nelle regole.
uprising-RV-14 = A difficoltà Mentat i Rivali usano Escalation Brutale, Schieramento Esperto e Politica Accorta.
uprising-RV-15 = La difficoltà Kwisatz Haderach è come Mentat, e non puoi mai ottenere un Maestro d'Armi.

## Rivali: varianti

uprising-RV-16 = Escalation Brutale: nel Combattimento di un Conflitto III un Rivale rivela due carte Casata Hagal per le spade invece di una.
uprising-RV-17 = Schieramento Esperto: per un Conflitto I o II un Rivale già in vantaggio di almeno tre unità non schiera truppe, e per un Conflitto III schiera tutto ciò che può. Attira sempre i vermi delle sabbie prima che si controlli il suo vantaggio.
uprising-RV-18 = Politica Accorta: un Rivale salta Servizio Fedele, Consegnare Provviste, Segreti o Fremkit se ha l'Alleanza di quella Fazione ed è lì davanti a tutti, oppure se vi ha almeno 2 Influenza ma è indietro di 2 o più rispetto al primo. Si rivela allora un'altra carta.
uprising-RV-19 = Ricambio con i dadi, a scelta in solitario: dopo ogni tuo turno Rivelazione si tirano due dadi, e le carte della Fila Imperium in quelle posizioni da sinistra si tolgono e si sostituiscono. Un 6 non toglie nulla, e un doppio toglie una sola carta.
uprising-RV-20 = Rivali semplificati, per una prima partita in due giocatori: Lady Amber Metulli o Glossu «La Bestia» Rabban come Rivale che non può vincere. Ottenuto il Maestro d'Armi non raccoglie più risorse, e la Spezia bonus che prenderebbe va alla banca.

## Rivali: il loro turno

uprising-RV-21 = Un Rivale svolge un turno Agente alla volta, in ordine di turno, finché ha Agenti; poi il suo round è finito. Non svolge mai un turno Rivelazione e non compra carte.
uprising-RV-22 = Si rivelano carte Casata Hagal finché una mostra uno spazio libero e utilizzabile, e l'Agente del Rivale vi si reca. Costi, requisiti ed effetti dello spazio non contano, tranne quelli sulla carta.
uprising-RV-23 = Un Rivale ottiene solo ciò che mostra la carta Casata Hagal: Influenza, risorse, truppe, una Spia, Ami da Creatore o la capacità del sigillo.
uprising-RV-24 = Se una carta Casata Hagal mostra due spazi, conta solo quello la cui condizione è soddisfatta. Se è occupato, si rivela un'altra carta.
uprising-RV-25 = Una carta Casata Hagal che piazza soltanto una Spia si applica, e poi si rivela un'altra carta.
uprising-RV-26 = In uno spazio di Combattimento un Rivale schiera tutte le truppe reclutate in questo turno e fino a due altre dalla guarnigione.
uprising-RV-27 = Quando il mazzo Casata Hagal è vuoto, i suoi scarti mescolati formano un nuovo mazzo e il turno continua.
uprising-RV-28 = L'Agente di un Rivale fa scattare il bonus di controllo per chi controlla lo spazio. Anche i Rivali possono controllare spazi.

## Rivali: le loro regole

uprising-RV-29 = Un Rivale libero di scegliere prende la Fazione in cui ha meno Influenza; una parità segue l'ordine delle Fazioni sulla sua carta. Un'icona Influenza con un numero indica la Fazione in quel posto dell'ordine.
uprising-RV-30 = Un Rivale segna il Punto Vittoria a 2 Influenza e prende o perde i segnalini Alleanza come un giocatore. Non riceve mai il bonus a 4 Influenza.
uprising-RV-31 = In uno spazio Creatore un Rivale prende sempre la Spezia bonus. Se ha gli Ami da Creatore e il Conflitto lo permette, attira 1 verme delle sabbie al Bacino di Hagga o 2 al Deserto Profondo; altrimenti prende la Spezia di base.
uprising-RV-32 = Un Rivale toglie il Muro Scudo solo se ha gli Ami da Creatore.
uprising-RV-33 = Quando un Rivale ruba carte Intrigo, ogni avversario che ne ha almeno quattro gliene cede una a caso.
uprising-RV-34 = Un Rivale mette una Spia nel primo posto Fazione libero del suo ordine, a meno che la carta nomini altri posti, e non si Infiltra né Raccoglie mai Informazioni. Quando piazza la terza Spia, le altre due si richiamano e si applica la sua Macchinazione.
uprising-RV-35 = All'inizio del Combattimento un Rivale con unità nel Conflitto rivela una carta Casata Hagal e ne aggiunge le spade. Non gioca mai carte Intrigo.
uprising-RV-36 = Un Rivale prende la prima e la seconda ricompensa come in tre giocatori, raddoppiate dai vermi delle sabbie, con il controllo e i Punti Vittoria delle icone battaglia. Paga per un Punto Vittoria di una ricompensa ogni volta che può.
uprising-RV-37 = Un effetto sugli avversari colpisce anche un Rivale, se possiede ciò che l'effetto chiede. Non ha mano: uno scarto per lui non ha effetto.
uprising-RV-38 = Appena Solari, Spezia, carte Intrigo e acqua di un Rivale raggiungono insieme il suo valore Maestro d'Armi, ne paga altrettanti, in quest'ordine, e ottiene il suo Maestro d'Armi. Il prezzo per i giocatori umani è allora di 6 Solari.
uprising-RV-39 = Ottenuto il Maestro d'Armi, un Rivale spende 3 carte Intrigo, 3 acqua, 7 Solari o 7 Spezia per 1 Punto Vittoria appena li ha, tutte le volte che può. Con Rise of Ix in solitario spende così la Spezia solo durante un Conflitto III.
uprising-RV-40 = Anche un Rivale con 10 o più Punti Vittoria porta la partita alla fine e può vincerla, con gli spareggi consueti.
uprising-RV-41 = Se una scelta per un Rivale resta in parità, decide chi ha il segnalino Primo Giocatore, o il giocatore umano successivo.

## Sei giocatori: preparazione

uprising-S6-01 = Due squadre si affrontano, ognuna con un Comandante e due Alleati: Muad'Dib comanda l'una, Shaddam Corrino IV l'altra. Ogni altro Leader può essere un Alleato.
uprising-S6-02 = I giocatori siedono in quest'ordine, in senso orario: Muad'Dib, un Alleato di Shaddam, un Alleato di Muad'Dib, Shaddam, un Alleato di Muad'Dib, un Alleato di Shaddam.
uprising-S6-03 = I turni vanno in senso orario dal Primo Giocatore, quindi le squadre si alternano. Il segnalino passa in senso orario a ogni round, anche ai Comandanti.
uprising-S6-04 = Si usano sempre il lato a sei giocatori del tabellone e il modulo CHOAM. I due contratti Sardaukar si mettono da parte per Shaddam; degli altri 18, due stanno scoperti e 16 aspettano nella banca.
uprising-S6-05 = Il mazzo Conflitto non ha Conflitti I: cinque carte Conflitto II a caso stanno sopra le quattro Conflitto III. La partita dura al massimo nove round.
uprising-S6-06 = I Comandanti iniziano con 4 Punti Vittoria, gli Alleati con 1.
uprising-S6-07 = Il tabellone porta i segnalini Alleanza delle Grandi Casate, della Gilda Spaziale, del Bene Gesserit e dei Mondi Periferici. Quelli dell'Imperatore e dei Fremen stanno sulle plance personali dei Comandanti.
uprising-S6-08 = Sei segnalini Bonus Maestro d'Armi aspettano accanto al tabellone con i Maestri d'Armi, uno per giocatore.
uprising-S6-09 = Gli Alleati iniziano come nel gioco standard: un mazzo di dieci carte, 3 truppe in guarnigione, tre Spie, 1 acqua e 0 Influenza sui quattro tracciati del tabellone.
uprising-S6-10 = Un Comandante inizia con un proprio mazzo di dieci carte, una plancia personale con un tracciato, tre Spie, 1 acqua e due Agenti con una freccia ciascuno; il terzo, il Maestro d'Armi con due frecce, si mette da parte. Un Comandante non ha truppe, segnalino Combattimento né segnalini Controllo.
uprising-S6-11 = Solo i quattro Alleati ricevono un Obiettivo, scoperto: due Topi del Deserto e due Cryss, e il Topo del Deserto con il segnalino Primo Giocatore inizia. Se una squadra ha entrambi i Topi del Deserto, l'altro dei due si scambia con l'Obiettivo dell'Alleato avversario vicino, così ogni squadra ne ha uno per tipo.
uprising-S6-12 = Nella preparazione Shaddam sposta una carta della Fila Imperium, non una carta Fremen, nella Fila del Trono.

## Sei giocatori: punteggio e fine

uprising-S6-13 = Ogni giocatore ha il proprio punteggio. Il punteggio di una squadra è la somma di quelli dei suoi tre giocatori.
uprising-S6-14 = La partita finisce nel Richiamo se un solo giocatore ha 10 o più Punti Vittoria o se il mazzo Conflitto è vuoto. La somma di una squadra qui non conta.
uprising-S6-15 = Vince la squadra con il totale più alto. In caso di parità le squadre sommano le risorse e confrontano Spezia, poi Solari, acqua e truppe in guarnigione.

## Sei giocatori: plance personali e icone

uprising-S6-16 = La plancia personale di Shaddam ha gli spazi Sardaukar e Immensa Ricchezza. Il suo tracciato Imperatore dà, a 1, 1 Solari a ogni membro della squadra, Shaddam compreso; a 2, 1 Punto Vittoria a Shaddam; a 3, una Spia a ogni membro; a 4, l'Alleanza dell'Imperatore e 1 Punto Vittoria a Shaddam.
uprising-S6-17 = La plancia personale di Muad'Dib ha gli spazi Guerrieri Temprati e Padronanza del Deserto. Il suo tracciato Fremen dà, a 1, 1 Spezia a ogni membro della squadra, Muad'Dib compreso; a 2, 1 Punto Vittoria a Muad'Dib; a 3, 1 acqua a ogni membro; a 4, l'Alleanza dei Fremen e 1 Punto Vittoria a Muad'Dib.
uprising-S6-18 = Solo il proprietario può inviare Agenti a una plancia personale o muoversi sul suo tracciato. Gli Alleati non possono mai modificarla.
uprising-S6-19 = L'icona Imperatore indica le Grandi Casate per tutti. Shaddam può usarla invece per il suo tracciato Imperatore e la sua plancia personale.
uprising-S6-20 = L'icona Fremen indica i Mondi Periferici per tutti. Muad'Dib può usarla invece per il suo tracciato Fremen e la sua plancia personale.
uprising-S6-21 = Queste due icone cambiano significato ovunque: come icone Agente e in ogni guadagno, perdita o condizione di Influenza di carte e spazi. Sietch Tabr richiede quindi 2 Influenza con i Mondi Periferici, o con i Fremen per Muad'Dib.
uprising-S6-22 = Una ricompensa di squadra è ottenuta da ogni giocatore della tua squadra.
uprising-S6-23 = Rinforzare recluta 3 truppe, divise come vuoi fra i due Alleati della tua squadra. Queste truppe, e nessun'altra, si possono schierare anche fuori da uno spazio di Combattimento.
uprising-S6-24 = Scambiare permette a te e a un compagno di darvi a vicenda una quantità qualsiasi di un solo bene: carte Intrigo, Spezia, acqua o Solari.

## Sei giocatori: Maestro d'Armi e Fila del Trono

uprising-S6-25 = Il Maestro d'Armi si ottiene una volta per partita e ne esce dopo il round in cui è servito. Costa 8 Solari, o 6 appena qualcuno ha ottenuto il suo.
uprising-S6-26 = Con il Maestro d'Armi ottieni anche un segnalino Bonus Maestro d'Armi: 2 spade in ogni tuo turno Rivelazione da allora in poi. Quelle di un Comandante vanno all'Alleato attivato.
uprising-S6-27 = La Fila del Trono contiene carte spostate dalla Fila Imperium, mai carte Fremen; la Fila Imperium si completa subito. Solo la squadra di Shaddam può acquisirle, al costo normale.

## Sei giocatori: combattimento e altro

uprising-S6-28 = Ogni Alleato combatte per conto suo, e si danno tutte e tre le ricompense.
uprising-S6-29 = Se i due Alleati di una squadra sono pari, uno può cedere: l'altro prende la ricompensa migliore, e vince se era il primo posto. Chi cede prende la ricompensa successiva, o nulla se era il terzo posto.
uprising-S6-30 = Le spade e le ritirate di una carta giocata da un Comandante si applicano all'Alleato che sceglie.
uprising-S6-31 = I compagni di squadra dovrebbero parlarsi solo apertamente. I messaggi segreti fra loro sono sconsigliati.
uprising-S6-32 = Nella Fine Partita Cryss, Topo del Deserto e Ornitottero non danno nulla a un Comandante, mentre Profitti della CHOAM, Assicurare il Commercio di Spezia e Alleanza nell'Ombra possono fargli segnare. Alleanza nell'Ombra richiede un'Alleanza in mano alla squadra avversaria.
uprising-S6-33 = In sei giocatori Gurney Halleck ha bisogno di 10 forza invece di 6 per Sempre Sorridente.

## Comandanti

uprising-C1 = Ogni turno di un Comandante attiva un Alleato: in un turno Agente quello indicato dalla freccia dell'Agente, oltre l'avversario vicino. Con il Maestro d'Armi a due frecce e in un turno Rivelazione il Comandante sceglie.
uprising-C2 = Ciò che un Comandante non può avere va all'Alleato attivato: unità reclutate, scelta di schierare, Influenza sui tracciati del tabellone, spade e vermi delle sabbie.
uprising-C3 = Risorse, carte, carte Intrigo, Spie, contratti e Punti Vittoria delle carte restano al Comandante.
uprising-C4 = Le unità e la guarnigione dell'Alleato attivato contano anche come del Comandante. Le unità reclutate o schierate nel turno del Comandante contano per entrambi.
uprising-C5 = Nel suo turno Rivelazione un Comandante può dare spade a un Alleato che non ha ancora rivelato. Quella forza si segna subito e si aumenta poi, o scende a 0 se l'Alleato resta senza unità.
uprising-C6 = Un Comandante può far schierare o ritirare l'Alleato attivato anche dopo il turno Rivelazione di quest'ultimo. Se l'Alleato entra nel Conflitto solo allora, le spade del suo turno Rivelazione sono perse.
uprising-C7 = Nel Combattimento un Comandante può giocare carte Intrigo Combattimento per un Alleato con almeno un'unità nel Conflitto. Una stessa carta non si divide fra i due Alleati.
uprising-C8 = Un Comandante non riceve mai ricompense né carte Conflitto e non controlla mai spazi. Gli effetti legati alla vittoria di un Conflitto per lui non valgono.
uprising-C9 = Per requisiti e condizioni un Comandante ha l'Influenza dell'Alleato che ne ha di più su quel tracciato del tabellone, anche se è attivato l'altro. Non può ottenere quelle Alleanze.
uprising-C10 = Solo la squadra di Muad'Dib può avere Ami da Creatore e vermi delle sabbie.

## Decisioni sulle questioni aperte

uprising-Q-01 = Il mazzo Casata Hagal ha 37 carte, più Rimescola in due giocatori.
uprising-Q-02 = Il bonus a 4 Influenza è una Spia con l'Imperatore, 3 Solari con la Gilda Spaziale, una carta Intrigo con il Bene Gesserit e 1 acqua con i Fremen.
uprising-Q-03 = Rise of Ix sostituisce Trasporto e Accettare un Contratto oltre a Sala dell'Assemblea e Raccogliere Sostegno.
uprising-Q-04 = Quando il segnalino di Feyd è sull'ultima casella del suo percorso, la sua capacità del sigillo non lo muove e non dà nulla.
uprising-Q-05 = Per giocare Cambiare Lealtà o Scorte Strategiche devi pagare almeno uno dei suoi due costi, e puoi pagarli entrambi; Partenza per Arrakis richiede le sue 2 Spezia, anche per la carta che può far pescare.
uprising-Q-06 = Lady Jessica può girare il suo Leader anche senza memorie da restituire.
uprising-Q-07 = Un seggio nell'Alto Consiglio preso nel turno Rivelazione con Città di Corrinth dà le sue 2 Persuasione in quello stesso turno.
uprising-Q-08 = Solo Lady Jessica ha un retro con regole proprie; quello di ogni altro Leader non cambia nulla.
uprising-Q-09 = La Spia che ha dato accesso con l'icona Spia può poi essere richiamata una volta, o per Infiltrarsi o per Raccogliere Informazioni.
uprising-Q-10 = In sei giocatori le plance personali dei Comandanti non hanno posti d'osservazione.
uprising-Q-11 = La Fila del Trono può contenere qualsiasi numero di carte, e Shaddam vi sposta una carta nella preparazione.
uprising-Q-12 = In sei giocatori ognuno può prendere un seggio nell'Alto Consiglio, senza altri limiti.
uprising-Q-13 = Sala dell'Assemblea dà 1 Persuasione solo se il tuo Agente si trova lì quando riveli.
uprising-Q-14 = Un verme delle sabbie senza truppe basta per avere forza e giocare carte Intrigo Combattimento.
uprising-Q-15 = L'icona tecnologia di un contratto di Rise of Ix permette di acquisire una tessera Tecnologia per 1 Spezia in meno.
uprising-Q-16 = Fare Colpo, Incutere Soggezione e Principessa Irulan permettono di acquisire una carta dalla Fila Imperium o dalla Riserva.
uprising-Q-17 = Decidi se Raccogliere Informazioni prima che si completino i contratti.
uprising-Q-18 = Operazione Segreta e gli altri effetti sulle mani non hanno effetto su un Rivale.
uprising-Q-19 = Le decisioni della FAQ ufficiale note solo tramite un ausilio di gioco pubblico si seguono come sono riportate.
uprising-Q-20 = Dove non è noto un nome ufficiale tradotto, Sietch mostra la propria traduzione.
