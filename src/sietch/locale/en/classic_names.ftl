### Names of classic Dune: factions, leaders, cards, territories, phases, powers.

## Factions: the name, and the name inside a sentence

classic-faction-atreides = Atreides
classic-faction-harkonnen = Harkonnen
classic-faction-emperor = Emperor
classic-faction-guild = Guild
classic-faction-fremen = Fremen
classic-faction-bene_gesserit = Bene Gesserit
classic-faction-ixians = Ix
classic-faction-bene_tleilax = Bene Tleilax
classic-faction-landsraad = Landsraad
classic-the-atreides = the Atreides
classic-the-harkonnen = the Harkonnen
classic-the-emperor = the Emperor
classic-the-guild = the Guild
classic-the-fremen = the Fremen
classic-the-bene_gesserit = the Bene Gesserit
classic-the-ixians = the Ixians
classic-the-bene_tleilax = the Bene Tleilax
classic-the-landsraad = the Landsraad
classic-elite-emperor = Sardaukar
classic-elite-fremen = Fedaykin

## Leaders

classic-leader-thufir_hawat = Thufir Hawat
classic-leader-lady_jessica = Lady Jessica
classic-leader-gurney_halleck = Gurney Halleck
classic-leader-duncan_idaho = Duncan Idaho
classic-leader-dr_wellington_yueh = Dr. Wellington Yueh
classic-leader-feyd_rautha = Feyd-Rautha
classic-leader-beast_rabban = Beast Rabban
classic-leader-piter_de_vries = Piter de Vries
classic-leader-captain_iakin_nefud = Captain Iakin Nefud
classic-leader-umman_kudu = Umman Kudu
classic-leader-count_hasimir_fenring = Count Hasimir Fenring
classic-leader-captain_aramsham = Captain Aramsham
classic-leader-caid = Caid
classic-leader-burseg = Burseg
classic-leader-bashar = Bashar
classic-leader-staban_tuek = Staban Tuek
classic-leader-master_bewt = Master Bewt
classic-leader-esmar_tuek = Esmar Tuek
classic-leader-soo_soo_sook = Soo-Soo Sook
classic-leader-guild_rep = Guild Representative
classic-leader-stilgar = Stilgar
classic-leader-chani = Chani
classic-leader-otheym = Otheym
classic-leader-shadout_mapes = Shadout Mapes
classic-leader-jamis = Jamis
classic-leader-alia = Alia
classic-leader-margot_lady_fenring = Margot Lady Fenring
classic-leader-mother_ramallo = Mother Ramallo
classic-leader-princess_irulan = Princess Irulan
classic-leader-wanna_yueh = Wanna Yueh
classic-leader-vizier = Vizier
classic-leader-bator = Bator
classic-leader-bronso = Bronso
classic-leader-baltern = Baltern
classic-leader-levenbrech = Levenbrech
classic-leader-speakers_mentat = Speaker's Mentat
classic-leader-house_envoy = House Envoy
classic-leader-house_swordmaster = House Swordmaster
classic-leader-minor_envoy = Minor House Envoy
classic-leader-herald = Herald
classic-leader-paul_atreides = Paul Atreides
classic-leader-baron_harkonnen = Baron Vladimir Harkonnen
classic-leader-shaddam_iv = Emperor Shaddam IV
classic-leader-edric = Edric
classic-leader-liet_kynes = Liet-Kynes
classic-leader-gaius_helen_mohiam = Gaius Helen Mohiam
classic-leader-ixian_inquisitor = Ixian Inquisitor
classic-leader-scytale = Scytale
classic-leader-landsraad_speaker = Speaker of the Landsraad

## Treachery cards

classic-card-crysknife = Crysknife
classic-card-maula_pistol = Maula Pistol
classic-card-slip_tip = Slip Tip
classic-card-stunner = Stunner
classic-card-chaumas = Chaumas
classic-card-chaumurky = Chaumurky
classic-card-ellaca_drug = Ellaca Drug
classic-card-gom_jabbar = Gom Jabbar
classic-card-lasegun = Lasegun
classic-card-shield = Shield
classic-card-snooper = Snooper
classic-card-cheap_hero = Cheap Hero
classic-card-cheap_heroine = Cheap Heroine
classic-card-baliset = Baliset
classic-card-jubba_cloak = Jubba Cloak
classic-card-kulon = Kulon
classic-card-la_la_la = La, La, La
classic-card-trip_to_gamont = Trip to Gamont
classic-card-truthtrance = Truthtrance
classic-card-karama = Karama
classic-card-weather_control = Weather Control
classic-card-hajr = Hajr
classic-card-tleilaxu_ghola = Tleilaxu Ghola
classic-card-family_atomics = Family Atomics
classic-card-kull_wahad = Kull Wahad
classic-card-cone_of_silence = Cone of Silence
classic-card-residual_poison = Residual Poison
classic-card-hunter_seeker = Hunter-Seeker
classic-card-ya_ya_yawm = Ya! Ya! Yawm!
classic-card-thumper = Thumper
classic-card-harvester = Harvester

## Kinds of treachery cards

