### What the terminal says about tables at a server.

## Serving and hosting

cli-serve-ready = Sietch serves at { $address }
cli-serve-join = To play from a terminal: { $command }
cli-host-own-link = Your own seat, { $letter }: { $link }
cli-host-seat-link = Seat { $letter }, for a friend: { $link }
cli-host-open-link = The table, for whoever takes an open seat: { $link }
cli-host-watch-link = The table, for whoever watches: { $link }
cli-host-begun = The game has begun.
cli-host-start = To begin when the seats are taken: { $command }
cli-host-join = To play: { $command }

## Joining

cli-online-table = Table “{ $name }” ({ $game })
cli-online-open-seats = Open seats: { $letters }
cli-online-which-seat = Which seat do you take ({ $letter }, …)? Enter alone to watch:
cli-online-no-such-seat = Type { $letters }, or Enter alone to watch.
cli-online-your-name = What are you called?
cli-online-keep = Keep this, it is your seat: { $command }
cli-online-watching = You are watching. Type { $command } to see what you can type.
cli-online-not-started = The game has not begun; it appears here when the host starts it.
cli-online-left = The game goes on without you; come back with: { $command }

## Around the table

cli-online-open-seat = open
cli-online-guest = guest
cli-online-bot = bot
cli-online-here = here
cli-online-away = away
cli-online-stand-in = the { $bot } bot is standing in
cli-online-resigned = given up; the { $bot } bot plays on
cli-online-sat-down = { $letter } ({ $name }) has sat down.
cli-online-came = { $letter } ({ $name }) is here.
cli-online-went = { $letter } ({ $name }) is away.
cli-online-bot-came = A bot is standing in for { $letter } ({ $name }).
cli-online-bot-went = { $letter } ({ $name }) plays again.
cli-online-gave-up = { $letter } ({ $name }) has given up the seat; a bot plays on.
cli-online-waiting = Waiting for { $names } …
cli-online-clock = Clock: { $times }
cli-online-clock-paused = Clock (paused): { $times }
cli-online-days = { $days } d { $hours } h
cli-online-whispers = whispers to { $letters }
cli-online-lost = The connection is lost; trying to come back …
cli-online-back = The connection is back.
cli-online-missed = More has happened meanwhile than can be told here; type board to see where the game stands.
cli-online-unsent = The server does not answer. Nothing has changed; try again in a moment.
cli-online-just-asked = The question has just changed. Look at it, then type your answer again.
cli-online-not-now = You are not asked anything now; type help to see what you can type.
cli-online-spectator = You are watching; only those who have a seat can do that.
cli-online-hint-none = At a remote table no bot is at hand to advise you.

## Votes

cli-online-vote = { $letter } asks the table: { $about }?
cli-online-vote-how = Type vote yes or vote no.
cli-online-voted = Your vote is counted; the others are still to answer.
cli-online-vote-passed = Agreed: { $about }.
cli-online-vote-failed = Not agreed: { $about }.
cli-online-about-undo = take back what was done last
cli-online-about-pause = pause the game
cli-online-about-resume = go on with the game
cli-online-about-more-time = more time for { $letter }
cli-online-about-replace = let a bot play for { $letter }
cli-online-about-abandon = abandon the game
cli-online-event-undo = { $letter } has taken back the last step.
cli-online-event-pause = The game is paused; clocks stand still.
cli-online-event-resume = The game goes on.
cli-online-extended =
    { $minutes ->
        [one] { $letter } has one minute more.
       *[other] { $letter } has { $minutes } minutes more.
    }
cli-online-vote-what = Type vote yes or vote no.
cli-online-call-how = What shall the table agree on? Type call and undo, pause, resume, more_time, replace or abandon.
cli-online-call-seat = For whom? Type call { $kind } and the letter of a seat.

## Seats

