### Options et jeux de règles de Dune: Imperium en toutes lettres.

imperium-option-leaders = Comment les Dirigeants sont attribués : au sort, ou choisis l'un après l'autre.
imperium-option-difficulty = La force des Rivaux d'une partie solo.
imperium-option-rivals = Les Rivaux d'une partie solo.
imperium-option-bindu_pass_optional = Suspension Bindu vous laisse continuer votre tour au lieu d'y mettre fin.
imperium-option-reverend_mother_spice_always = Révérende Mère du Sietch donne son Épice même sans Lien Fremen.
imperium-option-masterstroke_forced = Le Coup de Maître du Baron Harkonnen doit servir dès que possible.
imperium-option-masterstroke_counts_all_troops = Coup de Maître compte toutes les troupes qui entrent dans le Conflit pendant le tour, pas seulement celles qui sont déployées.
imperium-option-last_reveal_breaks_ties = Celui qui a joué un tour Révélation en dernier gagne la dernière égalité ; sinon la victoire est partagée.
imperium-option-corner_the_market_needs_two = Monopoliser le Marché ne donne rien pour un seul exemplaire de L'Épice Doit Couler.
imperium-option-rivals_hold_by_troops = Avec le déploiement expert, un Rival se retient avec deux troupes d'avance, plutôt que 4 points de force.
imperium-option-hagal_starts_with_garrison = À deux joueurs, la Maison Hagal commence avec des troupes dans sa garnison.
imperium-option-rival_signet_asks = Vous décidez si un Rival paie pour sa capacité Chevalière.
imperium-option-hagal_acts_after_bindu = À deux joueurs, la Maison Hagal agit aussi après un tour interrompu par Suspension Bindu.
imperium-option-kwisatz_haderach_enters_free = Kwisatz Haderach dispense aussi du coût et du prérequis de l'emplacement.
imperium-option-envoy_needs_an_icon = Même avec Dépêcher un Émissaire, seule une carte avec une icône Agent peut envoyer un Agent.
imperium-option-fourth_takes_third_after_triple_tie = Si trois joueurs sur quatre sont à égalité pour la première place, le quatrième prend la troisième récompense.
imperium-preset-standard = Les règles de la boîte, avec les Dirigeants au sort.
imperium-preset-first_game = Pour une première partie : des Dirigeants et des Rivaux faciles pour commencer.
