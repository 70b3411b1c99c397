# The host's command line, `sietch admin`.

cli-admin-none = There are no such tables.
cli-admin-column-id = table
cli-admin-column-game = game
cli-admin-column-name = name
cli-admin-column-status = status
cli-admin-column-people = people
cli-admin-column-bots = bots
cli-admin-column-open = open
cli-admin-column-actions = actions
cli-admin-column-changed = last change
cli-admin-closed = Closed: { $ids }
cli-admin-over-already = Over already: { $ids }
cli-admin-exported =
    { $actions ->
        [one] One action written to { $file }.
       *[other] { $actions } actions written to { $file }.
    }
cli-admin-holds-secrets = This record holds every secret of the game; give it to nobody who plays.
cli-admin-really =
    { $tables ->
        [one] Remove one table for good
       *[other] Remove { $tables } tables for good
    }{ $going ->
        [0] ?
       *[other] , { $going } of them not over yet?
    } (yes/no)
cli-admin-yes = y yes
cli-admin-left = Nothing was removed.
cli-admin-removed =
    { $tables ->
        [one] One table removed.
       *[other] { $tables } tables removed.
    }
cli-admin-backed-up =
    { $tables ->
        [one] One table with { $entries } log entries saved
       *[other] { $tables } tables with { $entries } log entries saved
    } in { $file }. The file holds secrets: keep it to yourself.
cli-admin-restored =
    { $tables ->
        [one] One table with { $entries } log entries restored
       *[other] { $tables } tables with { $entries } log entries restored
    } from { $file }.

cli-admin-stats-tables = tables
cli-admin-stats-person = seats of people
cli-admin-stats-bot = seats of bots
cli-admin-stats-open = open seats
cli-admin-stats-entries = log entries
cli-admin-stats-talk = things said
cli-admin-stats-accounts = accounts
cli-admin-stats-size = on disk

cli-admin-which = name tables, or say which with --status or --older-than, not both
cli-admin-needs-yes = with --json nobody can be asked; say --yes to remove the tables
cli-admin-status = --status { $given }: tables are { $known }
cli-admin-file-exists = { $file }: this file exists; name another
cli-admin-no-table = there is no table { $ids }; nothing was changed
cli-admin-not-begun = the game at table { $id } has not begun, so there is no record of it
cli-admin-secret = the game at table { $id } is not over, so its record holds secrets of the players; --secret exports it all the same
cli-admin-bad-address = --database: this is not an address of a database; it begins with postgresql:// or sqlite:///
cli-admin-no-database = { $place }: there is no database here; name its folder with --data or its address with --database
cli-admin-no-tables = the database is empty: no server has used it yet
cli-admin-other-steps = the database is at step { $found } and this program at step { $wanted }; use the program that its server runs
cli-admin-unusable = the database cannot be used: { $reason }
cli-admin-in-use = somebody is using the database; stop the server first
cli-admin-not-empty = the database is not empty; --force replaces everything in it
cli-admin-no-backup = { $file }: this is no backup of Sietch
cli-admin-newer-backup = { $file }: this backup was made by a newer Sietch than this one
cli-admin-cut-off = { $file }: this backup is cut off
cli-admin-damaged = { $file }: this backup is damaged: its digest or its rows are not what they should be
cli-admin-other-backup = { $file }: this backup is of step { $found } of the database and this program is at step { $wanted }; restore it with Sietch { $version }, then update
cli-admin-not-replaced = { $file }: this file is no backup and is not replaced; name another
