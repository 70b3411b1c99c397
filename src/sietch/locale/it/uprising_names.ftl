### Nomi di Dune: Imperium – Uprising: carte, Leader, spazi del tabellone, posti, contratti, termini.
### Tutti i nomi italiani sono traduzioni proprie di Sietch, non quelle dell'edizione italiana.
### I nomi in comune con il gioco base sono in imperium_names.ftl.

## Carte Riserva

card-prepare_the_way = Preparare la Via
card-the_spice_must_flow = La Spezia Deve Scorrere

## Carte Imperium

card-unswerving_loyalty = Lealtà Incrollabile
card-space_time_folding = Piegatura dello Spazio-Tempo
card-weirding_woman = Donna dell'Arte Arcana
card-sardaukar_soldier = Soldato Sardaukar
card-smugglers_harvester = Mietitrice del Contrabbandiere
card-maker_keeper = Custode dei Creatori
card-reliable_informant = Informatore Affidabile
card-hidden_missive = Missiva Nascosta
card-wheels_within_wheels = Ruote Dentro Ruote
card-fedaykin_stilltent = Tenda Distillante Fedaykin
card-imperial_spymaster = Maestro delle Spie Imperiale
card-spy_network = Rete di Spie
card-desert_survival = Sopravvivenza nel Deserto
card-undercover_asset = Risorsa sotto Copertura
card-bene_gesserit_operative = Operatrice Bene Gesserit
card-maula_pistol = Pistola Maula
card-northern_watermaster = Maestro delle Acque del Nord
card-covert_operation = Operazione Segreta
card-double_agent = Agente Doppio
card-guild_envoy = Inviato della Gilda
card-rebel_supplier = Fornitore Ribelle
card-calculus_of_power = Calcolo del Potere
card-guild_spy = Spia della Gilda
card-dangerous_rhetoric = Retorica Pericolosa
card-branching_path = Sentiero Ramificato
card-ecological_testing_station = Stazione Ecologica Sperimentale
card-smugglers_haven = Rifugio dei Contrabbandieri
card-shishakli = Shishakli
card-paracompass = Parabussola
card-sardaukar_coordination = Coordinamento dei Sardaukar
card-truthtrance = Trance di Verità
card-public_spectacle = Spettacolo Pubblico
card-southern_elders = Anziani del Sud
card-tread_in_darkness = Passi nell'Oscurità
card-spacing_guilds_favor = Favore della Gilda Spaziale
card-captured_mentat = Mentat Catturato
card-subversive_advisor = Consigliere Sovversivo
card-leadership = Arte del Comando
card-in_high_places = Nelle Alte Sfere
card-strike_fleet = Flotta d'Assalto
card-treacherous_maneuver = Manovra Infida
card-chani_clever_tactician = Chani, Abile Stratega
card-junction_headquarters = Quartier Generale di Junction
card-corrinth_city = Città di Corrinth
card-stilgar_the_devoted = Stilgar, il Devoto
card-desert_power = Potere del Deserto
card-price_is_no_object = Il Prezzo Non Conta
card-long_live_the_fighters = Lunga Vita ai Combattenti
card-overthrow = Rovesciamento
card-steersman = Timoniere
card-cargo_runner = Corriere di Merci
card-delivery_agreement = Accordo di Consegna
card-priority_contracts = Contratti Prioritari
card-interstellar_trade = Commercio Interstellare

## Mazzi iniziali dei Comandanti, sei giocatori

card-corrino_might = Potenza dei Corrino
card-critical_shipments = Spedizioni Vitali
card-demand_results = Esigere Risultati
card-devastating_assault = Assalto Devastante
card-imperial_ornithopter = Ornitottero Imperiale
card-imperial_tent = Tenda Imperiale
card-command_respect = Imporre Rispetto
card-demand_attention = Esigere Attenzione
card-desert_call = Richiamo del Deserto
card-limited_landsraad_access = Accesso Limitato al Landsraad
card-threaten_spice_production = Minacciare la Produzione di Spezia
card-usul = Usul

