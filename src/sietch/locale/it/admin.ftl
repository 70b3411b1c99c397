# The host's command line, `sietch admin`.

cli-admin-none = Non ci sono tavoli così.
cli-admin-column-id = tavolo
cli-admin-column-game = gioco
cli-admin-column-name = nome
cli-admin-column-status = stato
cli-admin-column-people = persone
cli-admin-column-bots = bot
cli-admin-column-open = liberi
cli-admin-column-actions = azioni
cli-admin-column-changed = ultimo cambiamento
cli-admin-closed = Chiusi: { $ids }
cli-admin-over-already = Già finiti: { $ids }
cli-admin-exported =
    { $actions ->
        [one] Un’azione scritta in { $file }.
       *[other] { $actions } azioni scritte in { $file }.
    }
cli-admin-holds-secrets = Questa registrazione contiene tutti i segreti della partita; non darla a nessuno che gioca.
cli-admin-really =
    { $tables ->
        [one] Eliminare un tavolo per sempre
       *[other] Eliminare { $tables } tavoli per sempre
    }{ $going ->
        [0] ?
       *[other] , di cui { $going } non ancora finiti?
    } (sì/no)
cli-admin-yes = s sì si y yes
cli-admin-left = Non è stato eliminato nulla.
cli-admin-removed =
    { $tables ->
        [one] Un tavolo eliminato.
       *[other] { $tables } tavoli eliminati.
    }
cli-admin-backed-up =
    { $tables ->
        [one] Un tavolo con { $entries } voci di registro salvato
       *[other] { $tables } tavoli con { $entries } voci di registro salvati
    } in { $file }. Il file contiene segreti: tienilo per te.
cli-admin-restored =
    { $tables ->
        [one] Un tavolo con { $entries } voci di registro ripristinato
       *[other] { $tables } tavoli con { $entries } voci di registro ripristinati
    } da { $file }.

cli-admin-stats-tables = tavoli
cli-admin-stats-person = posti di persone
cli-admin-stats-bot = posti di bot
cli-admin-stats-open = posti liberi
cli-admin-stats-entries = voci di registro
cli-admin-stats-talk = cose dette
cli-admin-stats-accounts = account
cli-admin-stats-size = su disco

cli-admin-which = nomina dei tavoli, oppure di’ quali con --status o --older-than, non entrambe le cose
cli-admin-needs-yes = con --json non si può chiedere nulla; di’ --yes per eliminare i tavoli
cli-admin-status = --status { $given }: i tavoli sono { $known }
cli-admin-file-exists = { $file }: questo file esiste già; nominane un altro
cli-admin-no-table = non c’è un tavolo { $ids }; non è cambiato nulla
cli-admin-not-begun = la partita al tavolo { $id } non è cominciata, quindi non ce n’è una registrazione
cli-admin-secret = la partita al tavolo { $id } non è finita, quindi la sua registrazione contiene segreti dei giocatori; --secret la esporta lo stesso
cli-admin-bad-address = --database: questo non è l’indirizzo di una base di dati; comincia con postgresql:// o sqlite:///
cli-admin-no-database = { $place }: qui non c’è una base di dati; nomina la sua cartella con --data o il suo indirizzo con --database
cli-admin-no-tables = la base di dati è vuota: nessun server l’ha ancora usata
cli-admin-other-steps = la base di dati è al passo { $found } e questo programma al passo { $wanted }; usa il programma che il suo server esegue
cli-admin-unusable = la base di dati non si può usare: { $reason }
cli-admin-in-use = qualcuno sta usando la base di dati; ferma prima il server
cli-admin-not-empty = la base di dati non è vuota; --force sostituisce tutto ciò che contiene
cli-admin-no-backup = { $file }: questo non è un backup di Sietch
cli-admin-newer-backup = { $file }: questo backup è stato fatto da un Sietch più recente di questo
cli-admin-cut-off = { $file }: questo backup è troncato
cli-admin-damaged = { $file }: questo backup è danneggiato: la sua impronta o le sue righe non sono quelle che dovrebbero essere
cli-admin-other-backup = { $file }: questo backup è del passo { $found } della base di dati e questo programma è al passo { $wanted }; ripristinalo con Sietch { $version }, poi aggiorna
cli-admin-not-replaced = { $file }: questo file non è un backup e non viene sostituito; nominane un altro
