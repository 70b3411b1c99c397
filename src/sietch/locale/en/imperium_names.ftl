### Names in Dune: Imperium: cards, Leaders, board spaces, Factions, phases.

## Starting deck

card-convincing_argument = Convincing Argument
card-dagger = Dagger
card-diplomacy = Diplomacy
card-dune_desert_planet = Dune, the Desert Planet
card-reconnaissance = Reconnaissance
card-seek_allies = Seek Allies
card-signet_ring = Signet Ring

## Reserve cards

card-arrakis_liaison = Arrakis Liaison
card-spice_must_flow = The Spice Must Flow
card-foldspace = Foldspace

## Imperium cards

card-arrakis_recruiter = Arrakis Recruiter
card-assassination_mission = Assassination Mission
card-bene_gesserit_initiate = Bene Gesserit Initiate
card-bene_gesserit_sister = Bene Gesserit Sister
card-carryall = Carryall
card-chani = Chani
card-choam_directorship = CHOAM Directorship
card-crysknife = Crysknife
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Fedaykin Death Commando
card-firm_grip = Firm Grip
card-fremen_camp = Fremen Camp
card-gene_manipulation = Gene Manipulation
card-guild_administrator = Guild Administrator
card-guild_ambassador = Guild Ambassador
card-guild_bankers = Guild Bankers
card-gun_thopter = Gun Thopter
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Imperial Spy
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Lady Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Opulence
card-other_memory = Other Memory
card-piter_de_vries = Piter De Vries
card-power_play = Power Play
card-reverend_mother_mohiam = Reverend Mother Mohiam
card-sardaukar_infantry = Sardaukar Infantry
card-sardaukar_legion = Sardaukar Legion
card-scout = Scout
card-shifting_allegiances = Shifting Allegiances
card-sietch_reverend_mother = Sietch Reverend Mother
card-smugglers_thopter = Smuggler's Thopter
card-space_travel = Space Travel
card-spice_hunter = Spice Hunter
card-spice_smugglers = Spice Smugglers
card-stilgar = Stilgar
card-test_of_humanity = Test of Humanity
card-the_voice = The Voice
card-thufir_hawat = Thufir Hawat
card-worm_riders = Worm Riders

## Intrigue cards

intrigue-bindu_suspension = Bindu Suspension
intrigue-bribery = Bribery
intrigue-bypass_protocol = Bypass Protocol
intrigue-calculated_hire = Calculated Hire
intrigue-charisma = Charisma
intrigue-choam_shares = CHOAM Shares
intrigue-councilors_dispensation = Councilor's Dispensation
intrigue-dispatch_an_envoy = Dispatch an Envoy
intrigue-double_cross = Double Cross
intrigue-favored_subject = Favored Subject
intrigue-guild_authorization = Guild Authorization
intrigue-infiltrate = Infiltrate
intrigue-know_their_ways = Know Their Ways
intrigue-poison_snooper = Poison Snooper
intrigue-rapid_mobilization = Rapid Mobilization
intrigue-recruitment_mission = Recruitment Mission
intrigue-refocus = Refocus
intrigue-reinforcements = Reinforcements
intrigue-secret_of_the_sisterhood = Secret of the Sisterhood
intrigue-sleeper_must_awaken = The Sleeper Must Awaken
intrigue-urgent_mission = Urgent Mission
intrigue-water_of_life = Water of Life
intrigue-water_peddlers_union = Water Peddlers Union
intrigue-windfall = Windfall
intrigue-allied_armada = Allied Armada
intrigue-ambush = Ambush
intrigue-master_tactician = Master Tactician
intrigue-private_army = Private Army
intrigue-staged_incident = Staged Incident
intrigue-demand_respect = Demand Respect
intrigue-to_the_victor = To the Victor...
intrigue-tiebreaker = Tiebreaker
intrigue-corner_the_market = Corner the Market
intrigue-plans_within_plans = Plans Within Plans

## Conflict cards

