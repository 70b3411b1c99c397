### Noms de Dune classique : factions, chefs, cartes, territoires, phases, pouvoirs.
### Dans chaque liste, d'abord les noms du livret français ou des sources sur l'édition française,
### puis ceux qui sont des traductions propres à Sietch.

## Factions : le nom, puis le nom dans une phrase

classic-faction-atreides = Atréides
classic-faction-harkonnen = Harkonnen
classic-faction-emperor = Empereur
classic-faction-guild = Guilde
classic-faction-fremen = Fremen
classic-faction-bene_gesserit = Bene Gesserit
classic-faction-ixians = Ix
classic-faction-bene_tleilax = Bene Tleilax
classic-faction-landsraad = Landsraad
classic-the-atreides = les Atréides
classic-the-harkonnen = les Harkonnen
classic-the-emperor = l'Empereur
classic-the-guild = la Guilde
classic-the-fremen = les Fremen
classic-the-bene_gesserit = le Bene Gesserit
classic-the-ixians = les Ixiens
classic-the-bene_tleilax = le Bene Tleilax
classic-the-landsraad = le Landsraad
classic-elite-emperor = Sardaukar
classic-elite-fremen = Fedaykin

## Chefs : noms du livret français

classic-leader-thufir_hawat = Thufir Hawat
classic-leader-lady_jessica = Dame Jessica
classic-leader-gurney_halleck = Gurney Halleck
classic-leader-duncan_idaho = Duncan Idaho
classic-leader-feyd_rautha = Feyd-Rautha
classic-leader-beast_rabban = Rabban « la Bête »
classic-leader-piter_de_vries = Piter de Vries
classic-leader-stilgar = Stilgar

## Chefs : noms propres inchangés et traductions propres à Sietch

classic-leader-dr_wellington_yueh = Dr Wellington Yueh
classic-leader-captain_iakin_nefud = Capitaine Iakin Nefud
classic-leader-umman_kudu = Umman Kudu
classic-leader-count_hasimir_fenring = Comte Hasimir Fenring
classic-leader-captain_aramsham = Capitaine Aramsham
classic-leader-caid = Caïd
classic-leader-burseg = Burseg
classic-leader-bashar = Bashar
classic-leader-staban_tuek = Staban Tuek
classic-leader-master_bewt = Maître Bewt
classic-leader-esmar_tuek = Esmar Tuek
classic-leader-soo_soo_sook = Soo-Soo Sook
classic-leader-guild_rep = Représentant de la Guilde
classic-leader-chani = Chani
classic-leader-otheym = Otheym
classic-leader-shadout_mapes = Shadout Mapes
classic-leader-jamis = Jamis
classic-leader-alia = Alia
classic-leader-margot_lady_fenring = Dame Margot Fenring
classic-leader-mother_ramallo = Mère Ramallo
classic-leader-princess_irulan = Princesse Irulan
classic-leader-wanna_yueh = Wanna Yueh
classic-leader-vizier = Vizir
classic-leader-bator = Bator
classic-leader-bronso = Bronso
classic-leader-baltern = Baltern
classic-leader-levenbrech = Levenbrech
classic-leader-speakers_mentat = Mentat du Porte-parole
classic-leader-house_envoy = Émissaire des Maisons
classic-leader-house_swordmaster = Maître d'armes des Maisons
classic-leader-minor_envoy = Émissaire des Maisons mineures
classic-leader-herald = Héraut
classic-leader-paul_atreides = Paul Atréides
classic-leader-baron_harkonnen = Baron Vladimir Harkonnen
classic-leader-shaddam_iv = Empereur Shaddam IV
classic-leader-edric = Edric
classic-leader-liet_kynes = Liet-Kynes
classic-leader-gaius_helen_mohiam = Gaius Helen Mohiam
classic-leader-ixian_inquisitor = Inquisiteur ixien
classic-leader-scytale = Scytale
classic-leader-landsraad_speaker = Porte-parole du Landsraad

## Cartes Traîtrise : noms du livret et des cartes françaises

classic-card-ellaca_drug = Elacca
classic-card-shield = Bouclier
classic-card-snooper = Goûte-poison
classic-card-cheap_hero = Héros de pacotille
classic-card-cheap_heroine = Héroïne de pacotille
classic-card-karama = Karama
classic-card-tleilaxu_ghola = Ghola Tleilaxu
classic-card-family_atomics = Atomiques de famille
classic-card-cone_of_silence = Cône de silence
classic-card-residual_poison = Poison résiduel
classic-card-hunter_seeker = Tueur chercheur
classic-card-thumper = Marteleur
classic-card-harvester = Moissonneuse

## Cartes Traîtrise : traductions propres à Sietch

classic-card-crysknife = Krys
classic-card-maula_pistol = Pistolet Maula
classic-card-slip_tip = Lame glissante
classic-card-stunner = Étourdisseur
classic-card-chaumas = Chaumas
classic-card-chaumurky = Chaumurky
classic-card-gom_jabbar = Gom Jabbar
classic-card-lasegun = Laser
classic-card-baliset = Balisette
classic-card-jubba_cloak = Cape Jubba
classic-card-kulon = Kulon
classic-card-la_la_la = La, la, la
classic-card-trip_to_gamont = Voyage à Gamont
classic-card-truthtrance = Transe de vérité
classic-card-weather_control = Contrôle du climat
classic-card-hajr = Hajr
classic-card-kull_wahad = Kull Wahad
classic-card-ya_ya_yawm = Ya ! Ya ! Yawm !

## Sortes de cartes Traîtrise

