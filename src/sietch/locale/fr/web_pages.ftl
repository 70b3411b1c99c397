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
web-log-later = La suite

## Discussion

web-talk-only = seulement { $who }
web-talk-in-secret = { $who }, en secret
web-talk-secret-note = Seul { $who } lira ceci.
web-talk-may = Tout le monde lit ceci. Vous pouvez aussi parler en secret avec { $who }.
web-talk-open = Toute la table lit ceci ; les règles ne vous permettent pas de parler en secret maintenant.
web-talk-no-secret = Ce secret n'est plus permis : ce que vous avez écrit irait maintenant à tout le monde.
web-talk-spectator = Seuls les joueurs peuvent parler.

## Accueil

web-play-note = { $n ->
    [one] Contre un bot, tout de suite.
   *[other] Contre { $n } bots, tout de suite.
}
web-free-of = { $n ->
    [one] { $n } siège libre sur { $of }
   *[other] { $n } sièges libres sur { $of }
}
web-open-something = Ouvrir autre chose
web-invitation = Lien d'une table ou d'une partie
web-invitation-bad = Ce n'est pas le lien d'une table. Il ressemble à ceci : …/t/k3j5ug5y#seat=…
web-open = Ouvrir
web-bring = Ouvrir un enregistrement
web-bring-note = Un fichier enregistré depuis une partie, à revoir ou à rejouer.
web-standing-mine = À vous
web-standing-open = En attente de joueurs
web-standing-gone = Cette table n'existe plus
web-standing-unknown = Le serveur ne répond pas
web-forget = Enlever { $name } de cette liste

## Nouvelle table

web-new-pass = Plusieurs personnes sur cet appareil : un rideau tombe entre leurs tours, et l'appareil passe de main en main.
web-new-links = La page suivante a un lien pour chaque ami. Qui l'ouvre prend place ; la partie commence quand vous la lancez.
web-new-hidden = Personne ne trouvera cette table si vous ne la montrez pas à tous ou n'envoyez pas son adresse.
web-new-watch = Vous n'avez pas de siège : vous regarderez.
web-clock-note = Qui n'a plus de temps est aidé par un bot, action par action.
web-choice-listed = selon la liste
web-options-changed = { $n ->
    [one] une modifiée
   *[other] { $n } modifiées
}

## Partie rejouée

web-speed = Vitesse
web-moment = Action { $at } sur { $of }
web-part = Phase
web-part-before = À la phase précédente
web-part-after = À la phase suivante
web-start-playing = Lecture
web-fork-as = Rejouer à partir d'ici comme { $who }
web-fork-note = Une nouvelle table avec des bots aux autres sièges ; cette partie reste telle quelle.
web-fork-later = Tant que la partie se joue, on ne voit que ce que sait votre siège, et on ne peut pas la reprendre d'ici.
web-copy-moment = Copier le lien vers ce moment
web-replay-of = Partie rejouée
web-not-begun = Cette partie n'a pas commencé ; il n'y a rien à revoir.

## Compte

web-account-limits = Un nom a de 3 à 32 caractères, un mot de passe au moins 8. Un nouveau compte ne demande rien d'autre.
web-claim-note = Les sièges ajoutés figurent ici sur chaque appareil, et vous pouvez en recevoir des avis.
web-notices-about = Quand c'est à vous, quand une partie commence ou finit, et quand la table vote.