## Carte Intrigo

intrigue-buy_access = Comprare l'Accesso
intrigue-call_to_arms = Chiamata alle Armi
intrigue-change_allegiances = Cambiare Lealtà
intrigue-contingency_plan = Piano d'Emergenza
intrigue-councilors_ambition = Ambizione del Consigliere
intrigue-crysknife = Cryss
intrigue-cunning = Astuzia
intrigue-depart_for_arrakis = Partenza per Arrakis
intrigue-desert_mouse = Topo del Deserto
intrigue-detonation = Detonazione
intrigue-devour = Divorare
intrigue-distraction = Diversivo
intrigue-find_weakness = Trovare il Punto Debole
intrigue-go_to_ground = Darsi alla Macchia
intrigue-imperium_politics = Politica dell'Imperium
intrigue-impress = Fare Colpo
intrigue-inspire_awe = Incutere Soggezione
intrigue-intelligence_report = Rapporto Informativo
intrigue-manipulate = Manipolare
intrigue-market_opportunity = Opportunità di Mercato
intrigue-mercenaries = Mercenari
intrigue-opportunism = Opportunismo
intrigue-ornithopter = Ornitottero
intrigue-questionable_methods = Metodi Discutibili
intrigue-secure_spice_trade = Assicurare il Commercio di Spezia
intrigue-shaddams_favor = Favore di Shaddam
intrigue-shadow_alliance = Alleanza nell'Ombra
intrigue-sietch_ritual = Rituale del Sietch
intrigue-special_mission = Missione Speciale
intrigue-spice_is_power = La Spezia È Potere
intrigue-spring_the_trap = Far Scattare la Trappola
intrigue-strategic_stockpiling = Scorte Strategiche
intrigue-tactical_option = Opzione Tattica
intrigue-unexpected_allies = Alleati Inattesi
intrigue-weirding_combat = Combattimento Arcano
intrigue-backed_by_choam = Con l'Appoggio della CHOAM
intrigue-leverage = Mezzo di Pressione
intrigue-reach_agreement = Raggiungere un Accordo
intrigue-choam_profits = Profitti della CHOAM

## Carte Conflitto

conflict-skirmish_crysknife = Schermaglia
conflict-skirmish_ornithopter = Schermaglia
conflict-skirmish_desert_mouse = Schermaglia
conflict-choam_security = Sicurezza della CHOAM
conflict-spice_freighters = Cargo di Spezia
conflict-seize_spice_refinery = Conquistare la Raffineria di Spezia
conflict-test_of_loyalty = Prova di Lealtà
conflict-shadow_contest = Contesa nell'Ombra
conflict-protect_the_sietches = Proteggere i Sietch
conflict-trade_dispute = Disputa Commerciale
conflict-propaganda = Propaganda
conflict-battle_for_spice_refinery = Battaglia per la Raffineria di Spezia

## Leader

leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
leader-gurney_halleck = Gurney Halleck
leader-lady_amber_metulli = Lady Amber Metulli
leader-lady_margot_fenring = Lady Margot Fenring
leader-muad_dib = Muad'Dib
leader-princess_irulan = Principessa Irulan
leader-lady_jessica = Lady Jessica
leader-reverend_mother_jessica = Reverenda Madre Jessica
leader-staban_tuek = Staban Tuek
leader-shaddam_corrino_iv = Shaddam Corrino IV

## Capacità dei Leader

