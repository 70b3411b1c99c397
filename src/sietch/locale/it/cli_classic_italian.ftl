# Dune classico nel terminale: gli extra dell'edizione italiana.

cli-classic-tleilaxu-ruled = Sotto il dominio del Bene Tleilax: { $places }.
cli-classic-tleilaxu-hunted = Il Bene Tleilax attacca { $leader } ({ $place }).
cli-classic-tleilaxu-revived = Servono forse il Bene Tleilax: { $leaders }.
