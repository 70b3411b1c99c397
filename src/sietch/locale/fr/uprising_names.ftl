### Noms de Dune : Imperium – Insurrection : cartes, Dirigeants, emplacements, postes, contrats, termes.
### D'abord les noms de l'édition française, puis ceux qui sont des traductions propres à Sietch.
### Les noms communs avec le jeu de base sont dans imperium_names.ftl.

## Cartes Réserve

card-prepare_the_way = Préparer le Chemin
card-the_spice_must_flow = L'Épice Doit Couler

## Cartes Imperium

card-imperial_spymaster = Maître Espion Impérial
card-desert_survival = Survie dans le Désert
card-guild_envoy = Émissaire de la Guilde
card-rebel_supplier = Fournisseur Rebelle
card-ecological_testing_station = Station Écologique Expérimentale
card-spacing_guilds_favor = Faveur de la Guilde Spatiale
card-strike_fleet = Flotte de Frappe

## Cartes Intrigue

intrigue-contingency_plan = Plan d'Urgence
intrigue-unexpected_allies = Alliés Inattendus

## Dirigeants

leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
leader-gurney_halleck = Gurney Halleck
leader-lady_amber_metulli = Dame Amber Metulli
leader-lady_margot_fenring = Dame Margot Fenring
leader-muad_dib = Muad'Dib
leader-princess_irulan = Princesse Irulan
leader-lady_jessica = Dame Jessica
leader-reverend_mother_jessica = Révérende Mère Jessica
leader-shaddam_corrino_iv = Shaddam Corrino IV

## Capacités des Dirigeants

ability-shaddam_corrino_iv-signet = Empereur de l'Univers Connu

## Emplacements du plateau

space-sardaukar = Sardaukar
space-desert_tactics = Tactiques du Désert
space-fremkit = Fremkit
space-imperial_privilege = Privilège Impérial
space-assembly_hall = Hall de l'Assemblée
space-gather_support = Recueillir le Soutien
space-shipping = Transport
space-spice_refinery = Raffinerie d'Épice
space-deep_desert = Désert Profond

## Emplacements du plateau, six joueurs

space-habbanya_erg = Chaîne de Habbanya
space-sardaukar_6p = Sardaukar

## Contrats

contract-acquire_tsmf = Acquérir L'Épice Doit Couler
contract-harvest_3 = Récolte 3+
contract-harvest_4 = Récolte 4+
contract-immediate = Immédiat

## Icônes bataille

battle-crysknife = Krys
battle-desert_mouse = Souris du Désert
battle-ornithopter = Orni
battle-wild = Joker

## Cartes Rival

rival-vladimir_harkonnen = Baron Vladimir Harkonnen
rival-glossu_rabban = Glossu « La Bête » Rabban
rival-amber_metulli = Dame Amber Metulli
rival-gurney_halleck = Gurney Halleck
rival-margot_fenring = Dame Margot Fenring
rival-irulan = Princesse Irulan
rival-lady_jessica = Dame Jessica
rival-feyd_rautha = Feyd-Rautha Harkonnen
rival-muad_dib = Muad'Dib

## Cartes de la Maison Hagal

hagal-sardaukar = Sardaukar
hagal-desert_tactics = Tactiques du Désert
hagal-fremkit = Fremkit
hagal-assembly_hall = Hall de l'Assemblée
hagal-gather_support_a = Recueillir le Soutien
hagal-gather_support_b = Recueillir le Soutien
hagal-research_station = Station de Recherche
hagal-spice_refinery = Raffinerie d'Épice
hagal-arrakeen = Arrakeen
hagal-sietch_tabr = Sietch Tabr
hagal-hagga_imperial_basin = Bassin de Hagga / Bassin Impérial
hagal-deep_desert = Désert Profond

## Icônes Agent

icon-spy = Espion

## Termes

uprising-spy = Espion
uprising-sandworm = ver des sables
uprising-maker_hooks = Hameçons à Faiseur
uprising-shield_wall = Bouclier
uprising-contract = contrat
uprising-objective = Objectif

## Cartes Imperium (traductions propres à Sietch, faute de nom français connu)

