### Names in Dune: Imperium – Uprising: cards, Leaders, board spaces, posts, contracts, terms.
### Names that the base game has too are in imperium_names.ftl.

## Reserve cards

card-prepare_the_way = Prepare the Way
card-the_spice_must_flow = The Spice Must Flow

## Imperium cards

card-unswerving_loyalty = Unswerving Loyalty
card-space_time_folding = Space-time Folding
card-weirding_woman = Weirding Woman
card-sardaukar_soldier = Sardaukar Soldier
card-smugglers_harvester = Smuggler's Harvester
card-maker_keeper = Maker Keeper
card-reliable_informant = Reliable Informant
card-hidden_missive = Hidden Missive
card-wheels_within_wheels = Wheels Within Wheels
card-fedaykin_stilltent = Fedaykin Stilltent
card-imperial_spymaster = Imperial Spymaster
card-spy_network = Spy Network
card-desert_survival = Desert Survival
card-undercover_asset = Undercover Asset
card-bene_gesserit_operative = Bene Gesserit Operative
card-maula_pistol = Maula Pistol
card-northern_watermaster = Northern Watermaster
card-covert_operation = Covert Operation
card-double_agent = Double Agent
card-guild_envoy = Guild Envoy
card-rebel_supplier = Rebel Supplier
card-calculus_of_power = Calculus of Power
card-guild_spy = Guild Spy
card-dangerous_rhetoric = Dangerous Rhetoric
card-branching_path = Branching Path
card-ecological_testing_station = Ecological Testing Station
card-smugglers_haven = Smuggler's Haven
card-shishakli = Shishakli
card-paracompass = Paracompass
card-sardaukar_coordination = Sardaukar Coordination
card-truthtrance = Truthtrance
card-public_spectacle = Public Spectacle
card-southern_elders = Southern Elders
card-tread_in_darkness = Tread in Darkness
card-spacing_guilds_favor = Spacing Guild's Favor
card-captured_mentat = Captured Mentat
card-subversive_advisor = Subversive Advisor
card-leadership = Leadership
card-in_high_places = In High Places
card-strike_fleet = Strike Fleet
card-treacherous_maneuver = Treacherous Maneuver
card-chani_clever_tactician = Chani, Clever Tactician
card-junction_headquarters = Junction Headquarters
card-corrinth_city = Corrinth City
card-stilgar_the_devoted = Stilgar, The Devoted
card-desert_power = Desert Power
card-price_is_no_object = Price is No Object
card-long_live_the_fighters = Long Live the Fighters
card-overthrow = Overthrow
card-steersman = Steersman
card-cargo_runner = Cargo Runner
card-delivery_agreement = Delivery Agreement
card-priority_contracts = Priority Contracts
card-interstellar_trade = Interstellar Trade

## Commander starting decks, six players

card-corrino_might = Corrino Might
card-critical_shipments = Critical Shipments
card-demand_results = Demand Results
card-devastating_assault = Devastating Assault
card-imperial_ornithopter = Imperial Ornithopter
card-imperial_tent = Imperial Tent
card-command_respect = Command Respect
card-demand_attention = Demand Attention
card-desert_call = Desert Call
card-limited_landsraad_access = Limited Landsraad Access
card-threaten_spice_production = Threaten Spice Production
card-usul = Usul

## Intrigue cards

intrigue-buy_access = Buy Access
intrigue-call_to_arms = Call to Arms
intrigue-change_allegiances = Change Allegiances
intrigue-contingency_plan = Contingency Plan
intrigue-councilors_ambition = Councilor's Ambition
intrigue-crysknife = Crysknife
intrigue-cunning = Cunning
intrigue-depart_for_arrakis = Depart for Arrakis
intrigue-desert_mouse = Desert Mouse
intrigue-detonation = Detonation
intrigue-devour = Devour
intrigue-distraction = Distraction
intrigue-find_weakness = Find Weakness
intrigue-go_to_ground = Go to Ground
intrigue-imperium_politics = Imperium Politics
intrigue-impress = Impress
intrigue-inspire_awe = Inspire Awe
intrigue-intelligence_report = Intelligence Report
intrigue-manipulate = Manipulate
intrigue-market_opportunity = Market Opportunity
intrigue-mercenaries = Mercenaries
intrigue-opportunism = Opportunism
intrigue-ornithopter = Ornithopter
intrigue-questionable_methods = Questionable Methods
intrigue-secure_spice_trade = Secure Spice Trade
intrigue-shaddams_favor = Shaddam's Favor
intrigue-shadow_alliance = Shadow Alliance
intrigue-sietch_ritual = Sietch Ritual
intrigue-special_mission = Special Mission
intrigue-spice_is_power = Spice is Power
intrigue-spring_the_trap = Spring the Trap
intrigue-strategic_stockpiling = Strategic Stockpiling
intrigue-tactical_option = Tactical Option
intrigue-unexpected_allies = Unexpected Allies
intrigue-weirding_combat = Weirding Combat
intrigue-backed_by_choam = Backed by CHOAM
intrigue-leverage = Leverage
intrigue-reach_agreement = Reach Agreement
intrigue-choam_profits = CHOAM Profits

