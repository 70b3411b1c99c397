### Why the heuristic bot of classic Dune chose as it did, with the extras of the Italian edition.

classicbot-breed = a leader of others who serves us costs nothing
classicbot-rule = a stronghold is worth showing him for
classicbot-bide = he is worth more while nobody knows
classicbot-hunt = the weapon is likely to get through ({ $leader })
classicbot-protect = that defense fits the likeliest weapon
classicbot-levy = the most spice lies there ({ $faction })