card-unswerving_loyalty = Loyauté sans Faille
card-space_time_folding = Repli de l'Espace-Temps
card-weirding_woman = Adepte de l'Art Étrange
card-sardaukar_soldier = Soldat Sardaukar
card-smugglers_harvester = Moissonneuse de Contrebandier
card-maker_keeper = Gardien des Faiseurs
card-reliable_informant = Informateur de Confiance
card-hidden_missive = Message Caché
card-wheels_within_wheels = Des Roues dans les Roues
card-fedaykin_stilltent = Tente Distillante Fedaykin
card-spy_network = Réseau d'Espions
card-undercover_asset = Contact sous Couverture
card-bene_gesserit_operative = Agente Bene Gesserit
card-maula_pistol = Pistolet Maula
card-northern_watermaster = Maître des Eaux du Nord
card-covert_operation = Opération Secrète
card-double_agent = Agent Double
card-calculus_of_power = Arithmétique du Pouvoir
card-guild_spy = Espion de la Guilde
card-dangerous_rhetoric = Discours Dangereux
card-branching_path = Chemin qui Bifurque
card-smugglers_haven = Refuge de Contrebandiers
card-shishakli = Shishakli
card-paracompass = Paracompas
card-sardaukar_coordination = Coordination des Sardaukar
card-truthtrance = Transe de Vérité
card-public_spectacle = Spectacle pour la Foule
card-southern_elders = Anciens du Sud
card-tread_in_darkness = Marcher dans les Ténèbres
card-captured_mentat = Mentat Captif
card-subversive_advisor = Conseiller Séditieux
card-leadership = L'Art de Commander
card-in_high_places = Dans les Hautes Sphères
card-treacherous_maneuver = Manœuvre Perfide
card-chani_clever_tactician = Chani, Habile Tacticienne
card-junction_headquarters = Quartier Général de Jonction
card-corrinth_city = Cité de Corrinth
card-stilgar_the_devoted = Stilgar, le Fidèle
card-desert_power = Puissance du Désert
card-price_is_no_object = Peu Importe le Prix
card-long_live_the_fighters = Longue Vie aux Combattants
card-overthrow = Renverser le Pouvoir
card-steersman = Timonier
card-cargo_runner = Convoyeur de Marchandises
card-delivery_agreement = Accord de Livraison
card-priority_contracts = Contrats Prioritaires
card-interstellar_trade = Commerce Interstellaire

## Decks de départ des Commandants, six joueurs (traductions propres à Sietch, faute de nom français connu)

card-corrino_might = Puissance des Corrino
card-critical_shipments = Cargaisons Vitales
card-demand_results = Exiger des Résultats
card-devastating_assault = Assaut Dévastateur
card-imperial_ornithopter = Orni Impérial
card-imperial_tent = Tente Impériale
card-command_respect = Imposer le Respect
card-demand_attention = Exiger l'Attention
card-desert_call = Appel du Désert
card-limited_landsraad_access = Accès Limité au Landsraad
card-threaten_spice_production = Menacer la Production d'Épice
card-usul = Usul

## Cartes Intrigue (traductions propres à Sietch, faute de nom français connu)

intrigue-buy_access = Acheter un Accès
intrigue-call_to_arms = Appel aux Armes
intrigue-change_allegiances = Changer d'Allégeance
intrigue-councilors_ambition = Ambition du Conseiller
intrigue-crysknife = Krys
intrigue-cunning = Astuce
intrigue-depart_for_arrakis = En Route pour Arrakis
intrigue-desert_mouse = Souris du Désert
intrigue-detonation = Détonation
intrigue-devour = Dévorer
intrigue-distraction = Diversion
intrigue-find_weakness = Déceler la Faille
intrigue-go_to_ground = Se Terrer
intrigue-imperium_politics = Politique de l'Imperium
intrigue-impress = Faire Impression
intrigue-inspire_awe = Forcer l'Admiration
intrigue-intelligence_report = Rapport de Renseignement
intrigue-manipulate = Manipuler
intrigue-market_opportunity = Occasion Commerciale
intrigue-mercenaries = Mercenaires
intrigue-opportunism = Opportunisme
intrigue-ornithopter = Orni
intrigue-questionable_methods = Méthodes Discutables
intrigue-secure_spice_trade = Garantir le Commerce d'Épice
intrigue-shaddams_favor = Faveur de Shaddam
intrigue-shadow_alliance = Alliance dans l'Ombre
intrigue-sietch_ritual = Rituel du Sietch
intrigue-special_mission = Mission Spéciale
intrigue-spice_is_power = L'Épice Est Pouvoir
intrigue-spring_the_trap = Refermer le Piège
intrigue-strategic_stockpiling = Réserves Stratégiques
intrigue-tactical_option = Choix Tactique
intrigue-weirding_combat = Art Étrange du Combat
intrigue-backed_by_choam = Avec l'Appui de la CHOM
intrigue-leverage = Moyen de Pression
intrigue-reach_agreement = Trouver un Accord
intrigue-choam_profits = Profits de la CHOM

