### Perché il bot euristico di Dune classico ha scelto così, con gli extra dell'edizione italiana.

classicbot-breed = un leader altrui che serve noi non costa nulla
classicbot-rule = una fortezza vale la pena di mostrarlo
classicbot-bide = vale di più finché nessuno lo sa
classicbot-hunt = l'arma ha buone probabilità di colpire ({ $leader })
classicbot-protect = questa difesa risponde all'arma più probabile
classicbot-levy = lì c'è più Spezia ({ $faction })
