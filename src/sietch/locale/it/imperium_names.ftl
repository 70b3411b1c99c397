### Nomi di Dune: Imperium: carte, Leader, spazi del tabellone, Fazioni, fasi.
### Tutti i nomi italiani sono traduzioni proprie di Sietch, non quelle dell'edizione italiana.

## Mazzo iniziale

card-convincing_argument = Argomento Convincente
card-dagger = Pugnale
card-diplomacy = Diplomazia
card-dune_desert_planet = Dune, il Pianeta Desertico
card-reconnaissance = Ricognizione
card-seek_allies = In Cerca di Alleati
card-signet_ring = Anello con Sigillo

## Carte Riserva

card-arrakis_liaison = Contatto su Arrakis
card-spice_must_flow = La Spezia Deve Scorrere
card-foldspace = Spazio Piegato

## Carte Imperium

card-arrakis_recruiter = Reclutatore di Arrakis
card-assassination_mission = Missione di Assassinio
card-bene_gesserit_initiate = Iniziata Bene Gesserit
card-bene_gesserit_sister = Sorella Bene Gesserit
card-carryall = Trasportatore
card-chani = Chani
card-choam_directorship = Direzione della CHOAM
card-crysknife = Cryss
card-dr_yueh = Dottor Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Commando della Morte Fedaykin
card-firm_grip = Presa Salda
card-fremen_camp = Accampamento Fremen
card-gene_manipulation = Manipolazione Genetica
card-guild_administrator = Amministratore della Gilda
card-guild_ambassador = Ambasciatore della Gilda
card-guild_bankers = Banchieri della Gilda
card-gun_thopter = Ornitottero da Combattimento
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Spia Imperiale
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Lady Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Opulenza
card-other_memory = Altra Memoria
card-piter_de_vries = Piter De Vries
card-power_play = Gioco di Potere
card-reverend_mother_mohiam = Reverenda Madre Mohiam
card-sardaukar_infantry = Fanteria Sardaukar
card-sardaukar_legion = Legione Sardaukar
card-scout = Esploratore
card-shifting_allegiances = Lealtà Mutevoli
card-sietch_reverend_mother = Reverenda Madre del Sietch
card-smugglers_thopter = Ornitottero del Contrabbandiere
card-space_travel = Viaggio Spaziale
card-spice_hunter = Cacciatore di Spezia
card-spice_smugglers = Contrabbandieri di Spezia
card-stilgar = Stilgar
card-test_of_humanity = Prova di Umanità
card-the_voice = La Voce
card-thufir_hawat = Thufir Hawat
card-worm_riders = Cavalieri dei Vermi

## Carte Intrigo

intrigue-bindu_suspension = Sospensione Bindu
intrigue-bribery = Corruzione
intrigue-bypass_protocol = Aggirare il Protocollo
intrigue-calculated_hire = Ingaggio Calcolato
intrigue-charisma = Carisma
intrigue-choam_shares = Azioni della CHOAM
intrigue-councilors_dispensation = Dispensa del Consigliere
intrigue-dispatch_an_envoy = Inviare un Emissario
intrigue-double_cross = Doppio Gioco
intrigue-favored_subject = Suddito Prediletto
intrigue-guild_authorization = Autorizzazione della Gilda
intrigue-infiltrate = Infiltrazione
intrigue-know_their_ways = Conoscere le Loro Usanze
intrigue-poison_snooper = Fiutaveleni
intrigue-rapid_mobilization = Mobilitazione Rapida
intrigue-recruitment_mission = Missione di Reclutamento
intrigue-refocus = Ritrovare la Concentrazione
intrigue-reinforcements = Rinforzi
intrigue-secret_of_the_sisterhood = Segreto della Sorellanza
intrigue-sleeper_must_awaken = Il Dormiente Deve Svegliarsi
intrigue-urgent_mission = Missione Urgente
intrigue-water_of_life = Acqua della Vita
intrigue-water_peddlers_union = Sindacato dei Venditori d'Acqua
intrigue-windfall = Colpo di Fortuna
intrigue-allied_armada = Armada Alleata
intrigue-ambush = Imboscata
intrigue-master_tactician = Maestro di Tattica
intrigue-private_army = Esercito Privato
intrigue-staged_incident = Incidente Inscenato
intrigue-demand_respect = Esigere Rispetto
intrigue-to_the_victor = Al Vincitore...
intrigue-tiebreaker = Spareggio
intrigue-corner_the_market = Accaparrarsi il Mercato
intrigue-plans_within_plans = Piani Dentro Piani

## Carte Conflitto

