### Perché il bot euristico di Dune classico ha scelto così, in italiano.

## Frasi

classicbot-choice = { $choice }: { $reasons }
classicbot-only_choice = non c'è altra possibilità
classicbot-nothing_to_play = non c'è niente da giocare qui
classicbot-never = questo non vale mai un Karama
classicbot-listen = ora c'è un Karama in mano
classicbot-keep_card = la carta varrà di più in seguito ({ $card })

## Inizio

classicbot-favourite = vince più spesso di altri
classicbot-predict = un probabile vincitore
classicbot-predict_turn = molte partite si decidono intorno al turno { $n }
classicbot-own_leaders = i quattro leader pescati sono tutti propri
classicbot-bribe = questo leader andrà spesso in battaglia
classicbot-place_tabr = Sietch Tabr è la prima roccaforte
classicbot-place_west = da lì Sietch Habbanya è a una marcia
classicbot-place_advisor = un solo gettone basta a tenere una roccaforte vuota

## Tempesta, Spezia, vermi

classicbot-storm = così la tempesta colpisce gli altri più di noi
classicbot-storm_alike = nessuna tempesta tocca qualcosa
classicbot-steer = lì la tempesta è più utile
classicbot-atomics = la tempesta sta per raggiungere altri dietro il Muro Scudo
classicbot-thumper = un verme costerebbe più agli altri che a noi, o porterebbe alleati
classicbot-harvester = { $n } Spezia in più da raccogliere
classicbot-worm = lì il verme costa di più agli altri
classicbot-no_worm = un verme non servirebbe da nessuna parte
classicbot-help_ally = aiuta un alleato e costa poco

## Alleanze e accordi

classicbot-join = insieme la vittoria è più vicina
classicbot-invite = un'alleanza avvicinerebbe la vittoria
classicbot-leave = da soli le prospettive sono migliori
classicbot-stay_allied = l'alleanza resta la via migliore ({ $faction })
classicbot-alone = nessuna alleanza offerta rende più probabile la vittoria
classicbot-cone = altri stanno per allearsi fino alla vittoria
classicbot-accept = l'accordo rende più di quanto costa
classicbot-refuse = l'accordo costa più di quanto rende
classicbot-offer = un po' di Spezia protegge una roccaforte

## Asta

classicbot-charity = Spezia per niente
classicbot-pledge = { $n } Spezia di troppo
classicbot-no_pledge = non c'è Spezia da dare
classicbot-share = gli alleati ne pagano { $n }
classicbot-ally_bids = la sta comprando un alleato
classicbot-unknown_card = una carta ignota vale fino a { $n } Spezia
classicbot-wanted_card = questa carta vale fino a { $n } Spezia ({ $card })
classicbot-lacking_card = una carta così manca qui e vale fino a { $n } Spezia ({ $card })
classicbot-useless_card = la carta non serve ({ $card })
classicbot-save_spice = le { $n } Spezia servono altrove
classicbot-too_dear = non vale più di { $n } Spezia
classicbot-karama_free = un Karama risparmia { $n } Spezia
classicbot-pay = { $n } Spezia è un prezzo giusto

## Vasche

classicbot-elite_first = i gettoni scelti ne valgono due
classicbot-revive_free = una resurrezione gratuita
classicbot-revive_paid = c'è Spezia a sufficienza per i gettoni
classicbot-kwisatz_back = il Kwisatz Haderach vale quel prezzo
classicbot-leader_back = il miglior leader da riportare
classicbot-tokens_back = i gettoni servono più dei leader
classicbot-ghola = abbastanza dei nostri sono nelle vasche

## Sbarco e movimento

classicbot-move_last = chi muove per ultimo vede tutto
classicbot-no_shipment = nessuno sbarco vale il suo prezzo
classicbot-no_reserves = non c'è nessuno in riserva
classicbot-karama_rate = a metà prezzo può sbarcare molto di più
classicbot-group_complete = il gruppo è completo
classicbot-stay = ognuno è dove serve
classicbot-all_of_them = servono tutti lì
classicbot-moved_enough = non c'è più nulla da muovere
classicbot-hajr = una seconda marcia conta adesso
classicbot-block = lì la vittoria è vicina e va fermata ({ $territory }, { $faction })
classicbot-attack = la roccaforte si può prendere ({ $territory }, { $faction })
classicbot-occupy = una roccaforte aperta ({ $territory })
classicbot-reinforce = la guarnigione va rinforzata ({ $territory })
classicbot-enough_to_win = questo basta per vincere
classicbot-fetch_spice = ci sono { $n } Spezia ({ $territory })
classicbot-from_the_storm = la tempesta si avvicina
classicbot-from_the_worm = può arrivare Shai-Hulud
classicbot-better_place = un posto migliore ({ $territory })
classicbot-advisor = un gettone che viaggia gratis
classicbot-keep_reserve = le ultime riserve restano dove sono
classicbot-oppose = vale una battaglia
classicbot-coexist = vivere accanto agli altri non costa nulla

## Battaglie

classicbot-most_at_stake = lì c'è più in gioco
classicbot-weakest_first = prima il più debole
classicbot-battle_chance = { $n } probabilità su cento di battere { $faction }
classicbot-battle_lost = la battaglia è quasi persa ({ $n } probabilità su cento), quindi si rischia poco
classicbot-dump = una buona occasione per liberarsi di una carta ({ $card })
classicbot-foreseen = la Prescienza ha mostrato parte dell'altro piano
classicbot-voice_helps = la Voce ha legato le mani all'avversario
classicbot-shown_anyway = fa parte del piano migliore, { $n } probabilità su cento
classicbot-voice = è ciò che farebbe più male
classicbot-prescience = è ciò a cui possiamo rispondere meglio
classicbot-see_plan = vedere l'intero piano è vincere
classicbot-traitor = al nostro soldo ({ $leader })
classicbot-no_traitor = questo leader non è al nostro soldo
classicbot-poison = questa battaglia ne vale la pena
classicbot-fewest_losses = è ciò che costa meno
classicbot-throw_away = la carta non serve più
classicbot-use_again = la carta servirà ancora
classicbot-capture = abbastanza forte da tenere per una battaglia
classicbot-kill = due Spezia subito e un leader in meno

## Karama e carte in ogni momento

classicbot-karama = ne dipende troppo ({ $power })
classicbot-special = è il momento del potere speciale
classicbot-truthtrance = prima della battaglia bisogna sapere se questo leader è comprato ({ $leader })
classicbot-ask_bribed = vogliamo mandare questo leader
classicbot-ask_karama = niente altro vale la pena di sapere
classicbot-answer = la domanda non è stata capita
classicbot-steal = una grande mano per carte povere