conflict-skirmish_1 = Skirmish
conflict-skirmish_2 = Skirmish
conflict-skirmish_3 = Skirmish
conflict-skirmish_4 = Skirmish
conflict-cloak_and_dagger = Cloak and Dagger
conflict-desert_power = Desert Power
conflict-guild_bank_raid = Guild Bank Raid
conflict-machinations = Machinations
conflict-raid_stockpiles = Raid Stockpiles
conflict-secure_imperial_basin = Secure Imperial Basin
conflict-siege_of_arrakeen = Siege of Arrakeen
conflict-siege_of_carthag = Siege of Carthag
conflict-sort_through_the_chaos = Sort Through the Chaos
conflict-terrible_purpose = Terrible Purpose
conflict-battle_for_arrakeen = Battle for Arrakeen
conflict-battle_for_carthag = Battle for Carthag
conflict-battle_for_imperial_basin = Battle for Imperial Basin
conflict-grand_vision = Grand Vision

## Leaders

leader-paul_atreides = Paul Atreides
leader-duke_leto_atreides = Duke Leto Atreides
leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
leader-glossu_rabban = Glossu "The Beast" Rabban
leader-helena_richese = Helena Richese
leader-count_ilban_richese = Count Ilban Richese
leader-countess_ariana_thorvald = Countess Ariana Thorvald
leader-earl_memnon_thorvald = Earl Memnon Thorvald
leader-house_hagal = House Hagal

## Leader abilities

ability-paul_atreides-left = Prescience
ability-paul_atreides-signet = Discipline
ability-duke_leto_atreides-left = Landsraad Popularity
ability-duke_leto_atreides-signet = Prudent Diplomacy
ability-baron_vladimir_harkonnen-left = Masterstroke
ability-baron_vladimir_harkonnen-signet = Scheme
ability-glossu_rabban-left = Arrakis Fiefdom
ability-glossu_rabban-signet = Brutality
ability-helena_richese-left = Eyes Everywhere
ability-helena_richese-signet = Manipulate
ability-count_ilban_richese-left = Ruthless Negotiator
ability-count_ilban_richese-signet = Manufacturing
ability-countess_ariana_thorvald-left = Spice Addict
ability-countess_ariana_thorvald-signet = Hidden Reservoir
ability-earl_memnon_thorvald-left = Connections
ability-earl_memnon_thorvald-signet = Spice Hoard

## Board spaces

space-conspire = Conspire
space-wealth = Wealth
space-heighliner = Heighliner
space-foldspace = Foldspace
space-selective_breeding = Selective Breeding
space-secrets = Secrets
space-hardy_warriors = Hardy Warriors
space-stillsuits = Stillsuits
space-high_council = High Council
space-mentat = Mentat
space-swordmaster = Swordmaster
space-rally_troops = Rally Troops
space-hall_of_oratory = Hall of Oratory
space-secure_contract = Secure Contract
space-sell_melange = Sell Melange
space-arrakeen = Arrakeen
space-carthag = Carthag
space-research_station = Research Station
space-sietch_tabr = Sietch Tabr
space-imperial_basin = Imperial Basin
space-hagga_basin = Hagga Basin
space-great_flat = The Great Flat

## Factions

faction-emperor = Emperor
faction-spacing_guild = Spacing Guild
faction-bene_gesserit = Bene Gesserit
faction-fremen = Fremen

## Agent icons

icon-emperor = Emperor
icon-spacing_guild = Spacing Guild
icon-bene_gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = City
icon-spice_trade = Spice Trade

## House Hagal cards

hagal-conspire = Conspire
hagal-wealth = Wealth
hagal-heighliner = Heighliner
hagal-foldspace = Foldspace
hagal-selective_breeding = Selective Breeding
hagal-secrets = Secrets
hagal-hardy_warriors = Hardy Warriors
hagal-stillsuits = Stillsuits
hagal-rally_troops = Rally Troops
hagal-hall_of_oratory = Hall of Oratory
hagal-carthag = Carthag
hagal-harvest_spice = Harvest Spice
hagal-arrakeen_1p = Arrakeen (1P)
hagal-arrakeen_2p = Arrakeen (2P)
hagal-reshuffle = Reshuffle

## Difficulty levels

difficulty-mercenary = Mercenary
difficulty-sardaukar = Sardaukar
difficulty-mentat = Mentat
difficulty-kwisatz_haderach = Kwisatz Haderach

## Phases of a round

phase-round_start = Round Start
phase-turns = Player Turns
phase-combat = Combat
phase-makers = Makers
phase-recall = Recall
phase-endgame = Endgame
