### The browser client: the log, the talk, and the pages around the table.

## Log

web-log-filter = Filter
web-log-all = All
web-log-mine = Mine
web-log-search = Words
web-log-unfilter = Show everything again
web-log-earlier = Earlier ({ $n })
web-log-new = { $n ->
    [one] One new line
   *[other] { $n } new lines
}
web-log-none = Nothing like this has happened.
web-log-empty = Nothing has happened yet.
web-log-later = Still to come

## Talk

web-talk-only = only { $who }
web-talk-in-secret = { $who }, in secret
web-talk-secret-note = Only { $who } will read this.
web-talk-may = Everybody reads this. You may also talk in secret with { $who }.
web-talk-open = Everybody at the table reads this; the rules allow you no secret talk now.
web-talk-no-secret = That secret talk is no longer allowed: what you typed would now go to everybody.
web-talk-spectator = Only players can talk.

## Home

web-play-note = { $n ->
    [one] Against one bot, at once.
   *[other] Against { $n } bots, at once.
}
web-free-of = { $n } of { $of } seats free
web-open-something = Open something
web-invitation = Link of a table or a replay
web-invitation-bad = This is not a link of a table. It looks like this: …/t/k3j5ug5y#seat=…
web-open = Open
web-bring = Open a record
web-bring-note = A file that was saved from a game, to look at or play on.
web-standing-mine = Your turn
web-standing-open = Waiting for players
web-standing-gone = This table is gone
web-standing-unknown = The server does not answer
web-forget = Take { $name } off this list

## New table

web-new-pass = Several people at this device: a curtain falls between their turns, and the device is passed on.
web-new-links = The next page has a link for each friend. Whoever opens it sits down; the game begins when you start it.
web-new-hidden = Nobody will find this table unless you show it to everybody, or send its address.
web-new-watch = You have no seat of your own: you will watch.
web-clock-note = Whoever has no time left is helped out by a bot, action by action.
web-choice-listed = as listed
web-options-changed = { $n ->
    [one] one changed
   *[other] { $n } changed
}

## Replay

web-speed = Speed
web-moment = Action { $at } of { $of }
web-part = Phase
web-part-before = To the phase before
web-part-after = To the phase after
web-start-playing = Play
web-fork-as = Play on from here as { $who }
web-fork-note = A new table with bots on the other seats; this game stays as it is.
web-fork-later = While the game is being played, only your own seat's knowledge is shown, and it cannot be taken up from here.
web-copy-moment = Copy the link to this moment
web-replay-of = Replay
web-not-begun = This game has not begun, so there is nothing to look back at.

## Account

web-account-limits = A name has 3 to 32 characters, a password at least 8. A new account needs nothing else.
web-claim-note = Added seats are listed here on every device, and can send you notices.
web-notices-about = When it is your turn, when a game begins or ends, and when the table votes.