ability-feyd_rautha_harkonnen-left = Forza Subdola
ability-feyd_rautha_harkonnen-signet = Addestramento Personale
ability-gurney_halleck-left = Sempre Sorridente
ability-gurney_halleck-signet = Maestro di Guerra
ability-lady_amber_metulli-left = Esploratori del Deserto
ability-lady_amber_metulli-signet = Riempire i Forzieri
ability-lady_margot_fenring-left = Lealtà
ability-lady_margot_fenring-signet = Informatore su Arrakis
ability-muad_dib-left = Nemico Imprevedibile
ability-muad_dib-signet = Indicare la Via
ability-princess_irulan-left = Diritto di Nascita Imperiale
ability-princess_irulan-signet = Intuito della Cronista
ability-lady_jessica-left = Altre Memorie
ability-lady_jessica-signet = Agonia della Spezia
ability-reverend_mother_jessica-left = Reverenda Madre
ability-reverend_mother_jessica-signet = Acqua della Vita
ability-staban_tuek-drawback = Pochi Alleati
ability-staban_tuek-left = Contrabbando di Spezia
ability-staban_tuek-signet = Rete Invisibile
ability-shaddam_corrino_iv-left = Comandante dei Sardaukar
ability-shaddam_corrino_iv-signet = Imperatore dell'Universo Conosciuto

## Spazi del tabellone

space-sardaukar = Sardaukar
space-dutiful_service = Servizio Fedele
space-deliver_supplies = Consegnare Provviste
space-espionage = Spionaggio
space-desert_tactics = Tattiche del Deserto
space-fremkit = Fremkit
space-imperial_privilege = Privilegio Imperiale
space-assembly_hall = Sala dell'Assemblea
space-gather_support = Raccogliere Sostegno
space-shipping = Trasporto
space-accept_contract = Accettare un Contratto
space-spice_refinery = Raffineria di Spezia
space-deep_desert = Deserto Profondo

## Spazi del tabellone, sei giocatori

space-military_support = Appoggio Militare
space-economic_support = Appoggio Economico
space-controversial_technology = Tecnologia Controversa
space-expedition = Spedizione
space-habbanya_erg = Erg di Habbanya
space-sardaukar_6p = Sardaukar
space-vast_wealth = Immensa Ricchezza
space-desert_mastery = Padronanza del Deserto

## Posti d'osservazione

post-post_emperor = Posto dell'Imperatore
post-post_spacing_guild = Posto della Gilda Spaziale
post-post_bene_gesserit = Posto del Bene Gesserit
post-post_fremen = Posto dei Fremen
post-post_council = Posto dell'Alto Consiglio
post-post_landsraad = Posto della Sala dell'Assemblea
post-post_choam = Posto della CHOAM
post-post_sietch_research = Posto tra Stazione di Ricerca e Sietch Tabr
post-post_research_refinery = Posto tra Raffineria di Spezia e Stazione di Ricerca
post-post_refinery_arrakeen = Posto tra Arrakeen e Raffineria di Spezia
post-post_deep_desert = Posto del Deserto Profondo
post-post_hagga_basin = Posto del Bacino di Hagga
post-post_imperial_basin = Posto del Bacino Imperiale
post-post_great_houses = Posto delle Grandi Casate
post-post_fringe_worlds = Posto dei Mondi Periferici
post-post_carthag = Posto di Carthag
post-post_habbanya_erg = Posto dell'Erg di Habbanya
post-post_ix_choam = Posto della CHOAM (Rise of Ix)
post-post_ix = Posto di Ix (Rise of Ix)

## Contratti

