### What Uprising prints for Rise of Ix, in English.

## Spaces of Rise of Ix that contracts name

space-dreadnought = Dreadnought
space-interstellar_shipping = Interstellar Shipping
space-smuggling = Smuggling
space-tech_negotiation = Tech Negotiation

## Effects and notes

effect-special-acquire_tech = you may acquire a tech tile for { $n } spice less
contract-note-needs_ix = Only with Rise of Ix
