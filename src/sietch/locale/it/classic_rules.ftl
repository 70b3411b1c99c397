### Regole di Dune classico con le parole di Sietch. Un messaggio per identificatore, con trattini al posto dei punti.
### FR e IT sono sezioni del regolamento francese e di quello italiano, SH poteri stampati sugli scudi,
### CARD carte Tradimento, OQ domande che i regolamenti lasciano aperte e che Sietch ha deciso.

## Materiale e preparazione

classic-FR-II-B = Ogni fazione ha cinque leader e venti gettoni. Le stelle su alcuni gettoni non significano nulla senza le abilità aggiuntive.
classic-FR-II-D-2 = Il mazzo Tradimento francese ha 43 carte: le 33 del gioco base, cinque di The Duel e cinque di Spice Harvest. Un'opzione dice quali si usano.
classic-FR-III-C = Carte Tradimento e carte Spezia formano due mazzi mescolati. Quando il mazzo Tradimento finisce, gli scarti mescolati lo sostituiscono.
classic-FR-III-E = Ogni giocatore gioca con una fazione; ci si accorda, si sceglie o si tira a sorte. Un potere di una fazione prevale sulle regole generali.
classic-FR-III-E-1 = Ogni giocatore ha un punto al bordo della mappa; la posizione dei punti decide chi è primo.
classic-FR-III-E-2 = I leader di tutte le fazioni in gioco sono mescolati e ognuno ne pesca quattro senza mostrarli. Uno di loro, al servizio di un avversario, è da ora un traditore al soldo di chi lo ha pescato; chi pesca solo i propri non ha traditori.
classic-FR-III-E-4 = Ognuno prende la Spezia indicata dal suo scudo e la nasconde.
classic-FR-III-E-5 = I gettoni sono posti come dicono gli scudi; gli altri aspettano in riserva, nascosti.
classic-FR-III-E-6 = Ognuno pesca una carta Tradimento, gli Harkonnen due.

## Vittoria e turni

classic-FR-IV = Chi ha un gettone in ciascuna di tre fortezze alla fine di un turno vince; in due giocatori ne servono quattro. Gli alleati sommano le loro.
classic-IT-IV = Fortezze necessarie nell'edizione italiana: da soli quattro in due o tre giocatori e tre in più; in coppia cinque in tre giocatori e quattro in più; in un'alleanza più grande cinque.
classic-FR-V = Una partita dura al massimo quindici turni. Ogni turno ha, in quest'ordine, tempesta, esplosione di Spezia, asta, rigenerazione, sbarchi e spostamenti, battaglie e raccolta.

## Tempesta

classic-FR-VI-A = Nel primo turno i due giocatori con i punti più vicini alla partenza della tempesta, uno per lato, compongono in segreto da 0 a 20; la tempesta avanza della somma in senso antiorario.
classic-FR-VI-B = Nei turni seguenti gli ultimi due che hanno usato le ruote compongono da 1 a 3, e la tempesta avanza della somma.
classic-FR-VI-C = I gettoni sulla sabbia in un settore dove la tempesta passa o si ferma vanno alle vasche, e la Spezia alla banca. Roccia, fortezze e Pozzo Polare sono al sicuro, e così il Bacino Imperiale finché il Muro Scudo regge.

## Esplosione di Spezia

classic-FR-VII-A-1 = Una carta territorio mette la sua Spezia nel suo settore; se vi è la tempesta, non appare nulla.
classic-FR-VII-A-2 = Shai-Hulud divora tutta la Spezia e tutti i gettoni nel territorio dell'ultima carta territorio, e si girano carte finché esce un territorio.
classic-FR-VII-B = Un verme causa subito un legame, prima di divorare.
classic-FR-VII-C = Gli altri vermi della stessa esplosione sono ignorati; con le abilità aggiuntive i Fremen possono piazzarli.
classic-FR-VII-D = I vermi del primo turno sono rimescolati nel mazzo, senza effetto.

## Asta

