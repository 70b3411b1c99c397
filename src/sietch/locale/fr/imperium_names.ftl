### Noms de Dune : Imperium : cartes, Dirigeants, emplacements, Factions, phases.
### D'abord les noms de l'édition française, puis ceux que l'on connaît par Insurrection,
### enfin les noms qui sont des traductions propres à Sietch.

## Deck de départ

card-convincing_argument = Argument Convaincant
card-dagger = Dague
card-diplomacy = Diplomatie
card-dune_desert_planet = Dune, la Planète des Sables
card-reconnaissance = Reconnaissance
card-seek_allies = À la Recherche d'Alliés
card-signet_ring = Chevalière

## Cartes Réserve

card-arrakis_liaison = Contact d'Arrakis
card-spice_must_flow = L'Épice Doit Couler
card-foldspace = Espace Plissé

## Cartes Imperium

card-bene_gesserit_initiate = Initiée Bene Gesserit
card-duncan_idaho = Duncan Idaho
card-fremen_camp = Camp Fremen
card-imperial_spy = Espion Impérial
card-kwisatz_haderach = Kwisatz Haderach
card-sardaukar_legion = Légion Sardaukar
card-smugglers_thopter = Orni de Contrebandier
card-space_travel = Voyage Spatial
card-stilgar = Stilgar
card-test_of_humanity = Test d'Humanité
card-the_voice = La Voix

## Cartes Intrigue

intrigue-bindu_suspension = Suspension Bindu
intrigue-calculated_hire = Recrutement Calculé
intrigue-poison_snooper = Goûte-Poison
intrigue-ambush = Embuscade
intrigue-demand_respect = Exiger le Respect
intrigue-to_the_victor = Au Vainqueur...
intrigue-corner_the_market = Monopoliser le Marché

## Cartes Conflit

conflict-siege_of_arrakeen = Siège d'Arrakeen

## Dirigeants

leader-paul_atreides = Paul Atréides
leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
leader-glossu_rabban = Glossu « La Bête » Rabban
leader-helena_richese = Helena Richèse
leader-count_ilban_richese = Comte Ilban Richèse
leader-earl_memnon_thorvald = Comte Memnon Thorvald
leader-house_hagal = Maison Hagal

## Capacités des Dirigeants

ability-baron_vladimir_harkonnen-left = Coup de Maître

## Emplacements du plateau

space-conspire = Conspirer
space-wealth = Richesse
space-heighliner = Long-Courrier
space-foldspace = Espace Plissé
space-selective_breeding = Sélection Génétique
space-secrets = Secrets
space-hardy_warriors = Guerriers Endurcis
space-stillsuits = Distilles
space-high_council = Haut Conseil
space-mentat = Mentat
space-swordmaster = Maître d'Armes
space-rally_troops = Rallier des Troupes
space-hall_of_oratory = Hall de l'Oratoire
space-secure_contract = Conclure un Contrat
space-sell_melange = Vendre le Mélange
space-arrakeen = Arrakeen
space-carthag = Carthag
space-research_station = Station de Recherche
space-sietch_tabr = Sietch Tabr
space-imperial_basin = Bassin Impérial
space-hagga_basin = Bassin de Hagga
space-great_flat = La Grande Étendue

## Factions

faction-emperor = Empereur
faction-spacing_guild = Guilde Spatiale
faction-bene_gesserit = Bene Gesserit
faction-fremen = Fremen

## Icônes Agent

icon-emperor = Empereur
icon-spacing_guild = Guilde Spatiale
icon-bene_gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = Cité
icon-spice_trade = Commerce d'Épice

## Cartes de la Maison Hagal

hagal-conspire = Conspirer
hagal-wealth = Richesse
hagal-heighliner = Long-Courrier
hagal-foldspace = Espace Plissé
hagal-selective_breeding = Sélection Génétique
hagal-secrets = Secrets
hagal-hardy_warriors = Guerriers Endurcis
hagal-stillsuits = Distilles
hagal-rally_troops = Rallier des Troupes
hagal-hall_of_oratory = Hall de l'Oratoire
hagal-carthag = Carthag
hagal-harvest_spice = Récolte d'Épice
hagal-arrakeen_1p = Arrakeen (1J)
hagal-arrakeen_2p = Arrakeen (2J)
hagal-reshuffle = Remélangez

## Niveaux de difficulté

difficulty-mercenary = Mercenaire
difficulty-sardaukar = Sardaukar
difficulty-mentat = Mentat
difficulty-kwisatz_haderach = Kwisatz Haderach

## Phases d'une manche

phase-round_start = Début de Manche
phase-turns = Tours des Joueurs
phase-combat = Combat
phase-makers = Faiseurs
phase-recall = Rappel
phase-endgame = Fin de Partie

## Cartes Imperium (noms de l'édition française d'Insurrection)

card-lady_jessica = Dame Jessica

## Cartes Conflit (noms de l'édition française d'Insurrection)

conflict-secure_imperial_basin = Sécuriser le Bassin Impérial

## Cartes Imperium (traductions propres à Sietch, faute de nom français connu)