cli-online-whisper-how = To whom and what? Type whisper, the letters of seats and your words, such as whisper BC now.
cli-online-bot-how = Type bot on to let a bot play for you, or bot off to play yourself again.
cli-online-bot-on = A bot plays for you from now on; type bot off to play yourself again.
cli-online-bot-off = You play yourself again.
cli-online-handover-how = To whom? Type handover and a name.
cli-online-new-link = The seat is now { $name }'s; your own link opens nothing any more. Send this one: { $link }
cli-online-resign-sure = Seat { $letter } would be given up for good and a bot would play on. Type resign again if you mean it.
cli-online-passphrase = This seat asks for its passphrase:
cli-online-new-passphrase = The passphrase that the seat is to ask for (Enter alone for none):
cli-online-locked = From now on the seat asks for the passphrase besides the link.
cli-online-unlocked = The seat asks for no passphrase.
cli-online-watch-link = For whoever watches: { $link }
cli-online-no-host = Only whoever opened the table can start it, with the link that was shown then.
cli-online-won-alone = Everybody else has given up; { $name } wins.
cli-online-abandoned = The table has agreed to abandon the game.
cli-online-closed = The table was closed by whoever runs the server.
cli-online-record = The record: { $address }

## Commands

cli-help-seats-word = seats
cli-help-seats = who sits where and is there, the clocks, the vote
cli-help-say-word = say WORDS
cli-help-say = say something to the whole table
cli-help-whisper-word = whisper BC WORDS
cli-help-whisper = say something in secret to these seats, where the rules allow it
cli-help-call-word = call undo [steps], pause, …
cli-help-call = ask the table to agree: undo, pause, resume, more_time SEAT, replace SEAT (by a bot), abandon
cli-help-vote-word = vote yes, vote no
cli-help-vote = answer what the table is asked
cli-help-bot-word = bot on, bot off
cli-help-bot = let a bot play for you while you are away, or play yourself again
cli-help-handover-word = handover NAME
cli-help-handover = give your seat to somebody else: a new link for them
cli-help-lock-word = lock
cli-help-lock = let the seat ask for a passphrase besides the link
cli-help-resign-word = resign
cli-help-resign = give your seat up for good; a bot plays on
cli-help-link-word = link
cli-help-link = the link for those who watch
cli-help-start-word = start
cli-help-start = begin the game, if you opened the table and every seat is taken

## What the server refuses, by its code

cli-refused-gone = This connection serves no seat any more.
cli-refused-no-table = There is no such table.
cli-refused-not-found = The server knows no such address; is the link whole?
cli-refused-bad-request = The server does not understand this.
cli-refused-bad-text = Some of these characters cannot be written down.
cli-refused-bad-key = This link opens no seat at this table; perhaps the seat was handed over.
cli-refused-bad-passphrase = This seat asks for a passphrase, and this is not it.
cli-refused-bad-origin = The server takes no requests from there.
cli-refused-busy = The server holds as many tables as it can; try again soon.
cli-refused-too-fast = This was too much at once; wait a while.
cli-refused-too-slow = The server waited too long; try again.
cli-refused-too-large = This is too long.
cli-refused-seat-taken = This seat is not open any more.
cli-refused-started = This table has been started already.
cli-refused-seats-open = Some seats are still open.
cli-refused-not-host = Only whoever opened the table can start it.
cli-refused-not-finished = This is possible when the game is over.
cli-refused-not-playing = This table is not being played.
cli-refused-not-allowed = The rules do not allow this now.
cli-refused-paused = The game is paused; it goes on when everybody agrees (call resume).
cli-refused-nothing-to-undo = Your last step is not the last one at this table; the others must agree (call undo).
cli-refused-barrier = Something hidden was shown since; the others must agree (call undo).
cli-refused-moved-on = The table has moved on; look again.
cli-refused-empty = There is nothing to say.
cli-refused-no-whispering = The rules allow no secret talk with them.
cli-refused-voting = The table is voting already.
cli-refused-no-vote = There is no vote for you to answer.
cli-refused-spectator = You are watching; only those who have a seat can do that.
cli-refused-resigned = This seat was given up.
cli-refused-handed-over = This seat was handed over to somebody else.
cli-refused-unsaved = The server could not save this. Nothing has changed; try again.