classic-FR-VIII-A = Si pescano tante carte Tradimento quanti sono i giocatori che possono prenderne una; chi ha la mano piena non partecipa.
classic-FR-VIII-B = Le carte stanno coperte in fila e vanno all'asta una dopo l'altra.
classic-FR-VIII-B-1 = Il primo giocatore apre le offerte per la prima carta.
classic-FR-VIII-B-2 = Andando verso destra ognuno rilancia o passa finché tutti gli altri hanno passato; il maggior offerente paga e prende la carta senza mostrarla.
classic-FR-VIII-C = Nessuno offre più di quanto può pagare: la propria Spezia, quella promessa dagli alleati, o qualsiasi cifra con un Karama in mano.
classic-FR-VIII-D = La carta seguente è aperta dal prossimo giocatore a destra dell'ultimo apritore che può ancora comprare.
classic-FR-VIII-E = Se nessuno offre per una carta, essa e tutte le seguenti tornano in cima al mazzo, e l'asta finisce.
classic-FR-VIII-F = Durante l'asta il numero di carte Tradimento di ognuno è pubblico, quali siano no.
classic-FR-VIII-G = Nessuno tiene più di quattro carte Tradimento, gli Harkonnen otto; chi ha la mano piena deve passare.
classic-FR-VIII-H = Chi non risponde in tempo ha passato. A un tavolo senza orologio si aspetta ogni giocatore.
classic-FR-VIII-I = All'inizio dell'asta chi non ha Spezia può prenderne 2 dalla banca: la carità della CHOAM.

## Rigenerazione, sbarchi e spostamenti

classic-FR-IX-A = Primo giocatore è quello il cui punto sarà raggiunto per primo dalla tempesta; un punto proprio sotto la tempesta vale come superato.
classic-FR-IX-B = Prima di ogni sbarco e spostamento ognuno può riprendere gettoni dalle vasche.
classic-FR-IX-B-1 = Tanti quanti ne indica lo scudo tornano gratis, ogni altro per 2 Spezia alla banca.
classic-FR-IX-B-2 = Tornano al massimo tre gettoni per turno, salvo con un Ghola Tleilaxu.
classic-FR-IX-B-3 = I gettoni ripresi vanno in riserva.
classic-FR-IX-C = Il primo giocatore sbarca e poi si sposta, quindi quello alla sua destra, e così via.
classic-FR-IX-C-1-a = Una volta per turno qualsiasi numero di gettoni può sbarcare dalla riserva in un luogo.
classic-FR-IX-C-1-b = Un gettone costa 1 Spezia in una fortezza e 2 altrove. I Fremen sbarcano gratis.
classic-FR-IX-C-1-c = Nessuno sbarca nella tempesta, né in una fortezza tenuta da altre due fazioni.
classic-FR-IX-C-1-d = I gettoni su Dune non tornano in riserva; solo la Gilda trasporta così.
classic-FR-IX-C-2-a = Un gruppo di un solo territorio si sposta insieme: fino a tre territori con un gettone ad Arrakeen o Carthag, altrimenti uno. Vi possono essere gettoni appena sbarcati.
classic-FR-IX-C-2-b = Ognuno fa uno spostamento per turno.
classic-FR-IX-C-2-c = I settori non contano per gli spostamenti, ma nessuno lascia, raggiunge o attraversa quello della tempesta.
classic-FR-IX-C-2-d = In un territorio di più settori i gettoni finiscono lo spostamento in uno di essi.
classic-FR-IX-C-2-e = Il Pozzo Polare non è mai nella tempesta.
classic-FR-IX-C-2-f = I gettoni degli altri non fermano uno spostamento, ma una fortezza tenuta da altre due fazioni non può essere raggiunta né attraversata.
classic-FR-IX-D-1 = Quando tutti e cinque i leader di un giocatore sono nelle vasche, può rigenerarne uno per turno finché tornano tutti.
classic-FR-IX-D-2 = Rigenerare un leader costa tanta Spezia quanta è la sua forza.
classic-FR-IX-D-3 = Un leader rigenerato serve come prima, e un traditore resta un traditore.
classic-FR-IX-D-4 = I leader si rigenerano alla fine degli spostamenti del loro padrone.
classic-FR-IX-D-5 = Un leader rigenerato e ucciso di nuovo aspetta che tutti gli altri siano stati rigenerati e uccisi di nuovo.