## Cartes Conflit (traductions propres à Sietch, faute de nom français connu)

conflict-skirmish_crysknife = Escarmouche
conflict-skirmish_ornithopter = Escarmouche
conflict-skirmish_desert_mouse = Escarmouche
conflict-choam_security = Sûreté de la CHOM
conflict-spice_freighters = Cargos d'Épice
conflict-seize_spice_refinery = S'emparer de la Raffinerie d'Épice
conflict-test_of_loyalty = Test de Loyauté
conflict-shadow_contest = Rivalité dans l'Ombre
conflict-protect_the_sietches = Défendre les Sietchs
conflict-trade_dispute = Litige Commercial
conflict-propaganda = Propagande
conflict-battle_for_spice_refinery = Bataille pour la Raffinerie d'Épice

## Dirigeants (traductions propres à Sietch, faute de nom français connu)

leader-staban_tuek = Staban Tuek

## Capacités des Dirigeants (traductions propres à Sietch, faute de nom français connu)

ability-feyd_rautha_harkonnen-left = Force Perfide
ability-feyd_rautha_harkonnen-signet = Entraînement Personnel
ability-gurney_halleck-left = Toujours Souriant
ability-gurney_halleck-signet = Maître de Guerre
ability-lady_amber_metulli-left = Éclaireurs du Désert
ability-lady_amber_metulli-signet = Remplir les Coffres
ability-lady_margot_fenring-left = Loyauté
ability-lady_margot_fenring-signet = Informateur sur Arrakis
ability-muad_dib-left = Ennemi Imprévisible
ability-muad_dib-signet = Montrer la Voie
ability-princess_irulan-left = Droit de Naissance Impérial
ability-princess_irulan-signet = Regard de Chroniqueuse
ability-lady_jessica-left = Mémoires Secondes
ability-lady_jessica-signet = Agonie de l'Épice
ability-reverend_mother_jessica-left = Révérende Mère
ability-reverend_mother_jessica-signet = Eau de Vie
ability-staban_tuek-drawback = Peu d'Alliés
ability-staban_tuek-left = Contrebande d'Épice
ability-staban_tuek-signet = Réseau Invisible
ability-shaddam_corrino_iv-left = Commandant des Sardaukar

## Emplacements du plateau (traductions propres à Sietch, faute de nom français connu)

space-dutiful_service = Service Dévoué
space-deliver_supplies = Livrer des Provisions
space-espionage = Espionnage
space-accept_contract = Accepter un Contrat

## Emplacements du plateau, six joueurs (traductions propres à Sietch, faute de nom français connu)

space-military_support = Appui Militaire
space-economic_support = Appui Économique
space-controversial_technology = Technologie Controversée
space-expedition = Expédition
space-vast_wealth = Immense Richesse
space-desert_mastery = Maîtrise du Désert

## Postes d'observation (désignés par Sietch d'après leurs emplacements)

