### Quello che dice il terminale dei tavoli di un server.

## Servire e invitare

cli-serve-ready = Sietch è all'indirizzo { $address }
cli-serve-join = Per giocare da un terminale: { $command }
cli-host-own-link = Il tuo posto, { $letter }: { $link }
cli-host-seat-link = Il posto { $letter }, per un amico: { $link }
cli-host-open-link = Il tavolo, per chi prende un posto libero: { $link }
cli-host-watch-link = Il tavolo, per chi guarda: { $link }
cli-host-begun = La partita è cominciata.
cli-host-start = Per cominciare quando i posti sono presi: { $command }
cli-host-join = Per giocare: { $command }

## Unirsi

cli-online-table = Tavolo «{ $name }» ({ $game })
cli-online-open-seats = Posti liberi: { $letters }
cli-online-which-seat = Quale posto prendi ({ $letter }, …)? Solo Invio per guardare:
cli-online-no-such-seat = Scrivi { $letters }, o solo Invio per guardare.
cli-online-your-name = Come ti chiami?
cli-online-keep = Conserva questo, è il tuo posto: { $command }
cli-online-watching = Stai guardando. Scrivi { $command } per vedere che cosa puoi scrivere.
cli-online-not-started = La partita non è cominciata; comparirà qui quando chi ospita la avvia.
cli-online-left = La partita continua senza di te; per tornare: { $command }

## Intorno al tavolo

cli-online-open-seat = libero
cli-online-guest = ospite
cli-online-bot = bot
cli-online-here = presente
cli-online-away = assente
cli-online-stand-in = gioca al suo posto il bot { $bot }
cli-online-resigned = abbandonato; continua il bot { $bot }
cli-online-sat-down = { $letter } ({ $name }) si è seduto.
cli-online-came = { $letter } ({ $name }) è qui.
cli-online-went = { $letter } ({ $name }) è andato via.
cli-online-bot-came = Un bot gioca al posto di { $letter } ({ $name }).
cli-online-bot-went = { $letter } ({ $name }) gioca di nuovo.
cli-online-gave-up = { $letter } ({ $name }) ha abbandonato il posto; continua un bot.
cli-online-waiting = Si aspetta { $names } …
cli-online-clock = Orologio: { $times }
cli-online-clock-paused = Orologio (in pausa): { $times }
cli-online-days = { $days } g { $hours } h
cli-online-whispers = sussurra a { $letters }
cli-online-lost = La connessione è persa; nuovo tentativo …
cli-online-back = La connessione è tornata.
cli-online-missed = Sono successe più cose di quante se ne possano raccontare qui; scrivi board per vedere a che punto è la partita.
cli-online-unsent = Il server non risponde. Nulla è cambiato; riprova tra un momento.
cli-online-just-asked = La domanda è appena cambiata. Guardala, poi scrivi di nuovo la tua risposta.
cli-online-not-now = Adesso non ti viene chiesto nulla; scrivi help per vedere che cosa puoi scrivere.
cli-online-spectator = Stai guardando; può farlo solo chi ha un posto.
cli-online-hint-none = A un tavolo remoto nessun bot è lì per consigliarti.

## Voti

cli-online-vote = { $letter } chiede al tavolo: { $about }?
cli-online-vote-how = Scrivi vote yes (sì) o vote no.
cli-online-voted = Il tuo voto è contato; gli altri devono ancora rispondere.
cli-online-vote-passed = Accettato: { $about }.
cli-online-vote-failed = Respinto: { $about }.
cli-online-about-undo = ritirare quello che è stato appena fatto
cli-online-about-pause = mettere la partita in pausa
cli-online-about-resume = riprendere la partita
cli-online-about-more-time = più tempo per { $letter }
cli-online-about-replace = far giocare un bot al posto di { $letter }
cli-online-about-abandon = abbandonare la partita
cli-online-event-undo = { $letter } ha ritirato l'ultimo passo.
cli-online-event-pause = La partita è in pausa; gli orologi sono fermi.
cli-online-event-resume = La partita continua.
cli-online-extended =
    { $minutes ->
        [one] { $letter } ha un minuto in più.
       *[other] { $letter } ha { $minutes } minuti in più.
    }
cli-online-vote-what = Scrivi vote yes (sì) o vote no.
cli-online-call-how = Che cosa deve accettare il tavolo? Scrivi call e undo, pause, resume, more_time, replace o abandon.
cli-online-call-seat = Per chi? Scrivi call { $kind } e la lettera di un posto.

## Posti