card-arrakis_recruiter = Recruteur d'Arrakis
card-assassination_mission = Mission d'Assassinat
card-bene_gesserit_sister = Sœur Bene Gesserit
card-carryall = Aile Portante
card-chani = Chani
card-choam_directorship = Direction de la CHOM
card-crysknife = Krys
card-dr_yueh = Dr Yueh
card-fedaykin_death_commando = Commando de la Mort Fedaykin
card-firm_grip = Poigne de Fer
card-gene_manipulation = Manipulation Génétique
card-guild_administrator = Administrateur de la Guilde
card-guild_ambassador = Ambassadeur de la Guilde
card-guild_bankers = Banquiers de la Guilde
card-gun_thopter = Orni de Combat
card-gurney_halleck = Gurney Halleck
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Opulence
card-other_memory = Mémoire Seconde
card-piter_de_vries = Piter De Vries
card-power_play = Jeu de Pouvoir
card-reverend_mother_mohiam = Révérende Mère Mohiam
card-sardaukar_infantry = Infanterie Sardaukar
card-scout = Éclaireur
card-shifting_allegiances = Allégeances Changeantes
card-sietch_reverend_mother = Révérende Mère du Sietch
card-spice_hunter = Chasseur d'Épice
card-spice_smugglers = Contrebandiers d'Épice
card-thufir_hawat = Thufir Hawat
card-worm_riders = Chevaucheurs de Vers

## Cartes Intrigue (traductions propres à Sietch, faute de nom français connu)

intrigue-bribery = Pot-de-Vin
intrigue-bypass_protocol = Contourner le Protocole
intrigue-charisma = Charisme
intrigue-choam_shares = Actions de la CHOM
intrigue-councilors_dispensation = Dispense du Conseiller
intrigue-dispatch_an_envoy = Dépêcher un Émissaire
intrigue-double_cross = Double Jeu
intrigue-favored_subject = Sujet Favori
intrigue-guild_authorization = Autorisation de la Guilde
intrigue-infiltrate = Infiltration
intrigue-know_their_ways = Connaître Leurs Coutumes
intrigue-rapid_mobilization = Mobilisation Rapide
intrigue-recruitment_mission = Mission de Recrutement
intrigue-refocus = Se Recentrer
intrigue-reinforcements = Renforts
intrigue-secret_of_the_sisterhood = Secret de la Sororité
intrigue-sleeper_must_awaken = Le Dormeur Doit se Réveiller
intrigue-urgent_mission = Mission Urgente
intrigue-water_of_life = Eau de Vie
intrigue-water_peddlers_union = Syndicat des Vendeurs d'Eau
intrigue-windfall = Aubaine
intrigue-allied_armada = Armada Alliée
intrigue-master_tactician = Maître Tacticien
intrigue-private_army = Armée Privée
intrigue-staged_incident = Incident Orchestré
intrigue-tiebreaker = Départage
intrigue-plans_within_plans = Des Plans dans les Plans

## Cartes Conflit (traductions propres à Sietch, faute de nom français connu)

conflict-skirmish_1 = Escarmouche
conflict-skirmish_2 = Escarmouche
conflict-skirmish_3 = Escarmouche
conflict-skirmish_4 = Escarmouche
conflict-cloak_and_dagger = Cape et Dague
conflict-desert_power = Puissance du Désert
conflict-guild_bank_raid = Raid sur la Banque de la Guilde
conflict-machinations = Machinations
conflict-raid_stockpiles = Pillage des Stocks
conflict-siege_of_carthag = Siège de Carthag
conflict-sort_through_the_chaos = Faire le Tri dans le Chaos
conflict-terrible_purpose = Terrible Dessein
conflict-battle_for_arrakeen = Bataille pour Arrakeen
conflict-battle_for_carthag = Bataille pour Carthag
conflict-battle_for_imperial_basin = Bataille pour le Bassin Impérial
conflict-grand_vision = Grande Vision

## Dirigeants (traductions propres à Sietch, faute de nom français connu)

leader-duke_leto_atreides = Duc Leto Atréides
leader-countess_ariana_thorvald = Comtesse Ariana Thorvald

## Capacités des Dirigeants (traductions propres à Sietch, faute de nom français connu)

ability-paul_atreides-left = Prescience
ability-paul_atreides-signet = Discipline
ability-duke_leto_atreides-left = Popularité au Landsraad
ability-duke_leto_atreides-signet = Diplomatie Prudente
ability-baron_vladimir_harkonnen-signet = Stratagème
ability-glossu_rabban-left = Fief d'Arrakis
ability-glossu_rabban-signet = Brutalité
ability-helena_richese-left = Des Yeux Partout
ability-helena_richese-signet = Manipulation
ability-count_ilban_richese-left = Négociateur Impitoyable
ability-count_ilban_richese-signet = Production
ability-countess_ariana_thorvald-left = Dépendance à l'Épice
ability-countess_ariana_thorvald-signet = Réservoir Caché
ability-earl_memnon_thorvald-left = Relations
ability-earl_memnon_thorvald-signet = Trésor d'Épice
