### Perché un bot ha scelto così, in italiano.

## Frasi

bot-choice = { $choice } – { $reasons }
bot-though = { $reasons }, anche se { $against }
bot-only_choice = non c'è altro da fare

## Guadagni

bot-gain-solari = { $n } Solari
bot-gain-spice = { $n } Spezia
bot-gain-water = { $n } acqua
bot-gain-troops =
    { $n ->
        [one] { $n } truppa
       *[other] { $n } truppe
    }
bot-gain-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
bot-gain-intrigue =
    { $n ->
        [one] { $n } carta Intrigo
       *[other] { $n } carte Intrigo
    }
bot-gain-victory_points =
    { $n ->
        [one] { $n } Punto Vittoria
       *[other] { $n } Punti Vittoria
    }
bot-gain-persuasion = { $n } Persuasione
bot-gain-swords =
    { $n ->
        [one] { $n } spada
       *[other] { $n } spade
    }
bot-influence =
    { $level ->
        [1] una prima
        [2] una seconda
        [3] una terza
        [4] una quarta
        [5] una quinta
       *[6] una sesta
    } Influenza presso { $faction }
bot-influence_point = { bot-influence }, cioè un Punto Vittoria
bot-influence_alliance = { bot-influence }, e con essa l'Alleanza
bot-influence_takes_alliance = { bot-influence }, che toglie l'Alleanza a un avversario
bot-second_step = un secondo passo su quel tracciato
bot-council_seat = un seggio nell'Alto Consiglio per il resto della partita
bot-swordmaster = un terzo Agente per il resto della partita
bot-swordmaster_once = un terzo Agente per un round, e spade a ogni Rivelazione
bot-mentat = un Agente in più in questo round
bot-foldspace = una carta Spazio Piegato
bot-control = il controllo di uno spazio

## Costi e scambi

bot-cost-solari = costa { $n } Solari
bot-cost-spice = costa { $n } Spezia
bot-cost-water = costa { $n } acqua
bot-sale = { $solari } Solari per { $spice } Spezia
bot-poor_sale = { $solari } Solari sono pochi per { $spice } Spezia

## Turni

bot-visit = una visita allo spazio { $space }
bot-missed_at_reveal = la carta { $card } mancherà alla Rivelazione
bot-no_better_turn = nessun Agente ha di meglio da fare
bot-nothing_more = non c'è altro che valga la pena
bot-agent_free = l'Agente che si trova lì ha fatto il suo lavoro
bot-not_worth_it = non ne vale la pena
bot-faction_space = uno spazio Fazione diventa raggiungibile
bot-occupied_space = uno spazio occupato diventa raggiungibile
bot-endgame = dopo la fine non si conserva nulla

## Carte

bot-better_deck = un mazzo migliore
bot-same_deck = il mazzo non migliora
bot-thinner_deck = un mazzo più snello
bot-better_without = il mazzo è migliore senza
bot-worse_without = il mazzo è peggiore senza
bot-missed_least = è la carta che ti mancherà di meno
bot-better_purchase = ti permette di acquisire una carta migliore

## Il Conflitto

bot-troops_to_win =
    { $n ->
        [one] { $n } truppa per un Conflitto vinto così circa { $chance } volte su 100
       *[other] { $n } truppe per un Conflitto vinto così circa { $chance } volte su 100
    }
bot-troops_for_less =
    { $n ->
        [one] { $n } truppa per uno dei premi minori del Conflitto
       *[other] { $n } truppe per uno dei premi minori del Conflitto
    }
bot-conflict_odds = il Conflitto è vinto così circa { $chance } volte su 100
bot-reward_in_reach = uno dei premi minori è alla tua portata
bot-no_more_troops = il Conflitto non merita altre truppe
bot-troops_home = le truppe sono più utili nella tua guarnigione
bot-free_troop = una truppa gratis
bot-fresh_troops = truppe fresche per il Conflitto
bot-turns_conflict = ribalta il Conflitto
bot-changes_conflict = cambia l'esito del Conflitto
bot-no_combat_card = nessuna carta cambierebbe l'esito del Conflitto
bot-lost_troops = un Punto Vittoria per tre truppe comunque perse

## Insurrezione

bot-spies =
    { $n ->
        [one] una Spia sul tabellone
       *[other] { $n } Spie sul tabellone
    }
bot-spy_post = un buon posto di osservazione
bot-spy_gathers = una carta in cambio di una Spia già piazzata
bot-spy_passes = una Spia va richiamata per aprire la strada
bot-spy_missed_least = è la Spia che mancherà meno
bot-contract = un contratto
bot-completes_contract = un contratto completato
bot-council_gifts = i doni dell'Alto Consiglio
bot-agent_again = un Agente che può ripartire
bot-hooks = gli Ami da Creatore, e con essi i vermi delle sabbie
bot-sandworms = vermi delle sabbie che raddoppiano i premi del Conflitto
bot-wall = i vermi delle sabbie possono così unirsi a ogni Conflitto
bot-battle_pair = una coppia di icone battaglia per il vincitore, cioè un Punto Vittoria
bot-back_to_hand = la carta torna in mano
bot-training = un passo nell'addestramento di Feyd-Rautha
bot-awaken = le memorie tornano come carte

## Squadre in sei

bot-personal_point = un passo sul tracciato personale, cioè un Punto Vittoria
bot-personal_gift = un passo sul tracciato personale, con un dono per tutta la squadra
bot-swords_for_ally = è questo Alleato a sfruttare meglio le spade
bot-shared = ciascuno riceve ciò che gli serve di più
bot-throne_row = lì solo la tua squadra può acquisirla
bot-trade = uno scambio aiuta la squadra
bot-gift = lì serve più di quanto manchi qui
bot-team_spice = Spezia della squadra per un Punto Vittoria
bot-contract_for_ally = il contratto va all'Alleato che può completarlo
bot-concede = il posto migliore va all'Alleato che ne ricava di più
bot-teammate_wins = un compagno di squadra vince il Conflitto così com'è