## Battaglie

classic-FR-X-A-1 = I giocatori con gettoni nello stesso territorio si combattono.
classic-FR-X-A-2 = Si combatte finché in ogni territorio resta un solo giocatore o nessuno. Non si combatte attraverso un settore in tempesta, né nel Pozzo Polare.
classic-FR-X-A-3 = Il primo giocatore è l'aggressore in tutte le sue battaglie e ne sceglie l'ordine; poi tocca a quello alla sua destra.
classic-FR-X-A-4 = Dove si incontrano in tre o più, l'aggressore sceglie chi combattere per primo.
classic-FR-X-B-1 = Ogni avversario fa un piano in segreto e compone un numero da 0 ai gettoni presenti.
classic-FR-X-B-2 = In ogni piano entra un leader.
classic-FR-X-B-3 = Un'arma, una difesa o entrambe possono accompagnare il leader.
classic-FR-X-B-4 = I due piani sono rivelati insieme.
classic-IT-X-B-5 = Se in una battaglia si usano entrambe, la Voce viene prima della Prescienza.
classic-FR-X-C-1 = Vince la somma più alta di ruota e leader.
classic-FR-X-C-2 = In caso di parità vince l'aggressore.
classic-FR-X-C-3 = Un leader che incontra un'arma senza la difesa giusta muore e non conta; possono morire entrambi.
classic-FR-X-C-4 = I leader uccisi vanno alle vasche, e il vincitore riceve la loro forza in Spezia, compresa quella del proprio.
classic-FR-X-C-5 = Lo sconfitto perde tutti i suoi gettoni sul posto e scarta tutte le carte giocate.
classic-FR-X-C-6 = Il vincitore perde solo quanto ha composto, e tiene o scarta ogni carta giocata.
classic-FR-X-C-7 = Perdere una battaglia non uccide un leader; lo fanno solo armi, esplosioni e tradimento.
classic-FR-X-C-8 = Un leader sopravvissuto a una battaglia può combattere ancora nel turno solo nello stesso territorio.
classic-FR-X-C-9 = Chi ha un leader o un eroe fittizio deve usarne uno.
classic-FR-X-C-10 = Chi non ne ha lo dice, non gioca carte e conta solo la ruota.
classic-FR-X-D-1 = Se il leader nemico è un traditore al proprio soldo, si può gridare al tradimento e si vince subito; la parte tradita perde i gettoni sul posto, le carte e il leader. Si può anche tacere.
classic-IT-X-D-1 = Nell'edizione italiana un traditore è denunciato appena si mostra.
classic-FR-X-D-2 = Chi vince per tradimento non perde nulla e riceve la forza del traditore.
classic-FR-X-D-3 = Se entrambi i leader sono traditori denunciati, entrambe le parti perdono i gettoni sul posto, le carte e i leader, e nessuno è pagato.

## Raccolta della Spezia

classic-FR-XI-A = Ogni gettone raccoglie 2 Spezia del suo settore, 3 se il suo giocatore tiene Carthag.
classic-IT-XI-A = Nell'edizione italiana anche Arrakeen permette di raccogliere 3 Spezia per gettone.
classic-FR-XI-B = La Spezia non raccolta resta dov'è.

## Alleanze

