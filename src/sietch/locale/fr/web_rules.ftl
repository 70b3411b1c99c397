### Les règles dans le navigateur : un onglet de la table, et une page. Un chapitre porte le nom de sa première règle, avec des tirets pour les points.

web-rules-companion = Les règles
web-rules-lead = Toutes les règles que Sietch applique, avec leur identifiant. La table cite les mêmes identifiants quand elle dit pourquoi une chose est impossible.
web-rules-search = Chercher dans les règles
web-rules-chapter = Chapitre
web-rules-all = { $n ->
    [one] Une règle
   *[other] { $n } règles
}
web-rules-found = { $n ->
    [0] Aucune règle trouvée
    [one] Une règle trouvée
   *[other] { $n } règles trouvées
}
web-rules-clear = Montrer toutes les règles

## Chapitres

web-chapter-imperium-R-SET-01 = Mise en place
web-chapter-imperium-R-GEN-01 = Principes généraux
web-chapter-imperium-R-P1-01 = Début de Manche
web-chapter-imperium-R-P2-01 = Tours des Joueurs
web-chapter-imperium-R-AG-01 = Tour Agent
web-chapter-imperium-R-RV-01 = Tour Révélation
web-chapter-imperium-R-CB-01 = Combat
web-chapter-imperium-R-MK-01 = Faiseurs
web-chapter-imperium-R-RC-01 = Rappel
web-chapter-imperium-R-EN-01 = Fin de Partie
web-chapter-imperium-R-IN-01 = Influence et Alliances
web-chapter-imperium-R-TR-01 = Détruire des cartes
web-chapter-imperium-R-HI-01 = Informations cachées
web-chapter-imperium-HG1 = Maison Hagal
web-chapter-imperium-SO1 = Partie solo
web-chapter-imperium-TP1 = Partie à deux joueurs
web-chapter-imperium-Q1 = Décisions sur les questions ouvertes

web-chapter-uprising-R-SET-01 = Mise en place
web-chapter-uprising-R-GEN-01 = Principes généraux
web-chapter-uprising-R-RND-01 = Manche
web-chapter-uprising-R-AGT-01 = Tour Agent
web-chapter-uprising-R-UNT-01 = Unités et déploiement
web-chapter-uprising-R-WRM-01 = Vers des sables, Hameçons à Faiseur et Bouclier
web-chapter-uprising-R-SPY-01 = Espions
web-chapter-uprising-R-REV-01 = Tour Révélation
web-chapter-uprising-R-CMB-01 = Combat
web-chapter-uprising-R-END-01 = Faiseurs, Rappel et Fin de Partie
web-chapter-uprising-R-INF-01 = Influence et Alliances
web-chapter-uprising-R-CHM-01 = Module de la CHOM
web-chapter-uprising-R-MIX-01 = Combiner avec d'autres boîtes
web-chapter-uprising-F-01 = Décisions de la FAQ officielle
web-chapter-uprising-RV-01 = Rivaux : mise en place
web-chapter-uprising-RV-12 = Rivaux : difficulté en solo
web-chapter-uprising-RV-16 = Rivaux : variantes
web-chapter-uprising-RV-21 = Rivaux : leur tour
web-chapter-uprising-RV-29 = Rivaux : leurs règles
web-chapter-uprising-S6-01 = Six joueurs : mise en place
web-chapter-uprising-S6-13 = Six joueurs : score et fin
web-chapter-uprising-S6-16 = Six joueurs : plateaux personnels et icônes
web-chapter-uprising-S6-25 = Six joueurs : Maître d'Armes et Rangée du Trône
web-chapter-uprising-S6-28 = Six joueurs : combat et divers
web-chapter-uprising-C1 = Commandants
web-chapter-uprising-Q-01 = Décisions sur les questions ouvertes

web-chapter-classic-IT-I = Matériel et mise en place
web-chapter-classic-FR-IV = Victoire et tours
web-chapter-classic-FR-VI-A = Tempête
web-chapter-classic-FR-VII-A-1 = Explosion de l'Épice
web-chapter-classic-FR-VIII-A = Enchères
web-chapter-classic-FR-IX-A = Enrôlement, débarquement et mouvement
web-chapter-classic-FR-X-A-1 = Batailles
web-chapter-classic-FR-XI-A = Récolte
web-chapter-classic-FR-XII-A = Alliances
web-chapter-classic-FR-XIII-A = Tractations
web-chapter-classic-IT-XIV = Règles optionnelles
web-chapter-classic-FR-XXIII-A = Jeu avancé
web-chapter-classic-IT-XXV-A-1 = Questions et réponses du livret italien
web-chapter-classic-SH-KARAMA = Pouvoirs des boucliers
web-chapter-classic-CARD-WEAPON = Cartes Traîtrise
web-chapter-classic-FR-XIX-A-1 = Le Duel
web-chapter-classic-FR-XVI-A-1 = La Moisson d'Épice
web-chapter-classic-OQ2 = Questions que Sietch a tranchées
