### Ce qu'Insurrection imprime pour L'Avènement d'Ix, en français.

## Emplacements de L'Avènement d'Ix nommés par des contrats

space-dreadnought = Cuirassé
space-interstellar_shipping = Expédition Interstellaire
space-smuggling = Contrebande
space-tech_negotiation = Négociation de Technologie

## Effets et notes

effect-special-acquire_tech = vous pouvez acquérir une tuile Technologie pour { $n } Épice de moins
contract-note-needs_ix = Seulement avec L'Avènement d'Ix
