### Il client del browser: il diario, la conversazione e le pagine intorno al tavolo.

## Diario

web-log-filter = Filtra
web-log-all = Tutto
web-log-mine = Le mie
web-log-search = Parole
web-log-unfilter = Mostra di nuovo tutto
web-log-earlier = Prima ({ $n })
web-log-new = { $n ->
    [one] Una nuova riga
   *[other] { $n } nuove righe
}
web-log-none = Non è successo nulla del genere.
web-log-empty = Non è ancora successo nulla.

## Conversazione

web-talk-only = solo { $who }
web-talk-in-secret = { $who }, in segreto
web-talk-secret-note = Solo { $who } leggerà questo.
web-talk-may = Tutti leggono questo. Puoi anche parlare in segreto con { $who }.
web-talk-open = Tutto il tavolo legge questo; ora le regole non ti permettono di parlare in segreto.
web-talk-no-secret = Quel segreto non è più permesso: ciò che hai scritto andrebbe ora a tutti.
web-talk-spectator = Solo i giocatori possono parlare.
