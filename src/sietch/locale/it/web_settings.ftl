### Il client del browser: impostazioni di un dispositivo, avvisi, tasti, e ciò che si dice di passaggio.

web-settings = Impostazioni
web-pages = Pagine
web-nav-play = Gioca
web-colours = Colori
web-colours-system = Del sistema
web-colours-light = Chiari
web-colours-dark = Scuri
web-sounds = Suoni
web-browser-notices = Avvisi di questo browser
web-browser-notices-note = Quando tocca a te e stai guardando altrove.
web-notices-denied = A questo browser è stato detto di non mostrare avvisi da qui. Puoi permetterli nelle sue impostazioni per questo sito, accanto all'indirizzo.
web-notices-insecure = Questo browser mostra avvisi solo da indirizzi che cominciano con https, o da questa stessa macchina.
web-notices-missing = Questo browser non può mostrare avvisi. Un account può mandarli per e-mail.
web-notice-sample = Così saprai che tocca a te.
web-motion-note = Se il tuo sistema chiede meno movimento, nulla si sposta sul tabellone.

## Di passaggio

web-toast-turn = Tocca a te.
web-toast-said = { $who }: { $text }
web-toast-left = { $who } ha lasciato il tavolo.
web-toast-back = { $who } è qui.
web-toast-vote = { $who } interroga il tavolo.
web-toast-show = Mostra

## Tasti

web-help = Tasti
web-help-space = Spazio
web-help-enter = Invio
web-help-backspace = Cancella indietro
web-help-home = Inizio
web-help-end = Fine
web-help-choose = Scegliere un'opzione con il suo numero
web-help-confirm = Confermare la scelta
web-help-revise = Tornare sull'ultima scelta
web-help-undo = Annullare la tua ultima azione
web-help-close = Chiudere, e tornare al presente
web-help-step = Un passo indietro o avanti
web-help-round = Alla fase precedente o successiva
web-help-ends = All'inizio o alla fine
web-help-play = Avviare o fermare
web-help-speed = Più o meno veloce
web-help-fork = Giocare da qui in avanti
web-help-next = Da una cosa alla successiva
web-help-help = Questo elenco
web-help-three-ways = Ogni scelta si può fare sul tabellone, nell'elenco delle opzioni o con i tasti.