post-post_emperor = Poste de l'Empereur
post-post_spacing_guild = Poste de la Guilde Spatiale
post-post_bene_gesserit = Poste du Bene Gesserit
post-post_fremen = Poste des Fremen
post-post_council = Poste du Haut Conseil
post-post_landsraad = Poste du Hall de l'Assemblée
post-post_choam = Poste de la CHOM
post-post_sietch_research = Poste entre la Station de Recherche et le Sietch Tabr
post-post_research_refinery = Poste entre la Raffinerie d'Épice et la Station de Recherche
post-post_refinery_arrakeen = Poste entre Arrakeen et la Raffinerie d'Épice
post-post_deep_desert = Poste du Désert Profond
post-post_hagga_basin = Poste du Bassin de Hagga
post-post_imperial_basin = Poste du Bassin Impérial
post-post_great_houses = Poste des Grandes Maisons
post-post_fringe_worlds = Poste des Mondes Périphériques
post-post_carthag = Poste de Carthag
post-post_habbanya_erg = Poste de la Chaîne de Habbanya
post-post_ix_choam = Poste de la CHOM (L'Avènement d'Ix)
post-post_ix = Poste d'Ix (L'Avènement d'Ix)

## Contrats (désignés par Sietch d'après leur emplacement)

contract-arrakeen_water = Arrakeen (eau)
contract-arrakeen_spy = Arrakeen (Espion)
contract-deliver_supplies = Livrer des Provisions
contract-espionage = Espionnage
contract-heighliner_water = Long-Courrier (eau)
contract-heighliner_troops = Long-Courrier (troupes)
contract-high_council_influence = Haut Conseil (Influence)
contract-high_council_solari = Haut Conseil (Solari)
contract-research_station_solari = Station de Recherche (Solari)
contract-research_station_spy = Station de Recherche (Espion)
contract-sardaukar_cards = Sardaukar (cartes)
contract-sardaukar_recall = Sardaukar (rappel)
contract-spice_refinery_cards = Raffinerie d'Épice (cartes)
contract-spice_refinery_water = Raffinerie d'Épice (eau)
contract-ix_dreadnought = Cuirassé (Ix)
contract-ix_espionage = Espionnage (Ix)
contract-ix_harvest_3 = Récolte 3+ (Ix)
contract-ix_harvest_4 = Récolte 4+ (Ix)
contract-ix_heighliner = Long-Courrier (Ix)
contract-ix_high_council = Haut Conseil (Ix)
contract-ix_interstellar_shipping = Expédition Interstellaire (Ix)
contract-ix_secrets = Secrets (Ix)
contract-ix_smuggling = Contrebande (Ix)
contract-ix_tech_negotiation = Négociation de Technologie (Ix)

## Objectifs (désignés par Sietch d'après leur icône bataille)

objective-obj_desert_mouse_first = Souris du Désert (Premier Joueur)
objective-obj_crysknife = Krys
objective-obj_ornithopter_1_3 = Orni (1-3 joueurs)
objective-obj_desert_mouse_4_6 = Souris du Désert (4 ou 6 joueurs)
objective-obj_crysknife_4_6 = Krys (4 ou 6 joueurs)

## Cartes Rival (traductions propres à Sietch, faute de nom français connu)

rival-staban_tuek = Staban Tuek

## Cartes de la Maison Hagal (traductions propres à Sietch, faute de nom français connu)

hagal-place_spy_trade = Placer un Espion (Commerce d'Épice)
hagal-place_spy_city = Placer un Espion (Cité)
hagal-place_spy_landsraad = Placer un Espion (Landsraad)
hagal-dutiful_service = Service Dévoué
hagal-deliver_supplies_heighliner = Livrer des Provisions / Long-Courrier
hagal-espionage = Espionnage
hagal-accept_contract_shipping_a = Accepter un Contrat / Transport
hagal-accept_contract_shipping_b = Accepter un Contrat / Transport

## Factions du plateau à six joueurs (traductions propres à Sietch, faute de nom français connu)

faction-great_houses = Grandes Maisons
faction-fringe_worlds = Mondes Périphériques
with-great_houses = les Grandes Maisons
with-fringe_worlds = les Mondes Périphériques

## Termes (traductions propres à Sietch, faute de nom français connu)

uprising-throne_row = Rangée du Trône
uprising-commander = Commandant
uprising-ally = Allié
uprising-team = équipe
