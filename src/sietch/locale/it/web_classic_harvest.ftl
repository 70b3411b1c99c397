### Spice Harvest nel browser: il tavolo del Direttore.

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
web-classic-harvest-hand = Le tue carte Accesso:

## Moduli

web-classic-harvest-primer-title = Che cos'è Spice Harvest
web-classic-harvest-primer = Prima del primo turno, cinque anni di commerci decidono da dove ciascuno parte su Dune. Ogni anno il Direttore vede in segreto il raccolto, lo annuncia, o meno, e distribuisce le quote; gli altri votano se credergli. Con la Spezia tutti fanno offerte per carte Accesso: fortezze e guarnigioni. Alla fine si dispongono, e sono i gettoni con cui cominci.
web-classic-harvest-truth = Questa è la verità.
web-classic-harvest-lie = Meno del raccolto: un rapporto falso.
web-classic-harvest-short = Le quote non fanno quanto annunciato: un rapporto falso.
web-classic-harvest-keeps = Se tutti votano a favore, ti restano { $n } Spezia.
web-classic-harvest-undivided = Ancora da distribuire: { $n }
web-classic-harvest-empty = ancora nessuna quota
web-classic-fork-vote_for = Prendi la tua quota di { $share } Spezia, comunque votino gli altri.
web-classic-fork-vote_against = Non prendi nessuna quota. Se i voti contro sono di più e il rapporto era falso, chi ha votato contro si divide il resto del raccolto, e il Direttore se ne va.
web-classic-trade-with = Uno scambio con
web-classic-trade-shown = le carte si mostrano prima
web-classic-garrison-tokens = { $n } gettoni disposti, { $of } al massimo
web-classic-garrison-spare = Le guarnigioni che tieni portano { $n } Spezia.
web-classic-harvest-help-BidForDesk = Il Direttore vede il raccolto, lo divide e tiene il resto, ma non vota mai. Paga solo chi offre di più: la sua offerta va a chi ha fatto la seconda.
web-classic-harvest-help-AskPrice = Puoi vendere al Direttore una seconda carta Raccolto, che tu stesso non vedi.
web-classic-harvest-help-BuySecond = Una seconda carta si aggiunge al tuo raccolto, e il rapporto riguarda entrambe. Può essere un verme delle sabbie.
web-classic-harvest-help-LastPrice = Se rifiuti, non si paga nulla e non si pesca una seconda carta.
web-classic-harvest-help-Announce = Solo tu conosci il raccolto. Quanto annunci va nelle quote; il resto è tuo, con altre 3 Spezia. Se la maggioranza vota contro un rapporto falso, perdi il resto e la Direzione.
web-classic-harvest-help-GiveShare = Una quota la vedono solo tu e chi la riceve. Il rapporto è falso anche se le quote non fanno quanto hai annunciato.
web-classic-harvest-help-PeekShare = Prima del voto puoi guardare una quota: quote piccole per tutti fanno pensare che si nasconda qualcosa.
web-classic-harvest-help-Vote = Un rapporto è falso se il raccolto era maggiore, o se le quote non fanno quanto annunciato. Nessuno può dire la propria quota.
web-classic-harvest-help-AwardOdd = Solo se nominate tutti lo stesso giocatore qualcuno la riceve.
web-classic-harvest-help-PeekAccess = Solo tu puoi guardare una carta di ogni asta prima che qualcuno offra.
web-classic-harvest-help-AccessBidding = Una carta Accesso è una fortezza o una guarnigione da 1 a 10 gettoni; servono entrambe per cominciare su Dune. La Spezia non spesa è persa dopo gli scambi.
web-classic-harvest-help-TradeTurn = Una fortezza non vale nulla senza guarnigione, né una guarnigione molto senza fortezza. Le carte mostrate prima si possono giudicare; altrimenti l'altro deve fidarsi.
web-classic-harvest-help-AnswerTrade = Se le carte si mostrano, ognuno vede che cosa riceve prima che sia fatto; altrimenti tutto cambia di mano subito.
web-classic-harvest-help-ConfirmTrade = Ora hai visto che cosa riceveresti. Nulla è ancora cambiato di mano.
web-classic-harvest-help-LayGarrisons = Disponi una fortezza, poi le sue guarnigioni. Nessuno le vede finché tutti sono pronti; se due rivendicano la stessa, la guarnigione maggiore pone solo la differenza.
web-classic-harvest-help-PlaceGarrison = I gettoni scelti che non poni qui restano nella riserva.
