### Nomi di Dune classico: fazioni, leader, carte, territori, fasi, poteri.
### In ogni elenco, prima i nomi del regolamento italiano, poi quelli che sono traduzioni proprie di Sietch.

## Fazioni: il nome, e il nome dentro una frase

classic-faction-atreides = Atreides
classic-faction-harkonnen = Harkonnen
classic-faction-emperor = Imperatore
classic-faction-guild = Gilda
classic-faction-fremen = Fremen
classic-faction-bene_gesserit = Bene Gesserit
classic-faction-ixians = Ix
classic-faction-bene_tleilax = Bene Tleilax
classic-faction-landsraad = Landsraad
classic-the-atreides = gli Atreides
classic-the-harkonnen = gli Harkonnen
classic-the-emperor = l'Imperatore
classic-the-guild = la Gilda
classic-the-fremen = i Fremen
classic-the-bene_gesserit = le Bene Gesserit
classic-the-ixians = gli Ixiani
classic-the-bene_tleilax = il Bene Tleilax
classic-the-landsraad = il Landsraad
classic-elite-emperor = Sardaukar
classic-elite-fremen = Fedaykin

## Leader: nomi del regolamento italiano

classic-leader-thufir_hawat = Thufir Hawat
classic-leader-lady_jessica = Lady Jessica
classic-leader-feyd_rautha = Feyd-Rautha
classic-leader-beast_rabban = la «Bestia» Rabban
classic-leader-dr_wellington_yueh = Dottor Wellington Yueh

## Leader: nomi invariati e traduzioni proprie di Sietch

classic-leader-gurney_halleck = Gurney Halleck
classic-leader-duncan_idaho = Duncan Idaho
classic-leader-piter_de_vries = Piter de Vries
classic-leader-captain_iakin_nefud = Capitano Iakin Nefud
classic-leader-umman_kudu = Umman Kudu
classic-leader-count_hasimir_fenring = Conte Hasimir Fenring
classic-leader-captain_aramsham = Capitano Aramsham
classic-leader-caid = Caid
classic-leader-burseg = Burseg
classic-leader-bashar = Bashar
classic-leader-staban_tuek = Staban Tuek
classic-leader-master_bewt = Maestro Bewt
classic-leader-esmar_tuek = Esmar Tuek
classic-leader-soo_soo_sook = Soo-Soo Sook
classic-leader-guild_rep = Rappresentante della Gilda
classic-leader-stilgar = Stilgar
classic-leader-chani = Chani
classic-leader-otheym = Otheym
classic-leader-shadout_mapes = Shadout Mapes
classic-leader-jamis = Jamis
classic-leader-alia = Alia
classic-leader-margot_lady_fenring = Lady Margot Fenring
classic-leader-mother_ramallo = Madre Ramallo
classic-leader-princess_irulan = Principessa Irulan
classic-leader-wanna_yueh = Wanna Yueh
classic-leader-vizier = Visir
classic-leader-bator = Bator
classic-leader-bronso = Bronso
classic-leader-baltern = Baltern
classic-leader-levenbrech = Levenbrech
classic-leader-speakers_mentat = Mentat dello Speaker
classic-leader-house_envoy = Inviato delle Case
classic-leader-house_swordmaster = Maestro d'armi delle Case
classic-leader-minor_envoy = Inviato delle Case minori
classic-leader-herald = Araldo
classic-leader-paul_atreides = Paul Atreides
classic-leader-baron_harkonnen = Barone Vladimir Harkonnen
classic-leader-shaddam_iv = Imperatore Shaddam IV
classic-leader-edric = Edric
classic-leader-liet_kynes = Liet-Kynes
classic-leader-gaius_helen_mohiam = Gaius Helen Mohiam
classic-leader-ixian_inquisitor = Inquisitore Ixiano
classic-leader-scytale = Scytale
classic-leader-landsraad_speaker = Speaker del Landsraad

## Carte Tradimento: nomi del regolamento italiano

classic-card-lasegun = Pistola laser
classic-card-shield = Scudo
classic-card-cheap_hero = Eroe fittizio
classic-card-cheap_heroine = Eroina fittizia
classic-card-truthtrance = Trance della Verità
classic-card-karama = Karama
classic-card-family_atomics = Atomiche di famiglia

## Carte Tradimento: traduzioni proprie di Sietch

classic-card-crysknife = Cryss
classic-card-maula_pistol = Pistola Maula
classic-card-slip_tip = Lama scivolosa
classic-card-stunner = Storditore
classic-card-chaumas = Chaumas
classic-card-chaumurky = Chaumurky
classic-card-ellaca_drug = Droga Elacca
classic-card-gom_jabbar = Gom Jabbar
classic-card-snooper = Fiutaveleni
classic-card-baliset = Baliset
classic-card-jubba_cloak = Mantello Jubba
classic-card-kulon = Kulon
classic-card-la_la_la = La, la, la
classic-card-trip_to_gamont = Viaggio a Gamont
classic-card-weather_control = Controllo del clima
classic-card-hajr = Hajr
classic-card-tleilaxu_ghola = Ghola Tleilaxu
classic-card-kull_wahad = Kull Wahad
classic-card-cone_of_silence = Cono di silenzio
classic-card-residual_poison = Veleno residuo
classic-card-hunter_seeker = Cercatore assassino
classic-card-ya_ya_yawm = Ya! Ya! Yawm!
classic-card-thumper = Martellatore
classic-card-harvester = Mietitrice

## Tipi di carte Tradimento

classic-kind-projectile_weapon = arma a proiettile
classic-kind-poison_weapon = arma avvelenata
classic-kind-lasegun = pistola laser
classic-kind-projectile_defense = scudo
classic-kind-poison_defense = fiutaveleni
classic-kind-cheap_hero = eroe fittizio
classic-kind-worthless = carta senza valore
classic-kind-special = carta speciale