classic-FR-XII-A = Dal secondo turno un verme causa un legame, e il gioco si ferma.
classic-FR-XII-B = Durante un legame ognuno può formare, raggiungere e lasciare alleanze; poi il verme divora e i Fremen cavalcano.
classic-FR-XII-C-2 = Un'alleanza può avere qualsiasi numero di membri.
classic-FR-XII-C-3 = Chi è alleato con chi è pubblico.
classic-FR-XII-C-4 = Possono esserci più alleanze, ma nessuno appartiene a due.
classic-FR-XII-C-5 = Dopo un legame nulla cambia fino al prossimo.
classic-FR-XII-D = Chi lascia un'alleanza durante un legame può entrare subito in un'altra.
classic-FR-XII-E-1 = Le fortezze degli alleati si sommano, e gli alleati vincono insieme.
classic-FR-XII-E-2 = Gli alleati possono parlare in segreto; gli altri parlano davanti a tutti.
classic-FR-XII-E-3 = Gli alleati possono pagare le carte gli uni degli altri, così che si può offrire più di quanto si ha.
classic-FR-XII-E-4 = Gli alleati possono pagare gli sbarchi gli uni degli altri.
classic-FR-XII-E-5 = Nessuno entra in un territorio dove c'è un alleato, salvo il Pozzo Polare; gli alleati non si combattono mai.
classic-FR-XII-E-6 = Gli alleati si aiutano come dicono i loro scudi.

## Accordi

classic-FR-XIII-A = Nessuno deve rivelare Spezia, riserve, carte o traditori, e nessuno deve tenerli segreti.
classic-FR-XIII-B = Spezia e riserve stanno nascoste dietro lo scudo; il numero di carte va mostrato solo durante l'asta.
classic-FR-XIII-C = Gli accordi si dicono a voce alta e vanno mantenuti; la Spezia può farne parte.
classic-FR-XIII-D = Carte, leader, gettoni e poteri non possono far parte di un accordo.

## Regole opzionali

classic-IT-XIV = Le regole opzionali non dipendono l'una dall'altra.
classic-FR-XV = Capitolo del regolamento: abilità aggiuntive delle fazioni.
classic-FR-XV-B-1 = Con le abilità aggiuntive il primo gettone delle Bene Gesserit va in un territorio qualsiasi, dopo i Fremen.
classic-FR-XV-B-2 = Dal secondo turno le Bene Gesserit ricevono la carità della CHOAM a ogni asta, qualunque cosa abbiano.
classic-FR-XV-B-3 = Quando un altro giocatore sbarca dallo spazio, le Bene Gesserit possono sbarcare gratis un gettone accanto a lui.
classic-FR-XV-B-4 = Le Bene Gesserit che coesistono è come se non ci fossero: niente Spezia, battaglie, fortezze, ornitotteri. Tempesta, verme ed esplosione le uccidono comunque.
classic-FR-XV-B-5 = Prima di ogni spostamento le Bene Gesserit dicono dove smettono di coesistere; entrando in un territorio occupato dicono subito se coesistono. Altrimenti coesistono, fino alla fine del turno.
classic-IT-XV-B-5 = Nell'edizione italiana lo dicono anche quando qualcuno entra in un territorio che tengono da sole.
classic-FR-XVI = Capitolo del regolamento: il preludio Spice Harvest.
classic-FR-XVII = Capitolo del regolamento: il clima.
classic-FR-XVII-A = Con la regola del clima la tempesta si compone solo nel primo turno.
classic-FR-XVII-B = Nella prima fase di tempesta i Fremen pescano uno dei sei segnalini, da 1 a 6, lo guardano e lo pongono coperto.
classic-FR-XVII-C = Nella fase di tempesta seguente è rivelato, la tempesta avanza di tanto, e i Fremen ne pescano un altro.
classic-FR-XVII-D = La regola è pensata per le partite con i Fremen; senza di loro nessuno vede il segnalino.
classic-FR-XVIII = Capitolo del regolamento: poteri Karama speciali.
classic-FR-XVIII-A = Oltre agli usi ordinari di una carta Karama ogni fazione ha un potere speciale tutto suo.
classic-FR-XVIII-B = Una carta Karama ferma un potere di un avversario, oppure serve per il potere speciale.
classic-FR-XIX = Capitolo del regolamento: Kanly e duelli.
classic-FR-XX-A = Per una partita più lunga si rinuncia alle alleanze, o serve una fortezza in più, o entrambe le cose.
classic-IT-XVIII-A-1 = Per una partita più lunga si possono anche limitare le alleanze a due membri.
classic-FR-XX-B = Il Muro Scudo può contare come sesto territorio per la vittoria; ne servono allora quattro su sei. Resta roccia.
classic-IT-XVIII-C = Con molti giocatori si può fare una fortezza del Falso Muro Est o di Harga Pass; ciò che serve per vincere non cambia. Nessuna dà ornitotteri, tempesta e verme la risparmiano, e le Atomiche di famiglia non la espongono.
classic-FR-XXI = Alla raccolta chi tiene Carthag o Arrakeen riceve 2 Spezia per ciascuna, e chi tiene il Sietch Tuek 1.