## Conflict cards

conflict-skirmish_crysknife = Skirmish
conflict-skirmish_ornithopter = Skirmish
conflict-skirmish_desert_mouse = Skirmish
conflict-choam_security = CHOAM Security
conflict-spice_freighters = Spice Freighters
conflict-seize_spice_refinery = Seize Spice Refinery
conflict-test_of_loyalty = Test of Loyalty
conflict-shadow_contest = Shadow Contest
conflict-protect_the_sietches = Protect the Sietches
conflict-trade_dispute = Trade Dispute
conflict-propaganda = Propaganda
conflict-battle_for_spice_refinery = Battle for Spice Refinery

## Leaders

leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
leader-gurney_halleck = Gurney Halleck
leader-lady_amber_metulli = Lady Amber Metulli
leader-lady_margot_fenring = Lady Margot Fenring
leader-muad_dib = Muad'Dib
leader-princess_irulan = Princess Irulan
leader-lady_jessica = Lady Jessica
leader-reverend_mother_jessica = Reverend Mother Jessica
leader-staban_tuek = Staban Tuek
leader-shaddam_corrino_iv = Shaddam Corrino IV

## Leader abilities

ability-feyd_rautha_harkonnen-left = Devious Strength
ability-feyd_rautha_harkonnen-signet = Personal Training
ability-gurney_halleck-left = Always Smiling
ability-gurney_halleck-signet = Warmaster
ability-lady_amber_metulli-left = Desert Scouts
ability-lady_amber_metulli-signet = Fill Coffers
ability-lady_margot_fenring-left = Loyalty
ability-lady_margot_fenring-signet = Arrakis Informant
ability-muad_dib-left = Unpredictable Foe
ability-muad_dib-signet = Lead the Way
ability-princess_irulan-left = Imperial Birthright
ability-princess_irulan-signet = Chronicler's Insight
ability-lady_jessica-left = Other Memories
ability-lady_jessica-signet = Spice Agony
ability-reverend_mother_jessica-left = Reverend Mother
ability-reverend_mother_jessica-signet = Water of Life
ability-staban_tuek-drawback = Limited Allies
ability-staban_tuek-left = Smuggle Spice
ability-staban_tuek-signet = Unseen Network
ability-shaddam_corrino_iv-left = Sardaukar Commander
ability-shaddam_corrino_iv-signet = Emperor of the Known Universe

## Board spaces

space-sardaukar = Sardaukar
space-dutiful_service = Dutiful Service
space-deliver_supplies = Deliver Supplies
space-espionage = Espionage
space-desert_tactics = Desert Tactics
space-fremkit = Fremkit
space-imperial_privilege = Imperial Privilege
space-assembly_hall = Assembly Hall
space-gather_support = Gather Support
space-shipping = Shipping
space-accept_contract = Accept Contract
space-spice_refinery = Spice Refinery
space-deep_desert = Deep Desert

## Board spaces, six players

space-military_support = Military Support
space-economic_support = Economic Support
space-controversial_technology = Controversial Technology
space-expedition = Expedition
space-habbanya_erg = Habbanya Erg
space-sardaukar_6p = Sardaukar
space-vast_wealth = Vast Wealth
space-desert_mastery = Desert Mastery

## Observation posts

post-post_emperor = Emperor post
post-post_spacing_guild = Spacing Guild post
post-post_bene_gesserit = Bene Gesserit post
post-post_fremen = Fremen post
post-post_council = High Council post
post-post_landsraad = Assembly Hall post
post-post_choam = CHOAM post
post-post_sietch_research = Post between Research Station and Sietch Tabr
post-post_research_refinery = Post between Spice Refinery and Research Station
post-post_refinery_arrakeen = Post between Arrakeen and Spice Refinery
post-post_deep_desert = Deep Desert post
post-post_hagga_basin = Hagga Basin post
post-post_imperial_basin = Imperial Basin post
post-post_great_houses = Great Houses post
post-post_fringe_worlds = Fringe Worlds post
post-post_carthag = Carthag post
post-post_habbanya_erg = Habbanya Erg post
post-post_ix_choam = CHOAM post (Rise of Ix)
post-post_ix = Ix post (Rise of Ix)

