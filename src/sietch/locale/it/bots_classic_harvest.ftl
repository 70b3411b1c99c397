### Perché il bot euristico ha scelto così in Spice Harvest, in italiano.

classicbot-harvest_post = la Direzione vale { $n } Spezia
classicbot-harvest_sell = Spezia per una carta che non costa nulla
classicbot-harvest_buy = un secondo raccolto rende più di quanto costa
classicbot-harvest_haggle = forse si ottiene per meno
classicbot-harvest_too_dear = un secondo raccolto non vale tanto
classicbot-harvest_truth = qui la verità non nuoce
classicbot-harvest_lie = { $n } Spezia potevano ben essere pescate, e il resto è per noi
classicbot-harvest_whole = un rapporto onesto distribuisce tutto
classicbot-harvest_feed = elettori contenti tengono in carica un Direttore
classicbot-harvest_starve = ci sono voti a sufficienza senza questo
classicbot-harvest_peek = mostra che cosa hanno avuto gli altri
classicbot-harvest_caught = la somma delle quote smentisce il rapporto
classicbot-harvest_against = il rapporto è difficile da credere
classicbot-harvest_for = una quota di { $n } Spezia è sicura
classicbot-harvest_odd = gli altri non sarebbero mai d'accordo
classicbot-access_seen = per noi vale fino a { $n } Spezia ({ $access })
classicbot-access_worth = una carta vale adesso fino a { $n } Spezia
classicbot-access_look = chi guarda offre meglio
classicbot-access_no_trade = non c'è nulla da scambiare
classicbot-access_trade = un'altra carta sarebbe più utile
classicbot-access_gain = lo scambio rende più di quanto costa
classicbot-access_keep = la nostra carta è più utile
classicbot-access_garrison = così si tengono le fortezze migliori
classicbot-access_elite = i gettoni scelti restano in riserva