## Gioco avanzato

classic-FR-I = Capitolo del regolamento: introduzione.
classic-FR-XXII = Capitolo del regolamento: che cosa cambia nel gioco avanzato.
classic-FR-XXIII = Capitolo del regolamento: due esplosioni di Spezia.
classic-FR-XXIII-A = Ci sono due esplosioni di Spezia per turno, ciascuna con i suoi scarti.
classic-FR-XXIII-A-3 = Nel primo turno i vermi di entrambe le esplosioni sono rimescolati nel mazzo.
classic-FR-XXIII-A-4 = Un verme di un mazzetto non tocca l'ultimo territorio dell'altro.
classic-FR-XXIII-B = Quando il mazzo Spezia finisce, tutte le carte Spezia mescolate ne formano uno nuovo, e l'esplosione continua.
classic-FR-XXIII-B-2 = I vermi usciti subito dopo non toccano il territorio dell'ultima esplosione.
classic-IT-XXI-B-2 = Nell'edizione italiana lo divorano.
classic-FR-XXIV = Capitolo del regolamento: combattimento avanzato.
classic-FR-XXIV-A-1 = Nel gioco avanzato un gettone conta per intero solo se 1 Spezia lo sostiene, altrimenti per metà.
classic-FR-XXIV-A-2 = La Spezia per la battaglia è messa da parte in segreto e va alla banca, si vinca o si perda; chi vince per tradimento la tiene.
classic-FR-XXIV-B = Si possono comporre mezzi numeri.
classic-FR-XXIV-C = Il vincitore sceglie i gettoni che perde, purché facciano il numero composto con la Spezia spesa.
classic-FR-XXV = Nel gioco avanzato l'afflusso di Spezia aumentato è sempre in vigore.

## Domande e risposte del regolamento italiano

classic-IT-XXV-A-1 = Le Atomiche di famiglia non espongono il settore dove la tempesta è già; quelli in cui entra dopo sono colpiti.
classic-IT-XXV-A-2 = Le Atomiche di famiglia si possono usare anche se il Muro Scudo o i gettoni vicini sono nella tempesta.
classic-IT-XXV-A-3 = L'esplosione di Pistola laser e Scudo distrugge la Spezia e tutti i gettoni sul posto, anche di chi non combatte.
classic-IT-XXV-A-4 = Un Karama contro la vista delle carte Tradimento degli Atreides vale per tutta l'asta del turno.
classic-IT-XXV-A-5 = Un leader rigenerato da un Ghola durante le battaglie non combatte più in quel turno.
classic-IT-XXV-A-6 = I cinque gettoni di un Ghola tornano gratis.
classic-IT-XXV-A-7 = Se una carta senza valore giocata come Karama è fermata da un Karama, entrambe sono scartate.
classic-IT-XXV-A-8 = Il verme che i Fremen chiamano con un Karama non causa un legame.
classic-IT-XXV-B-1 = Gettoni in più settori di un territorio si spostano e sbarcano ciascuno per sé, ma combattono insieme, per quanto la tempesta permette.
classic-IT-XXV-B-2 = Un eroe fittizio prende solo il posto del leader.
classic-IT-XXV-B-3 = Un'arma o una difesa tenuta può servire di nuovo, anche nello stesso turno.
classic-IT-XXV-B-4 = A un gettone scelto basta 1 Spezia per contare per intero, non 2.

## Poteri degli scudi

