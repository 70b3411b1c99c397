# Dune classique dans le terminal : la planète, les joueurs, ce qui se passe à la table.

cli-classic-mark-atreides = At
cli-classic-mark-harkonnen = Ha
cli-classic-mark-emperor = Em
cli-classic-mark-guild = Gu
cli-classic-mark-fremen = Fr
cli-classic-mark-bene_gesserit = BG
cli-classic-mark-ixians = IX
cli-classic-mark-bene_tleilax = BT
cli-classic-mark-landsraad = LR

## La planète ; les noms courts servent où le secteur est trop étroit : huit lettres, sept aux secteurs 8 et 17

cli-classic-planet = La planète : la tempête va de gauche à droite, le pôle est en haut
cli-classic-map-legend = █ citadelle  ▒ roche  │ sable  ≋ tempête  ● siège  ◆ Épice  * élite  ( ) observe
cli-classic-list-strongholds = Citadelles
cli-classic-list-spice = Épice
cli-classic-list-elsewhere = Ailleurs
cli-classic-short-imperial_basin = Bas.Imp
cli-classic-short-cielago_west = Ciel.O.
cli-classic-short-rim_wall_west = Rebord
cli-classic-short-hole_in_the_rock = Trou
cli-classic-short-tueks_sietch = S. Tuek
cli-classic-short-red_chasm = Gouffre
cli-classic-short-gara_kulon = Gara K.
cli-classic-short-sihaya_ridge = Sihaya
cli-classic-short-old_gap = V.Brèch
cli-classic-short-the_great_flat = Gr.Éten.
cli-classic-short-the_greater_flat = T.Gr.Ét.
cli-classic-short-wind_pass_north = Passe Vent Nord
cli-classic-short-funeral_plain = Pl.Funèb
cli-classic-short-sietch_tabr = S. Tabr
cli-classic-short-rock_outcroppings = Affl. Rocheux
cli-classic-short-habbanya_ridge_flat = Ét. Crête Habb.
cli-classic-short-bight_of_the_cliff = Anse Falaise
cli-classic-short-habbanya_sietch = S. Habb.

## Les joueurs

cli-classic-turn = Tour { $turn } sur { $last } · { $phase } · tempête au secteur { $storm }
cli-classic-col-order = dans l'ordre du tour
cli-classic-col-dot = secteur
cli-classic-col-cards = cartes
cli-classic-col-planet = planète
cli-classic-col-tanks = cuves
cli-classic-col-strongholds = citadelles
cli-classic-col-leaders = chefs
cli-classic-col-allies = alliés
cli-classic-leaders = Chefs
cli-classic-leaders-legend = † dans les cuves  ‡ prisonnier  · a combattu ce tour
cli-classic-fought = a combattu : { $place }
cli-classic-kwisatz = Kwisatz Haderach
cli-classic-kwisatz-short = KH
cli-classic-decks = Cartes Traîtrise : { $treachery } (défaussées : { $discard }). Cartes Épice : { $spice }.
cli-classic-last-blow = Dernière explosion : { $places }.
cli-classic-wall-gone = Le Mur du Bouclier est détruit.
cli-classic-known = Ce que vous savez :
cli-classic-known-cards = a { $cards }
cli-classic-known-lacks = n'a pas { $cards }
cli-classic-known-traitors = a pour traître { $leaders }
cli-classic-known-innocent = n'a pas pour traître { $leaders }
cli-classic-silenced = réduit au silence ce tour
cli-classic-next-spice = La prochaine carte Épice est { $card }.
cli-classic-marker = La tempête avancera de { $n } au prochain tour.
cli-classic-known-deck = La pioche Traîtrise commence par { $cards }.

## Derrière le bouclier