## Carte Spezia; una carta territorio ha il nome del territorio

classic-spice_card-shai_hulud = Shai-Hulud

## Territori: nomi del regolamento italiano

classic-territory-polar_sink = Pozzo Polare
classic-territory-imperial_basin = Bacino Imperiale
classic-territory-carthag = Carthag
classic-territory-arrakeen = Arrakeen
classic-territory-tueks_sietch = Sietch Tuek
classic-territory-harg_pass = Harga Pass
classic-territory-false_wall_east = Falso Muro Est
classic-territory-pasty_mesa = Pasty Mesa
classic-territory-shield_wall = Muro Scudo

## Territori: traduzioni proprie di Sietch

classic-territory-sietch_tabr = Sietch Tabr
classic-territory-habbanya_sietch = Sietch Habbanya
classic-territory-cielago_north = Cielago Nord
classic-territory-cielago_depression = Depressione di Cielago
classic-territory-meridian = Meridiano
classic-territory-cielago_south = Cielago Sud
classic-territory-cielago_east = Cielago Est
classic-territory-false_wall_south = Falso Muro Sud
classic-territory-the_minor_erg = Piccolo Erg
classic-territory-red_chasm = Abisso Rosso
classic-territory-south_mesa = Mesa Sud
classic-territory-basin = Bacino
classic-territory-rim_wall_west = Orlo Ovest
classic-territory-hole_in_the_rock = Buco nella Roccia
classic-territory-sihaya_ridge = Cresta di Sihaya
classic-territory-gara_kulon = Gara Kulon
classic-territory-old_gap = Vecchio Varco
classic-territory-broken_land = Terra Spezzata
classic-territory-tsimpo = Tsimpo
classic-territory-arsunt = Arsunt
classic-territory-rock_outcroppings = Affioramenti Rocciosi
classic-territory-plastic_basin = Bacino Plastico
classic-territory-hagga_basin = Bacino di Hagga
classic-territory-bight_of_the_cliff = Ansa della Scogliera
classic-territory-funeral_plain = Piana Funebre
classic-territory-the_great_flat = Grande Piana
classic-territory-wind_pass = Passo del Vento
classic-territory-the_greater_flat = Grandissima Piana
classic-territory-habbanya_erg = Erg di Habbanya
classic-territory-false_wall_west = Falso Muro Ovest
classic-territory-wind_pass_north = Passo del Vento Nord
classic-territory-habbanya_ridge_flat = Piana della Cresta di Habbanya
classic-territory-cielago_west = Cielago Ovest
classic-location = { $territory }, settore { $sector }
classic-terrain-sand = sabbia
classic-terrain-rock = roccia
classic-terrain-stronghold = fortezza
classic-terrain-polar_sink = pozzo polare

## Fasi: nomi del regolamento italiano; la preparazione è a parte, la rigenerazione precede gli spostamenti

classic-phase-setup = Preparazione
classic-phase-storm = Tempesta
classic-phase-spice_blow = Esplosione di Spezia
classic-phase-bidding = Asta
classic-phase-revival = Rigenerazione
classic-phase-movement = Sbarchi e spostamenti
classic-phase-battle = Battaglie
classic-phase-collection = Raccolta della Spezia

## Poteri che un Karama ferma

classic-power-card_sight = la vista delle carte all'asta
classic-power-spice_sight = la vista della prossima carta Spezia
classic-power-prescience = la Prescienza in battaglia
classic-power-kwisatz_haderach = il Kwisatz Haderach
classic-power-bonus_card = la carta in più
classic-power-capture = la cattura di un leader
classic-power-auction_income = l'incasso dell'asta
classic-power-sardaukar = la forza dei Sardaukar
classic-power-shipping_income = l'incasso degli sbarchi
classic-power-guild_shipment = il trasporto attraverso il pianeta
classic-power-half_price = lo sbarco a metà prezzo
classic-power-out_of_order = il movimento fuori turno
classic-power-worm_control = il dominio del verme
classic-power-extra_worm = il piazzamento di un altro verme
classic-power-fedaykin = la forza dei Fedaykin
classic-power-storm_losses = la sopravvivenza nella tempesta
classic-power-advisor = il consigliere spirituale
classic-power-voice = la Voce
classic-power-charity = la carità di ogni turno
classic-power-worthless_as_karama = una carta senza valore giocata come Karama
classic-power-end_of_peace = la fine della coesistenza

## Altri momenti in cui si può intervenire

classic-window-weather_control = il Controllo del clima
classic-window-family_atomics = le Atomiche di famiglia
classic-window-thumper = il Martellatore
classic-window-harvester = la Mietitrice
classic-window-residual_poison = il Veleno residuo
classic-window-special_karama = il tuo potere Karama speciale

## Poteri Karama speciali

classic-special-atreides = vedere tutto il piano di battaglia di un giocatore
classic-special-harkonnen = prendere carte a un giocatore senza vederle e restituirne altrettante
classic-special-emperor = rigenerare gratis tre gettoni o un leader
classic-special-guild = fermare uno sbarco
classic-special-fremen = chiamare un verme in un territorio di sabbia qualsiasi
classic-special-bene_gesserit = giocare una carta senza valore come Karama
classic-special-ixians = contare per intero tutte le tue pedine in una battaglia, e una e mezza quelle sostenute dalla spezia
classic-special-bene_tleilax = nessun potere proprio
classic-special-landsraad = nessun potere proprio

## Elementi di un piano di battaglia

classic-element-leader = leader
classic-element-weapon = arma
classic-element-defense = difesa
classic-element-number = ruota