classic-SH-KARAMA = Un Karama ferma un uso di un potere di un'altra fazione. Compra anche uno sbarco al prezzo della Gilda, pagato alla banca, o una carta Tradimento per niente. Un Karama non può essere fermato.
classic-SH-ELITE = Sardaukar e Fedaykin contano come due gettoni in battaglia e nelle perdite. Contro i Fremen i Sardaukar contano come uno. Un gettone scelto per turno torna dalle vasche.
classic-SH-ATREIDES-1 = Gli Atreides vedono ogni carta Tradimento prima della sua asta.
classic-SH-ATREIDES-2 = All'inizio degli spostamenti gli Atreides guardano la prima carta del mazzo Spezia.
classic-SH-ATREIDES-3 = Prima dei piani di una loro battaglia gli Atreides si fanno mostrare dall'avversario un elemento: leader, arma, difesa o numero. Ciò che è mostrato è vincolante.
classic-SH-ATREIDES-4 = Dopo sette gettoni persi in battaglia il Kwisatz Haderach accompagna un leader degli Atreides, una volta per turno: 2 di forza in più, e nessuno può dichiarare traditore quel leader. Solo un'esplosione lo uccide.
classic-SH-ATREIDES-ALLIANCE = Gli Atreides possono usare la Prescienza per un alleato.
classic-SH-ATREIDES-KARAMA = Karama speciale degli Atreides: vedono tutto il piano di un combattente prima di fare il loro.
classic-SH-HARKONNEN-1 = Tutti i leader avversari che gli Harkonnen pescano nella preparazione sono al loro soldo.
classic-SH-HARKONNEN-2 = Gli Harkonnen tengono fino a otto carte Tradimento e cominciano con due.
classic-SH-HARKONNEN-3 = Per ogni carta comprata gli Harkonnen ne pescano un'altra gratis, se la mano ha posto.
classic-SH-HARKONNEN-4 = Dopo una battaglia vinta gli Harkonnen estraggono a sorte uno dei leader dello sconfitto: lo uccidono per 2 Spezia, o lo usano in una battaglia e lo restituiscono. Quando tutti i loro leader sono morti, i prigionieri tornano liberi.
classic-SH-HARKONNEN-ALLIANCE = I traditori degli Harkonnen servono anche i loro alleati.
classic-SH-HARKONNEN-KARAMA = Karama speciale degli Harkonnen: durante l'asta prendono carte a un giocatore senza vederle e ne restituiscono altrettante a loro scelta.
classic-SH-EMPEROR-1 = Ciò che gli altri pagano per le carte Tradimento va all'Imperatore; lui paga la banca.
classic-SH-EMPEROR-ALLIANCE = L'Imperatore può lasciare che gli alleati spendano la sua Spezia; ciò che pagano per le carte torna a lui.
classic-SH-EMPEROR-KARAMA = Karama speciale dell'Imperatore: in qualsiasi momento rigenera gratis fino a tre gettoni o un leader.
classic-SH-GUILD-1 = Gli altri pagano gli sbarchi alla Gilda; la Gilda paga la banca.
classic-SH-GUILD-2 = La Gilda può trasportare dalla riserva, da un territorio a un altro, o da un territorio alla riserva.
classic-SH-GUILD-3 = La Gilda paga la metà, arrotondata per eccesso; verso la riserva 1 Spezia ogni due gettoni.
classic-SH-GUILD-4 = Se nessuno ha vinto dopo l'ultimo turno vince la Gilda, a meno che vincano i Fremen.
classic-SH-GUILD-5 = La Gilda può sbarcare e spostarsi in qualsiasi momento dell'ordine, senza annunciarlo.
classic-SH-GUILD-ALLIANCE = Gli alleati della Gilda sbarcano a metà prezzo e attraverso il pianeta, e condividono la sua vittoria dopo l'ultimo turno.
classic-SH-GUILD-KARAMA = Karama speciale della Gilda: ferma uno sbarco di un altro giocatore.
classic-SH-FREMEN-START = I Fremen distribuiscono dieci gettoni a piacere su Sietch Tabr, Falso Muro Sud e Falso Muro Ovest, compresi i Fedaykin.
classic-SH-FREMEN-1 = I Fremen si spostano di due territori, di tre con gli ornitotteri.
classic-SH-FREMEN-2 = I Fremen sbarcano gratis, sulla Grande Piana o entro due territori da essa; non hanno altri trasporti.
classic-SH-FREMEN-3 = Un verme non divora i Fremen: dopo il legame possono cavalcarlo fino a qualsiasi territorio.
classic-SH-FREMEN-4 = Se nessuno ha vinto dopo l'ultimo turno, i Fremen vincono se nessun altro è in Sietch Tabr e nel Sietch Habbanya, e né Harkonnen né Atreides né Imperatore nel Sietch Tuek.
classic-SH-FREMEN-5 = I Fremen possono piazzare ogni altro verme di un'esplosione in qualsiasi territorio di sabbia.
classic-SH-FREMEN-6 = La tempesta uccide solo metà dei Fremen che colpisce, arrotondata per eccesso. Possono sbarcare nella tempesta, e vi perdono metà di chi arriva.
classic-SH-FREMEN-ALLIANCE = I Fremen possono far risparmiare gli alleati da un verme, e lasciare che rigenerino tre gettoni gratis; gli alleati condividono la loro vittoria dopo l'ultimo turno.
classic-SH-FREMEN-KARAMA = Karama speciale dei Fremen: prima dell'esplosione di Spezia chiamano un verme in qualsiasi territorio di sabbia.
classic-SH-BENE_GESSERIT-1 = Prima della partita le Bene Gesserit scrivono una fazione e un turno. Se quella fazione vince con le fortezze in quel turno, da sola o alleata, vincono invece le Bene Gesserit, da sole.
classic-SH-BENE_GESSERIT-2 = Ogni volta che un altro giocatore sbarca dallo spazio, le Bene Gesserit possono sbarcare gratis un gettone nel Pozzo Polare.
classic-SH-BENE_GESSERIT-3 = Nelle loro battaglie le Bene Gesserit possono ordinare all'avversario di giocare, o di non giocare, un tipo di carta. Chi non può obbedire fa come vuole.
classic-SH-BENE_GESSERIT-4 = Con le abilità aggiuntive le Bene Gesserit possono giocare qualsiasi carta senza valore come Karama.
classic-SH-BENE_GESSERIT-ALLIANCE = Le Bene Gesserit possono usare la Voce per un alleato.