classic-kind-projectile_weapon = projectile weapon
classic-kind-poison_weapon = poison weapon
classic-kind-lasegun = lasegun
classic-kind-projectile_defense = shield
classic-kind-poison_defense = snooper
classic-kind-cheap_hero = cheap hero
classic-kind-worthless = worthless card
classic-kind-special = special card

## Spice cards; a card of a territory has the territory's name

classic-spice_card-shai_hulud = Shai-Hulud

## Territories

classic-territory-polar_sink = Polar Sink
classic-territory-imperial_basin = Imperial Basin
classic-territory-carthag = Carthag
classic-territory-arrakeen = Arrakeen
classic-territory-tueks_sietch = Tuek's Sietch
classic-territory-sietch_tabr = Sietch Tabr
classic-territory-habbanya_sietch = Habbanya Sietch
classic-territory-cielago_north = Cielago North
classic-territory-cielago_depression = Cielago Depression
classic-territory-meridian = Meridian
classic-territory-cielago_south = Cielago South
classic-territory-cielago_east = Cielago East
classic-territory-harg_pass = Harg Pass
classic-territory-false_wall_south = False Wall South
classic-territory-false_wall_east = False Wall East
classic-territory-the_minor_erg = The Minor Erg
classic-territory-pasty_mesa = Pasty Mesa
classic-territory-red_chasm = Red Chasm
classic-territory-south_mesa = South Mesa
classic-territory-basin = Basin
classic-territory-rim_wall_west = Rim Wall West
classic-territory-hole_in_the_rock = Hole in the Rock
classic-territory-sihaya_ridge = Sihaya Ridge
classic-territory-shield_wall = Shield Wall
classic-territory-gara_kulon = Gara Kulon
classic-territory-old_gap = Old Gap
classic-territory-broken_land = Broken Land
classic-territory-tsimpo = Tsimpo
classic-territory-arsunt = Arsunt
classic-territory-rock_outcroppings = Rock Outcroppings
classic-territory-plastic_basin = Plastic Basin
classic-territory-hagga_basin = Hagga Basin
classic-territory-bight_of_the_cliff = Bight of the Cliff
classic-territory-funeral_plain = Funeral Plain
classic-territory-the_great_flat = The Great Flat
classic-territory-wind_pass = Wind Pass
classic-territory-the_greater_flat = The Greater Flat
classic-territory-habbanya_erg = Habbanya Erg
classic-territory-false_wall_west = False Wall West
classic-territory-wind_pass_north = Wind Pass North
classic-territory-habbanya_ridge_flat = Habbanya Ridge Flat
classic-territory-cielago_west = Cielago West
classic-location = { $territory }, sector { $sector }
classic-terrain-sand = sand
classic-terrain-rock = rock
classic-terrain-stronghold = stronghold
classic-terrain-polar_sink = polar sink

## Phases

classic-phase-setup = Setup
classic-phase-storm = Storm
classic-phase-spice_blow = Spice Blow
classic-phase-bidding = Bidding
classic-phase-revival = Revival
classic-phase-movement = Shipment and Movement
classic-phase-battle = Battle
classic-phase-collection = Spice Collection

## Powers that a Karama stops

classic-power-card_sight = seeing the cards of the auction
classic-power-spice_sight = seeing the next spice card
classic-power-prescience = Prescience in battle
classic-power-kwisatz_haderach = the Kwisatz Haderach
classic-power-bonus_card = the extra card
classic-power-capture = capturing a leader
classic-power-auction_income = the income from the auction
classic-power-sardaukar = the strength of the Sardaukar
classic-power-shipping_income = the income from shipping
classic-power-guild_shipment = shipping across the planet
classic-power-half_price = shipping at half price
classic-power-out_of_order = moving out of turn
classic-power-worm_control = mastering the worm
classic-power-extra_worm = placing a further worm
classic-power-fedaykin = the strength of the Fedaykin
classic-power-storm_losses = surviving the storm
classic-power-advisor = the spiritual advisor
classic-power-voice = the Voice
classic-power-charity = the charity of every turn
classic-power-worthless_as_karama = a worthless card played as a Karama
classic-power-end_of_peace = ending coexistence

## Other moments in which somebody may step in

classic-window-weather_control = Weather Control
classic-window-family_atomics = Family Atomics
classic-window-thumper = the Thumper
classic-window-harvester = the Harvester
classic-window-residual_poison = Residual Poison
classic-window-special_karama = your special Karama power

## Special Karama powers

classic-special-atreides = see the whole battle plan of one player
classic-special-harkonnen = take cards unseen from one player and give back as many
classic-special-emperor = revive three tokens or a leader for free
classic-special-guild = stop a shipment
classic-special-fremen = call a worm to any sand territory
classic-special-bene_gesserit = use a worthless card as a Karama
classic-special-ixians = count all your tokens in a battle in full, and one and a half where spice supports them
classic-special-bene_tleilax = no power of its own
classic-special-landsraad = no power of its own

## Elements of a battle plan

classic-element-leader = leader
classic-element-weapon = weapon
classic-element-defense = defense
classic-element-number = dial
