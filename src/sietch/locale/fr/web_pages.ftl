### Le client du navigateur : le journal, la discussion et les pages autour de la table.

## Journal

web-log-filter = Filtrer
web-log-all = Tout
web-log-mine = Les miennes
web-log-search = Des mots
web-log-unfilter = Tout montrer de nouveau
web-log-earlier = Plus tôt ({ $n })
web-log-new = { $n ->
    [one] Une nouvelle ligne
   *[other] { $n } nouvelles lignes
}
web-log-none = Rien de tel n'est arrivé.
web-log-empty = Rien n'est encore arrivé.

## Discussion

web-talk-only = seulement { $who }
web-talk-in-secret = { $who }, en secret
web-talk-secret-note = Seul { $who } lira ceci.
web-talk-may = Tout le monde lit ceci. Vous pouvez aussi parler en secret avec { $who }.
web-talk-open = Toute la table lit ceci ; les règles ne vous permettent pas de parler en secret maintenant.
web-talk-no-secret = Ce secret n'est plus permis : ce que vous avez écrit irait maintenant à tout le monde.
web-talk-spectator = Seuls les joueurs peuvent parler.
