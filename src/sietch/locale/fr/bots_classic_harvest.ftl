### Pourquoi le robot heuristique a choisi ainsi dans la Moisson d'Épice, en français.

classicbot-harvest_post = le Directoire vaut { $n } Épice
classicbot-harvest_sell = de l'Épice pour une carte qui ne coûte rien
classicbot-harvest_buy = une deuxième moisson rapporte plus qu'elle ne coûte
classicbot-harvest_haggle = elle s'obtiendra peut-être pour moins
classicbot-harvest_too_dear = une deuxième moisson ne vaut pas tant
classicbot-harvest_truth = la vérité ne nuit pas ici
classicbot-harvest_lie = { $n } Épice aurait bien pu être piochée, et le reste est pour nous
classicbot-harvest_whole = un rapport honnête distribue tout
classicbot-harvest_feed = des électeurs contents gardent un Directeur en place
classicbot-harvest_starve = il y a assez de voix sans celle-ci
classicbot-harvest_peek = cela montre ce que d'autres ont reçu
classicbot-harvest_caught = la somme des parts contredit le rapport
classicbot-harvest_against = le rapport est difficile à croire
classicbot-harvest_for = une part de { $n } Épice est assurée
classicbot-harvest_odd = les autres ne seraient jamais d'accord
classicbot-access_seen = elle vaut pour nous jusqu'à { $n } Épice ({ $access })
classicbot-access_worth = une carte vaut maintenant jusqu'à { $n } Épice
classicbot-access_look = qui regarde mise mieux
classicbot-access_no_trade = il n'y a rien à échanger
classicbot-access_trade = une autre carte serait plus utile
classicbot-access_gain = l'échange rapporte plus qu'il ne coûte
classicbot-access_keep = notre carte est plus utile
classicbot-access_garrison = ainsi les meilleures citadelles sont tenues
classicbot-access_elite = les pions d'élite restent en réserve
