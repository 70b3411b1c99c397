var e=`### Spice Harvest in the browser: the Director's table.

web-classic-harvest = Spice Harvest · year { $turn } of { $turns } · Director: { $name }
web-classic-harvest-none = Spice Harvest · nobody is Director yet
web-classic-harvest-announced = Announced: { $n } spice
web-classic-harvest-drawn = Drawn: { $n } spice
web-classic-harvest-share = share { $n }
web-classic-harvest-envelope = share unseen
web-classic-harvest-vote-for = voted for
web-classic-harvest-vote-against = voted against
web-classic-harvest-cards =
    { $n ->
        [one] { $n } access card
       *[other] { $n } access cards
    }
web-classic-harvest-reported = Harvests so far: { $cards }
web-classic-harvest-auction = Access cards up for auction: { $left }
web-classic-harvest-director = Director
web-classic-harvest-garrison = garrison of { $n }

`;export{e as default};