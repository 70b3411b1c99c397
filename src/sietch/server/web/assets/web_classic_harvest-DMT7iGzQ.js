var e=`### Spice Harvest nel browser: il tavolo del Direttore.

web-classic-harvest = Spice Harvest · turno { $turn } di { $turns } · Direttore: { $name }
web-classic-harvest-none = Spice Harvest · ancora nessun Direttore
web-classic-harvest-announced = Annunciate: { $n } Spezia
web-classic-harvest-drawn = Pescate: { $n } Spezia
web-classic-harvest-share = quota { $n }
web-classic-harvest-envelope = quota coperta
web-classic-harvest-vote-for = ha votato a favore
web-classic-harvest-vote-against = ha votato contro
web-classic-harvest-cards =
    { $n ->
        [one] { $n } carta Accesso
       *[other] { $n } carte Accesso
    }
web-classic-harvest-reported = Raccolti finora: { $cards }
web-classic-harvest-auction = Carte Accesso all'asta: { $left }
web-classic-harvest-director = Direttore
web-classic-harvest-garrison = guarnigione di { $n }

`;export{e as default};