# The host's command line, `sietch admin`.

cli-admin-none = Il n’y a pas de telle table.
cli-admin-column-id = table
cli-admin-column-game = jeu
cli-admin-column-name = nom
cli-admin-column-status = état
cli-admin-column-people = personnes
cli-admin-column-bots = bots
cli-admin-column-open = libres
cli-admin-column-actions = actions
cli-admin-column-changed = dernier changement
cli-admin-closed = Fermées : { $ids }
cli-admin-over-already = Déjà terminées : { $ids }
cli-admin-exported =
    { $actions ->
        [0] Aucune action écrite dans { $file }.
        [one] Une action écrite dans { $file }.
       *[other] { $actions } actions écrites dans { $file }.
    }
cli-admin-holds-secrets = Cet enregistrement contient tous les secrets de la partie ; ne le donnez à personne qui joue.
cli-admin-really =
    { $tables ->
        [one] Supprimer une table pour de bon
       *[other] Supprimer { $tables } tables pour de bon
    }{ $going ->
        [0] { " " }?
       *[other] , dont { $going } pas encore terminées ?
    } (oui/non)
cli-admin-yes = o oui y yes
cli-admin-left = Rien n’a été supprimé.
cli-admin-removed =
    { $tables ->
        [0] Aucune table supprimée.
        [one] Une table supprimée.
       *[other] { $tables } tables supprimées.
    }
cli-admin-backed-up =
    { $tables ->
        [0] Aucune table sauvegardée
        [one] Une table avec { $entries } entrées de journal sauvegardée
       *[other] { $tables } tables avec { $entries } entrées de journal sauvegardées
    } dans { $file }. Le fichier contient des secrets : gardez-le pour vous.
cli-admin-restored =
    { $tables ->
        [0] Aucune table restaurée
        [one] Une table avec { $entries } entrées de journal restaurée
       *[other] { $tables } tables avec { $entries } entrées de journal restaurées
    } depuis { $file }.

cli-admin-stats-tables = tables
cli-admin-stats-person = places de personnes
cli-admin-stats-bot = places de bots
cli-admin-stats-open = places libres
cli-admin-stats-entries = entrées de journal
cli-admin-stats-talk = paroles
cli-admin-stats-accounts = comptes
cli-admin-stats-size = sur le disque

cli-admin-which = nommez des tables, ou dites lesquelles avec --status ou --older-than, pas les deux
cli-admin-needs-yes = avec --json on ne peut rien demander ; dites --yes pour supprimer les tables
cli-admin-status = --status { $given } : les tables sont { $known }
cli-admin-file-exists = { $file } : ce fichier existe déjà ; nommez-en un autre
cli-admin-no-table = il n’y a pas de table { $ids } ; rien n’a été changé
cli-admin-not-begun = la partie à la table { $id } n’a pas commencé, il n’y en a donc pas d’enregistrement
cli-admin-secret = la partie à la table { $id } n’est pas terminée, son enregistrement contient donc des secrets des joueurs ; --secret l’exporte tout de même
cli-admin-bad-address = --database : ce n’est pas l’adresse d’une base de données ; elle commence par postgresql:// ou sqlite:///
cli-admin-no-database = { $place } : il n’y a pas de base de données ici ; nommez son dossier avec --data ou son adresse avec --database
cli-admin-no-tables = la base de données est vide : aucun serveur ne l’a encore utilisée
cli-admin-other-steps = la base de données en est à l’étape { $found } et ce programme à l’étape { $wanted } ; utilisez le programme que son serveur exécute
cli-admin-unusable = la base de données est inutilisable : { $reason }
cli-admin-in-use = quelqu’un utilise la base de données ; arrêtez d’abord le serveur
cli-admin-not-empty = la base de données n’est pas vide ; --force remplace tout ce qu’elle contient
cli-admin-no-backup = { $file } : ce n’est pas une sauvegarde de Sietch
cli-admin-newer-backup = { $file } : cette sauvegarde vient d’un Sietch plus récent que celui-ci
cli-admin-cut-off = { $file } : cette sauvegarde est tronquée
cli-admin-damaged = { $file } : cette sauvegarde est abîmée : son empreinte ou ses lignes ne sont pas ce qu’elles devraient être
cli-admin-other-backup = { $file } : cette sauvegarde est de l’étape { $found } de la base de données et ce programme en est à l’étape { $wanted } ; restaurez-la avec Sietch { $version }, puis mettez à jour
cli-admin-not-replaced = { $file } : ce fichier n’est pas une sauvegarde et n’est pas remplacé ; nommez-en un autre