contract-acquire_tsmf = Acquisire La Spezia Deve Scorrere
contract-arrakeen_water = Arrakeen (acqua)
contract-arrakeen_spy = Arrakeen (Spia)
contract-deliver_supplies = Consegnare Provviste
contract-espionage = Spionaggio
contract-harvest_3 = Raccolta 3+
contract-harvest_4 = Raccolta 4+
contract-heighliner_water = Heighliner (acqua)
contract-heighliner_troops = Heighliner (truppe)
contract-high_council_influence = Alto Consiglio (Influenza)
contract-high_council_solari = Alto Consiglio (Solari)
contract-immediate = Immediato
contract-research_station_solari = Stazione di Ricerca (Solari)
contract-research_station_spy = Stazione di Ricerca (Spia)
contract-sardaukar_cards = Sardaukar (carte)
contract-sardaukar_recall = Sardaukar (richiamo)
contract-spice_refinery_cards = Raffineria di Spezia (carte)
contract-spice_refinery_water = Raffineria di Spezia (acqua)
contract-ix_dreadnought = Corazzata (Ix)
contract-ix_espionage = Spionaggio (Ix)
contract-ix_harvest_3 = Raccolta 3+ (Ix)
contract-ix_harvest_4 = Raccolta 4+ (Ix)
contract-ix_heighliner = Heighliner (Ix)
contract-ix_high_council = Alto Consiglio (Ix)
contract-ix_interstellar_shipping = Trasporto Interstellare (Ix)
contract-ix_secrets = Segreti (Ix)
contract-ix_smuggling = Contrabbando (Ix)
contract-ix_tech_negotiation = Trattativa Tecnologica (Ix)

## Obiettivi

objective-obj_desert_mouse_first = Topo del Deserto (Primo Giocatore)
objective-obj_crysknife = Cryss
objective-obj_ornithopter_1_3 = Ornitottero (1-3 giocatori)
objective-obj_desert_mouse_4_6 = Topo del Deserto (4 o 6 giocatori)
objective-obj_crysknife_4_6 = Cryss (4 o 6 giocatori)

## Icone battaglia

battle-crysknife = Cryss
battle-desert_mouse = Topo del Deserto
battle-ornithopter = Ornitottero
battle-wild = Jolly

## Carte Rivale

rival-vladimir_harkonnen = Barone Vladimir Harkonnen
rival-glossu_rabban = Glossu «La Bestia» Rabban
rival-staban_tuek = Staban Tuek
rival-amber_metulli = Lady Amber Metulli
rival-gurney_halleck = Gurney Halleck
rival-margot_fenring = Lady Margot Fenring
rival-irulan = Principessa Irulan
rival-lady_jessica = Lady Jessica
rival-feyd_rautha = Feyd-Rautha Harkonnen
rival-muad_dib = Muad'Dib

## Carte della Casata Hagal

hagal-place_spy_trade = Piazzare una Spia (Commercio di Spezia)
hagal-place_spy_city = Piazzare una Spia (Città)
hagal-place_spy_landsraad = Piazzare una Spia (Landsraad)
hagal-sardaukar = Sardaukar
hagal-dutiful_service = Servizio Fedele
hagal-deliver_supplies_heighliner = Consegnare Provviste / Heighliner
hagal-espionage = Spionaggio
hagal-desert_tactics = Tattiche del Deserto
hagal-fremkit = Fremkit
hagal-assembly_hall = Sala dell'Assemblea
hagal-gather_support_a = Raccogliere Sostegno
hagal-gather_support_b = Raccogliere Sostegno
hagal-accept_contract_shipping_a = Accettare un Contratto / Trasporto
hagal-accept_contract_shipping_b = Accettare un Contratto / Trasporto
hagal-research_station = Stazione di Ricerca
hagal-spice_refinery = Raffineria di Spezia
hagal-arrakeen = Arrakeen
hagal-sietch_tabr = Sietch Tabr
hagal-hagga_imperial_basin = Bacino di Hagga / Bacino Imperiale
hagal-deep_desert = Deserto Profondo

## Fazioni del tabellone a sei giocatori

faction-great_houses = Grandi Casate
faction-fringe_worlds = Mondi Periferici
with-great_houses = le Grandi Casate
with-fringe_worlds = i Mondi Periferici

## Icone Agente

icon-spy = Spia

## Termini

uprising-spy = Spia
uprising-sandworm = verme delle sabbie
uprising-maker_hooks = Ami da Creatore
uprising-shield_wall = Muro Scudo
uprising-contract = contratto
uprising-objective = Obiettivo
uprising-throne_row = Fila del Trono
uprising-commander = Comandante
uprising-ally = Alleato
uprising-team = squadra