conflict-skirmish_1 = Schermaglia
conflict-skirmish_2 = Schermaglia
conflict-skirmish_3 = Schermaglia
conflict-skirmish_4 = Schermaglia
conflict-cloak_and_dagger = Cappa e Pugnale
conflict-desert_power = Potere del Deserto
conflict-guild_bank_raid = Assalto alla Banca della Gilda
conflict-machinations = Macchinazioni
conflict-raid_stockpiles = Saccheggio dei Depositi
conflict-secure_imperial_basin = Mettere in Sicurezza il Bacino Imperiale
conflict-siege_of_arrakeen = Assedio di Arrakeen
conflict-siege_of_carthag = Assedio di Carthag
conflict-sort_through_the_chaos = Districare il Caos
conflict-terrible_purpose = Terribile Scopo
conflict-battle_for_arrakeen = Battaglia per Arrakeen
conflict-battle_for_carthag = Battaglia per Carthag
conflict-battle_for_imperial_basin = Battaglia per il Bacino Imperiale
conflict-grand_vision = Grande Visione

## Leader

leader-paul_atreides = Paul Atreides
leader-duke_leto_atreides = Duca Leto Atreides
leader-baron_vladimir_harkonnen = Barone Vladimir Harkonnen
leader-glossu_rabban = Glossu «La Bestia» Rabban
leader-helena_richese = Helena Richese
leader-count_ilban_richese = Conte Ilban Richese
leader-countess_ariana_thorvald = Contessa Ariana Thorvald
leader-earl_memnon_thorvald = Conte Memnon Thorvald
leader-house_hagal = Casata Hagal

## Capacità dei Leader

ability-paul_atreides-left = Preveggenza
ability-paul_atreides-signet = Disciplina
ability-duke_leto_atreides-left = Popolarità nel Landsraad
ability-duke_leto_atreides-signet = Diplomazia Prudente
ability-baron_vladimir_harkonnen-left = Colpo da Maestro
ability-baron_vladimir_harkonnen-signet = Trama
ability-glossu_rabban-left = Feudo di Arrakis
ability-glossu_rabban-signet = Brutalità
ability-helena_richese-left = Occhi Ovunque
ability-helena_richese-signet = Manipolazione
ability-count_ilban_richese-left = Negoziatore Spietato
ability-count_ilban_richese-signet = Produzione
ability-countess_ariana_thorvald-left = Dipendenza dalla Spezia
ability-countess_ariana_thorvald-signet = Serbatoio Nascosto
ability-earl_memnon_thorvald-left = Contatti
ability-earl_memnon_thorvald-signet = Tesoro di Spezia

## Spazi del tabellone

space-conspire = Cospirare
space-wealth = Ricchezza
space-heighliner = Heighliner
space-foldspace = Spazio Piegato
space-selective_breeding = Selezione Genetica
space-secrets = Segreti
space-hardy_warriors = Guerrieri Temprati
space-stillsuits = Tute Distillanti
space-high_council = Alto Consiglio
space-mentat = Mentat
space-swordmaster = Maestro d'Armi
space-rally_troops = Radunare le Truppe
space-hall_of_oratory = Sala dell'Oratoria
space-secure_contract = Concludere un Contratto
space-sell_melange = Vendere il Melange
space-arrakeen = Arrakeen
space-carthag = Carthag
space-research_station = Stazione di Ricerca
space-sietch_tabr = Sietch Tabr
space-imperial_basin = Bacino Imperiale
space-hagga_basin = Bacino di Hagga
space-great_flat = La Grande Piana

## Fazioni

faction-emperor = Imperatore
faction-spacing_guild = Gilda Spaziale
faction-bene_gesserit = Bene Gesserit
faction-fremen = Fremen

## Icone Agente

icon-emperor = Imperatore
icon-spacing_guild = Gilda Spaziale
icon-bene_gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = Città
icon-spice_trade = Commercio di Spezia

## Carte della Casata Hagal

hagal-conspire = Cospirare
hagal-wealth = Ricchezza
hagal-heighliner = Heighliner
hagal-foldspace = Spazio Piegato
hagal-selective_breeding = Selezione Genetica
hagal-secrets = Segreti
hagal-hardy_warriors = Guerrieri Temprati
hagal-stillsuits = Tute Distillanti
hagal-rally_troops = Radunare le Truppe
hagal-hall_of_oratory = Sala dell'Oratoria
hagal-carthag = Carthag
hagal-harvest_spice = Raccolta di Spezia
hagal-arrakeen_1p = Arrakeen (1G)
hagal-arrakeen_2p = Arrakeen (2G)
hagal-reshuffle = Rimescola

## Livelli di difficoltà

difficulty-mercenary = Mercenario
difficulty-sardaukar = Sardaukar
difficulty-mentat = Mentat
difficulty-kwisatz_haderach = Kwisatz Haderach

## Fasi di un round

phase-round_start = Inizio Round
phase-turns = Turni dei Giocatori
phase-combat = Combattimento
phase-makers = Creatori
phase-recall = Richiamo
phase-endgame = Fine Partita