cli-online-whisper-how = A chi e che cosa? Scrivi whisper, le lettere dei posti e le tue parole, per esempio whisper BC adesso.
cli-online-bot-how = Scrivi bot on per far giocare un bot al tuo posto, o bot off per giocare di nuovo tu.
cli-online-bot-on = Da adesso un bot gioca al tuo posto; scrivi bot off per giocare di nuovo tu.
cli-online-bot-off = Giochi di nuovo tu.
cli-online-handover-how = A chi? Scrivi handover e un nome.
cli-online-new-link = Il posto è ora di { $name }; il tuo link non apre più nulla. Manda questo: { $link }
cli-online-resign-sure = Il posto { $letter } verrebbe abbandonato per sempre e continuerebbe un bot. Scrivi ancora resign se lo vuoi davvero.
cli-online-passphrase = Questo posto chiede la sua frase segreta:
cli-online-new-passphrase = La frase segreta che il posto deve chiedere (solo Invio per nessuna):
cli-online-locked = D'ora in poi il posto chiede la frase segreta oltre al link.
cli-online-unlocked = Il posto non chiede nessuna frase segreta.
cli-online-watch-link = Per chi guarda: { $link }
cli-online-no-host = Solo chi ha aperto il tavolo può avviarlo, con il link mostrato allora.
cli-online-won-alone = Tutti gli altri hanno abbandonato; vince { $name }.
cli-online-abandoned = Il tavolo ha accettato di abbandonare la partita.
cli-online-closed = Il tavolo è stato chiuso da chi gestisce il server.
cli-online-record = La registrazione: { $address }

## Comandi

cli-help-seats-word = seats
cli-help-seats = chi siede dove ed è presente, gli orologi, il voto
cli-help-say-word = say PAROLE
cli-help-say = dire qualcosa a tutto il tavolo
cli-help-whisper-word = whisper BC PAROLE
cli-help-whisper = dire qualcosa in segreto a questi posti, dove le regole lo permettono
cli-help-call-word = call undo [passi], pause, …
cli-help-call = chiedere l'accordo del tavolo: undo, pause, resume, more_time POSTO, replace POSTO (con un bot), abandon
cli-help-vote-word = vote yes, vote no
cli-help-vote = rispondere a ciò che è chiesto al tavolo
cli-help-bot-word = bot on, bot off
cli-help-bot = far giocare un bot mentre non ci sei, o giocare di nuovo tu
cli-help-handover-word = handover NOME
cli-help-handover = dare il tuo posto a qualcun altro: un nuovo link per lui
cli-help-lock-word = lock
cli-help-lock = far chiedere al posto una frase segreta oltre al link
cli-help-resign-word = resign
cli-help-resign = abbandonare il posto per sempre; continua un bot
cli-help-link-word = link
cli-help-link = il link per chi guarda
cli-help-start-word = start
cli-help-start = cominciare la partita, se hai aperto il tavolo e tutti i posti sono presi

## Quello che il server rifiuta, secondo il suo codice

cli-refused-gone = Questa connessione non serve più alcun posto.
cli-refused-no-table = Questo tavolo non esiste.
cli-refused-not-found = Il server non conosce questo indirizzo; il link è intero?
cli-refused-bad-request = Il server non lo capisce.
cli-refused-bad-text = Alcuni di questi caratteri non si possono scrivere.
cli-refused-bad-key = Questo link non apre nessun posto a questo tavolo; forse il posto è stato ceduto.
cli-refused-bad-passphrase = Questo posto chiede una frase segreta, e non è questa.
cli-refused-bad-origin = Il server non accetta richieste da lì.
cli-refused-busy = Il server tiene tutti i tavoli che può; riprova tra poco.
cli-refused-too-fast = Era troppo in una volta; aspetta un po'.
cli-refused-too-slow = Il server ha aspettato troppo; riprova.
cli-refused-too-large = È troppo lungo.
cli-refused-seat-taken = Questo posto non è più libero.
cli-refused-started = Questo tavolo è già cominciato.
cli-refused-seats-open = Alcuni posti sono ancora liberi.
cli-refused-not-host = Solo chi ha aperto il tavolo può avviarlo.
cli-refused-not-finished = È possibile quando la partita è finita.
cli-refused-not-playing = A questo tavolo non si sta giocando.
cli-refused-not-allowed = Le regole non lo permettono adesso.
cli-refused-paused = La partita è in pausa; continua quando tutti sono d'accordo (call resume).
cli-refused-nothing-to-undo = Il tuo ultimo passo non è l'ultimo a questo tavolo; gli altri devono accettare (call undo).
cli-refused-barrier = Da allora è stato mostrato qualcosa di nascosto; gli altri devono accettare (call undo).
cli-refused-moved-on = Il tavolo è andato avanti; guarda di nuovo.
cli-refused-empty = Non c'è nulla da dire.
cli-refused-no-whispering = Le regole non permettono di parlare in segreto con loro.
cli-refused-voting = Il tavolo sta già votando.
cli-refused-no-vote = Non c'è un voto a cui rispondere.
cli-refused-spectator = Stai guardando; può farlo solo chi ha un posto.
cli-refused-resigned = Questo posto è stato abbandonato.
cli-refused-handed-over = Questo posto è stato ceduto a qualcun altro.
cli-refused-unsaved = Il server non ha potuto salvare. Nulla è cambiato; riprova.