## Contracts

contract-acquire_tsmf = Acquire The Spice Must Flow
contract-arrakeen_water = Arrakeen (water)
contract-arrakeen_spy = Arrakeen (Spy)
contract-deliver_supplies = Deliver Supplies
contract-espionage = Espionage
contract-harvest_3 = Harvest 3+
contract-harvest_4 = Harvest 4+
contract-heighliner_water = Heighliner (water)
contract-heighliner_troops = Heighliner (troops)
contract-high_council_influence = High Council (Influence)
contract-high_council_solari = High Council (Solari)
contract-immediate = Immediate
contract-research_station_solari = Research Station (Solari)
contract-research_station_spy = Research Station (Spy)
contract-sardaukar_cards = Sardaukar (cards)
contract-sardaukar_recall = Sardaukar (recall)
contract-spice_refinery_cards = Spice Refinery (cards)
contract-spice_refinery_water = Spice Refinery (water)
contract-ix_dreadnought = Dreadnought (Ix)
contract-ix_espionage = Espionage (Ix)
contract-ix_harvest_3 = Harvest 3+ (Ix)
contract-ix_harvest_4 = Harvest 4+ (Ix)
contract-ix_heighliner = Heighliner (Ix)
contract-ix_high_council = High Council (Ix)
contract-ix_interstellar_shipping = Interstellar Shipping (Ix)
contract-ix_secrets = Secrets (Ix)
contract-ix_smuggling = Smuggling (Ix)
contract-ix_tech_negotiation = Tech Negotiation (Ix)

## Objectives

objective-obj_desert_mouse_first = Desert Mouse (First Player)
objective-obj_crysknife = Crysknife
objective-obj_ornithopter_1_3 = Ornithopter (1-3 players)
objective-obj_desert_mouse_4_6 = Desert Mouse (4 or 6 players)
objective-obj_crysknife_4_6 = Crysknife (4 or 6 players)

## Battle icons

battle-crysknife = Crysknife
battle-desert_mouse = Desert Mouse
battle-ornithopter = Ornithopter
battle-wild = Wild

## Rival cards

rival-vladimir_harkonnen = Baron Vladimir Harkonnen
rival-glossu_rabban = Glossu "The Beast" Rabban
rival-staban_tuek = Staban Tuek
rival-amber_metulli = Lady Amber Metulli
rival-gurney_halleck = Gurney Halleck
rival-margot_fenring = Lady Margot Fenring
rival-irulan = Princess Irulan
rival-lady_jessica = Lady Jessica
rival-feyd_rautha = Feyd-Rautha Harkonnen
rival-muad_dib = Muad'Dib

## House Hagal cards

hagal-place_spy_trade = Place a Spy (Spice Trade)
hagal-place_spy_city = Place a Spy (City)
hagal-place_spy_landsraad = Place a Spy (Landsraad)
hagal-sardaukar = Sardaukar
hagal-dutiful_service = Dutiful Service
hagal-deliver_supplies_heighliner = Deliver Supplies / Heighliner
hagal-espionage = Espionage
hagal-desert_tactics = Desert Tactics
hagal-fremkit = Fremkit
hagal-assembly_hall = Assembly Hall
hagal-gather_support_a = Gather Support
hagal-gather_support_b = Gather Support
hagal-accept_contract_shipping_a = Accept Contract / Shipping
hagal-accept_contract_shipping_b = Accept Contract / Shipping
hagal-research_station = Research Station
hagal-spice_refinery = Spice Refinery
hagal-arrakeen = Arrakeen
hagal-sietch_tabr = Sietch Tabr
hagal-hagga_imperial_basin = Hagga Basin / Imperial Basin
hagal-deep_desert = Deep Desert

## Factions of the six-player board

faction-great_houses = Great Houses
faction-fringe_worlds = Fringe Worlds
with-great_houses = the Great Houses
with-fringe_worlds = the Fringe Worlds

## Agent icons

icon-spy = Spy

## Terms

uprising-spy = Spy
uprising-sandworm = sandworm
uprising-maker_hooks = Maker Hooks
uprising-shield_wall = Shield Wall
uprising-contract = contract
uprising-objective = Objective
uprising-throne_row = Throne Row
uprising-commander = Commander
uprising-ally = Ally
uprising-team = team
