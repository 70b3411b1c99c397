### La Moisson d'Épice dans le navigateur : la table du Directeur.

web-classic-harvest = Moisson d'Épice · tour { $turn } sur { $turns } · Directeur : { $name }
web-classic-harvest-none = Moisson d'Épice · pas encore de Directeur
web-classic-harvest-announced = Annoncé : { $n } Épice
web-classic-harvest-drawn = Pioché : { $n } Épice
web-classic-harvest-share = part { $n }
web-classic-harvest-envelope = part cachée
web-classic-harvest-vote-for = a voté pour
web-classic-harvest-vote-against = a voté contre
web-classic-harvest-cards =
    { $n ->
        [one] { $n } carte Accès
       *[other] { $n } cartes Accès
    }
web-classic-harvest-reported = Moissons jusqu'ici : { $cards }
web-classic-harvest-auction = Cartes Accès aux enchères : { $left }
web-classic-harvest-director = Directeur
web-classic-harvest-garrison = garnison de { $n }