## Carte Tradimento

classic-CARD-WEAPON = Un'arma a proiettile uccide se non protegge uno Scudo, un'arma avvelenata se non protegge un Fiutaveleni. Lo sconfitto la scarta, il vincitore può tenerla.
classic-CARD-LASEGUN = Una Pistola laser uccide qualunque cosa le si opponga. Con uno Scudo in uno dei due piani il territorio esplode: entrambi i leader, tutti i gettoni e tutta la Spezia sul posto sono persi, le carte scartate, nessuno vince né è pagato. Il tradimento viene prima.
classic-CARD-DEFENSE = Uno Scudo protegge dai proiettili, un Fiutaveleni dal veleno.
classic-CARD-HERO = Un eroe fittizio fa le veci di un leader con forza 0, non può essere un traditore ed è sempre scartato.
classic-CARD-WORTHLESS = Una carta senza valore non fa nulla; al posto di arma o difesa ci si libera di essa.
classic-CARD-TRUTHTRANCE = In qualsiasi momento un giocatore deve rispondere sì o no, secondo verità, a una domanda sulla partita. Ai fatti della sua lista risponde il motore; la risposta a un'altra domanda resta agli atti.
classic-CARD-WEATHER = Nota la distanza, il Controllo del clima fissa l'avanzata della tempesta tra 0 e 10 settori.
classic-CARD-HAJR = Hajr dà uno spostamento in più, con lo stesso gruppo o con un altro.
classic-CARD-GHOLA = Un Ghola Tleilaxu rigenera gratis, in qualsiasi momento, un leader, o fino a cinque gettoni oltre il limite.
classic-CARD-ATOMICS = Le Atomiche di famiglia, usate prima che la tempesta avanzi dal Muro Scudo o da accanto, uccidono tutti i gettoni su di esso e mettono fine al suo riparo per sempre; la carta lascia la partita.
classic-CARD-CONE = Un Cono di silenzio impedisce agli avversari nominati di comprare carte, di stringere nuove alleanze e di minacciare di Kanly fino alla fine del turno.
classic-CARD-POISON = Il Veleno residuo si gioca prima dei piani e uccide a caso un leader disponibile dell'avversario, senza compenso; secondo l'altra lettura scarta le proprie carte senza valore.
classic-CARD-THUMPER = Un Martellatore prima della prima carta Spezia di una fase vale come un verme. Non si può piantare nel primo turno.
classic-CARD-HARVESTER = Una Mietitrice subito dopo un'esplosione di Spezia ne raddoppia la Spezia.

