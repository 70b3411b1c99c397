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

## Talk

web-talk-only = only { $who }
web-talk-in-secret = { $who }, in secret
web-talk-secret-note = Only { $who } will read this.
web-talk-may = Everybody reads this. You may also talk in secret with { $who }.
web-talk-open = Everybody at the table reads this; the rules allow you no secret talk now.
web-talk-no-secret = That secret talk is no longer allowed: what you typed would now go to everybody.
web-talk-spectator = Only players can talk.