cli-classic-shield = Derrière votre bouclier : { $faction }
cli-classic-figures = { $spice } Épice · { $reserve } en réserve · { $tanks } dans les cuves · cartes : { $cards }/{ $most }
cli-classic-powers = Vos pouvoirs : tapez rule { $id }
cli-classic-hand = Cartes : { $cards }
cli-classic-own-leaders = Chefs :
cli-classic-traitors = À votre solde : { $leaders }
cli-classic-prediction = Votre prédiction : { $faction } au tour { $turn }
cli-classic-pledge = Vos alliés peuvent dépenser { $n } de votre Épice.
cli-classic-pledged = { $faction } : vous pouvez dépenser { $n } de leur Épice.
cli-classic-standing = Plus de question sur : { $kinds } (tapez listen pour en recevoir de nouveau)

## À la table

cli-classic-auction =
    { $left ->
        [one] Enchères : la dernière carte.
       *[other] Enchères : encore { $left } cartes.
    }
cli-classic-auction-card = Vous l'avez vue : { $card }.
cli-classic-no-bid = Pas encore de mise.
cli-classic-high-bid = Plus haute mise : { $n } ({ $name }).
cli-classic-bid-passed = Hors jeu : { $names }
cli-classic-bid-order = L'intendant mise pour vous jusqu'à { $n }.
cli-classic-hands = Cartes en main :
cli-classic-battle = Bataille ({ $place }) : { $aggressor } contre { $defender }
cli-classic-voice = La Voix commande à { $name } : { $command }
cli-classic-prescience = La Prescience demande à { $name } : { $element }
cli-classic-prescience-shown = La Prescience a vu de { $name } : { $answer }
cli-classic-plan = Plan de { $text }
cli-classic-dialed = roue { $n }
cli-classic-supported = { $n } Épice
cli-classic-no-leader = sans chef
cli-classic-invited = { $name } : l'invitation vient de { $hosts }
cli-classic-deal = Offre : { $by } à { $to } – { $by } { $clauses }
cli-classic-promise = Promesse : { $by } à { $to } – { $promise }
cli-classic-broken = Rompu : { $text }
cli-classic-draft = Votre marché avec { $name } : { $by } { $clauses }
cli-classic-draft-empty = Votre marché avec { $name } : rien encore ; ajoutez jusqu'à trois clauses, puis tapez offer

## À côté des choix

cli-classic-in-storm = dans la tempête
cli-classic-together = ensemble { $n } citadelles sur { $needed }
cli-classic-never = tapez listen pour être interrogé de nouveau
cli-classic-range-in_turn = le tour
cli-classic-range-bid = miser autant ; le nombre seul suffit
cli-classic-range-max = laisser l'intendant miser pour vous, jusqu'à tant
cli-classic-range-pledge = autant d'Épice que vos alliés peuvent dépenser
cli-classic-range-share = autant que paient vos alliés
cli-classic-range-dial = la force engagée ; elle est perdue même en cas de victoire
cli-classic-range-support = autant d'Épice pour soutenir vos pions
cli-classic-range-spice_at_least = « Avez-vous au moins autant d'Épice ? »
cli-classic-range-predicted_in = « Avez-vous prédit ce tour ? »
cli-classic-range-marker_is = « Est-ce là le marqueur de tempête ? »
cli-classic-range-give_spice = votre marché : vous donnez autant d'Épice maintenant
cli-classic-range-want_spice = votre marché : vous recevez autant d'Épice maintenant
cli-classic-range-pay_later = votre marché : vous payez autant à la fin du tour
cli-classic-range-want_later = votre marché : on vous paie autant à la fin du tour
cli-classic-range-at = n'importe où ailleurs
cli-classic-range-land = débarquer ailleurs
cli-classic-range-to = aller ailleurs
cli-classic-range-holds = « Avez-vous cette carte ? »
cli-classic-range-bribed = « Ce chef est-il votre traître ? »
cli-classic-range-deal = proposer un marché
cli-classic-range-promise = votre marché : ce que vous promettez
cli-classic-range-want = votre marché : ce que l'on vous promet
cli-classic-range-truthtrance = jouer la Transe de vérité

## La fin

cli-classic-winner =
    { $n ->
        [one] Victoire : { $names }.
       *[other] Victoire commune : { $names }.
    }
cli-classic-ended = Tour { $turn }. { $reason }
cli-classic-held =
    { $n ->
        [one] { $n } citadelle
       *[other] { $n } citadelles
    }
