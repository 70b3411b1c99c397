### Options et jeux de règles de Dune: Imperium – Uprising en toutes lettres.

uprising-option-leaders = Comment les Dirigeants sont attribués : au sort, ou choisis l'un après l'autre.
uprising-option-choam = Le module de la CHOM : des contrats, et les cartes qui vont avec.
uprising-option-difficulty = La force des Rivaux.
uprising-option-rivals = Les Rivaux d'une partie à un ou deux.
uprising-option-brutal_escalation = Rivaux : Escalade Brutale. Lors d'un Conflit III, un Rival révèle deux cartes pour ses épées au lieu d'une.
uprising-option-expert_deployment = Rivaux : Déploiement Expert. Un Rival qui mène nettement garde ses troupes pour les derniers Conflits.
uprising-option-smart_politics = Rivaux : Politique Avisée. Un Rival ignore les Factions où il n'a plus rien à gagner.
uprising-option-dice_churn = Solo : des dés remplacent des cartes de la Rangée Imperium après chacun de vos tours Révélation.
uprising-option-streamlined_rivals = À deux : un Rival simplifié qui ne peut pas gagner, pour une première partie.
uprising-option-base_cards = Des cartes de Dune: Imperium sont mélangées aux autres.
uprising-option-base_conflicts = Des cartes Conflit de Dune: Imperium sont mélangées aux autres.
uprising-option-jessica_needs_memories = Dame Jessica ne peut retourner son Dirigeant qu'avec une mémoire à rendre.
uprising-option-last_reveal_breaks_ties = Celui qui a joué un tour Révélation en dernier gagne la dernière égalité ; sinon la victoire est partagée.
uprising-option-fourth_takes_third_after_triple_tie = Si trois joueurs sur quatre sont à égalité pour la première place, le quatrième prend la troisième récompense.
uprising-preset-standard = Les règles de la boîte, avec les Dirigeants au sort.
uprising-preset-choam = Les règles de la boîte avec le module de la CHOM.
uprising-preset-first_game = Pour une première partie : des Dirigeants et des Rivaux faciles pour commencer.
