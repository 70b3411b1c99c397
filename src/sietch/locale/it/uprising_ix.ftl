### Che cosa stampa Uprising per Rise of Ix, in italiano.

## Spazi di Rise of Ix nominati dai contratti

space-dreadnought = Corazzata
space-interstellar_shipping = Trasporto Interstellare
space-smuggling = Contrabbando
space-tech_negotiation = Trattativa Tecnologica

## Effetti e note

effect-special-acquire_tech = puoi acquisire una tessera Tecnologia per { $n } Spezia in meno
contract-note-needs_ix = Solo con Rise of Ix