classic-kind-projectile_weapon = arme à projectile
classic-kind-poison_weapon = arme empoisonnée
classic-kind-lasegun = laser
classic-kind-projectile_defense = bouclier
classic-kind-poison_defense = goûte-poison
classic-kind-cheap_hero = héros de pacotille
classic-kind-worthless = carte sans valeur
classic-kind-special = carte spéciale

## Cartes Épice ; une carte de territoire porte le nom du territoire

classic-spice_card-shai_hulud = Shai-Hulud

## Territoires : noms du livret français

classic-territory-polar_sink = Cuvette Polaire
classic-territory-imperial_basin = Bassin Impérial
classic-territory-carthag = Carthag
classic-territory-arrakeen = Arrakeen
classic-territory-tueks_sietch = Sietch de Tuek
classic-territory-pasty_mesa = Mesa Molle
classic-territory-shield_wall = Mur du Bouclier

## Territoires : traductions propres à Sietch

classic-territory-sietch_tabr = Sietch Tabr
classic-territory-habbanya_sietch = Sietch Habbanya
classic-territory-cielago_north = Cielago Nord
classic-territory-cielago_depression = Dépression de Cielago
classic-territory-meridian = Méridien
classic-territory-cielago_south = Cielago Sud
classic-territory-cielago_east = Cielago Est
classic-territory-harg_pass = Passe de Harg
classic-territory-false_wall_south = Faux Mur Sud
classic-territory-false_wall_east = Faux Mur Est
classic-territory-the_minor_erg = Petit Erg
classic-territory-red_chasm = Gouffre Rouge
classic-territory-south_mesa = Mesa Sud
classic-territory-basin = Bassin
classic-territory-rim_wall_west = Rebord Ouest
classic-territory-hole_in_the_rock = Trou dans le Roc
classic-territory-sihaya_ridge = Crête de Sihaya
classic-territory-gara_kulon = Gara Kulon
classic-territory-old_gap = Vieille Brèche
classic-territory-broken_land = Terre Brisée
classic-territory-tsimpo = Tsimpo
classic-territory-arsunt = Arsunt
classic-territory-rock_outcroppings = Affleurements Rocheux
classic-territory-plastic_basin = Bassin Plastique
classic-territory-hagga_basin = Bassin de Hagga
classic-territory-bight_of_the_cliff = Anse de la Falaise
classic-territory-funeral_plain = Plaine Funèbre
classic-territory-the_great_flat = Grande Étendue
classic-territory-wind_pass = Passe du Vent
classic-territory-the_greater_flat = Très Grande Étendue
classic-territory-habbanya_erg = Erg de Habbanya
classic-territory-false_wall_west = Faux Mur Ouest
classic-territory-wind_pass_north = Passe du Vent Nord
classic-territory-habbanya_ridge_flat = Étendue de la Crête de Habbanya
classic-territory-cielago_west = Cielago Ouest
classic-location = { $territory }, secteur { $sector }
classic-terrain-sand = désert
classic-terrain-rock = roche
classic-terrain-stronghold = citadelle
classic-terrain-polar_sink = cuvette polaire

## Phases : noms du livret français ; la mise en place est à part, l'enrôlement précède le mouvement

classic-phase-setup = Mise en place
classic-phase-storm = Tempête
classic-phase-spice_blow = Explosion de l'Épice
classic-phase-bidding = Enchères
classic-phase-revival = Enrôlement
classic-phase-movement = Débarquement et mouvement
classic-phase-battle = Bataille
classic-phase-collection = Récolte

## Pouvoirs qu'un Karama arrête

classic-power-card_sight = la vision des cartes aux enchères
classic-power-spice_sight = la vision de la prochaine carte Épice
classic-power-prescience = la Prescience dans la bataille
classic-power-kwisatz_haderach = le Kwisatz Haderach
classic-power-bonus_card = la carte supplémentaire
classic-power-capture = la capture d'un chef
classic-power-auction_income = le revenu des enchères
classic-power-sardaukar = la force des Sardaukar
classic-power-shipping_income = le revenu des débarquements
classic-power-guild_shipment = le transport à travers la planète
classic-power-half_price = le débarquement à moitié prix
classic-power-out_of_order = le mouvement hors de son tour
classic-power-worm_control = la maîtrise du ver
classic-power-extra_worm = le placement d'un ver de plus
classic-power-fedaykin = la force des Fedaykin
classic-power-storm_losses = la survie dans la tempête
classic-power-advisor = le conseiller spirituel
classic-power-voice = la Voix
classic-power-charity = l'aumône de chaque tour
classic-power-worthless_as_karama = une carte sans valeur jouée comme Karama
classic-power-end_of_peace = la fin de la coexistence

## Autres moments où l'on peut intervenir

classic-window-weather_control = le Contrôle du climat
classic-window-family_atomics = les Atomiques de famille
classic-window-thumper = le Marteleur
classic-window-harvester = la Moissonneuse
classic-window-residual_poison = le Poison résiduel
classic-window-special_karama = votre pouvoir Karama spécial

## Pouvoirs Karama spéciaux

classic-special-atreides = voir tout le plan de bataille d'un joueur
classic-special-harkonnen = prendre des cartes à un joueur sans les voir et en rendre autant
classic-special-emperor = ressusciter gratuitement trois pions ou un chef
classic-special-guild = arrêter un débarquement
classic-special-fremen = appeler un ver dans n'importe quel territoire de désert
classic-special-bene_gesserit = jouer une carte sans valeur comme Karama
classic-special-ixians = compter pleinement tous vos pions dans une bataille, et un et demi là où l'Épice les soutient
classic-special-bene_tleilax = aucun pouvoir propre
classic-special-landsraad = aucun pouvoir propre

## Éléments d'un plan de bataille

classic-element-leader = chef
classic-element-weapon = arme
classic-element-defense = défense
classic-element-number = roue
