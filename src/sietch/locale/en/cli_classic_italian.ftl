# Classic Dune in the terminal: the extras of the Italian edition.

cli-classic-tleilaxu-ruled = Ruled by the Bene Tleilax: { $places }.
cli-classic-tleilaxu-hunted = The Bene Tleilax attack { $leader } ({ $place }).
cli-classic-tleilaxu-revived = May serve the Bene Tleilax: { $leaders }.