## Domande che Sietch ha deciso

classic-OQ2 = Il testo del Veleno residuo è incerto: uccide un leader a caso, o per opzione libera chi lo gioca dalle carte senza valore.
classic-OQ3 = Un Martellatore vale come il primo verme della fase: i seguenti sono vermi in più.
classic-OQ4 = Un Karama ferma i poteri indicati per ogni fazione, mai una vittoria.
classic-OQ5 = Se più parti tengono abbastanza fortezze nello stesso turno, vince la prima nell'ordine della tempesta.
classic-OQ6 = Gli Atreides non vedono la carta in più degli Harkonnen, a meno che lo dica l'opzione.
classic-OQ7 = La città che permette di raccogliere 3 Spezia è un'opzione: Carthag sola, come dice il regolamento francese, o una delle due.
classic-OQ8 = Chi passa su una carta è fuori dalla sua asta; per opzione un rilancio fa rientrare tutti.
classic-OQ9 = La carità è per chi non ha nessuna Spezia.
classic-OQ10 = L'Imperatore non paga la rigenerazione degli alleati, a meno che lo dica l'opzione: allora fino a tre gettoni in più ciascuno.
classic-OQ11 = Nel gioco avanzato i Fremen pagano la piena forza come gli altri.
classic-OQ12 = Si può perdere qualsiasi insieme di gettoni il cui valore faccia il numero composto con esattamente la Spezia spesa.
classic-OQ13 = Il valore dei gettoni scelti è fissato per una battaglia dall'avversario; fermati da un Karama contano come uno.
classic-OQ14 = Il Kwisatz Haderach si rigenera per 2 Spezia, o con un Ghola.
classic-OQ15 = Le perdite che svegliano il Kwisatz Haderach si contano in gettoni.
classic-OQ16 = Se ci siano ornitotteri si guarda dopo lo sbarco, prima dello spostamento.
classic-OQ17 = Un gruppo si raduna da tutti i settori di un territorio che la tempesta non separa; per opzione da un solo settore.
classic-OQ18 = Uno spostamento può limitarsi a cambiare settore dentro un territorio.
classic-OQ19 = Nessuno cavalca o cammina fin dove c'è un alleato, salvo le Bene Gesserit che coesistono.
classic-OQ20 = Alleati che già condividono un territorio vi restano senza combattere finché uno se ne va.
classic-OQ21 = La prima tempesta uccide come le altre.
classic-OQ22 = Un verme prima di ogni carta territorio causa solo un legame.
classic-OQ23 = I Fremen piazzano i vermi in territori di sabbia; il Bacino Imperiale è sabbia.
classic-OQ24 = Un territorio la cui Spezia è stata presa dalla tempesta resta l'ultimo.
classic-OQ25 = Le Bene Gesserit che coesistono e restano sole rimangono tali fino alla fine del turno e non tengono la fortezza, a meno che lo dica l'opzione.
classic-OQ46 = I poteri Karama speciali servono con ogni carta Karama; per opzione una volta per partita.
classic-OQ47 = Il Karama speciale degli Harkonnen scambia carta per carta, così che una mano di otto non è un ostacolo.
classic-OQ48 = Il Controllo del clima e le Atomiche di famiglia non si giocano nel primo turno, a meno che lo dica l'opzione.
