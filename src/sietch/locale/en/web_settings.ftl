### The browser client: settings of a device, notices, keys, and what is said in passing.

web-settings = Settings
web-pages = Pages
web-nav-play = Play
web-colours = Colours
web-colours-system = As the system
web-colours-light = Light
web-colours-dark = Dark
web-sounds = Sounds
web-browser-notices = Notices of this browser
web-browser-notices-note = When it is your turn and you are looking elsewhere.
web-notices-denied = This browser has been told not to show notices from here. You can allow them in its settings for this site, beside the address.
web-notices-insecure = This browser shows notices only from addresses that begin with https, or from this machine itself.
web-notices-missing = This browser cannot show notices. An account can send them by e-mail instead.
web-notice-sample = This is how you will be told that it is your turn.
web-motion-note = If your system asks for less motion, nothing travels across the board.

## Passing notes

web-toast-turn = It is your turn.
web-toast-said = { $who }: { $text }
web-toast-left = { $who } has left the table.
web-toast-back = { $who } is here.
web-toast-vote = { $who } asks the table.
web-toast-show = Show

## Keys

web-help = Keys
web-help-space = Space
web-help-enter = Enter
web-help-backspace = Backspace
web-help-home = Home
web-help-end = End
web-help-choose = Choose an option by its number
web-help-confirm = Confirm what is chosen
web-help-revise = Take the last choice back
web-help-undo = Undo your last action
web-help-close = Close, and back to now
web-help-step = One step back or on
web-help-round = To the phase before or after
web-help-ends = To the beginning or the end
web-help-play = Play or pause
web-help-speed = Faster or slower
web-help-fork = Play on from here
web-help-next = From one thing to the next
web-help-help = This list
web-help-three-ways = Every choice can be made on the board, in the list of options, or by key.
