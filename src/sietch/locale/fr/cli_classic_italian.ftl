# Dune classique dans le terminal : les suppléments de l'édition italienne.

cli-classic-tleilaxu-ruled = Sous le règne du Bene Tleilax : { $places }.
cli-classic-tleilaxu-hunted = Le Bene Tleilax attaque { $leader } ({ $place }).
cli-classic-tleilaxu-revived = Servent peut-être le Bene Tleilax : { $leaders }.
