### Perché il bot di Dune minaccia e duella come fa, in italiano.

classicbot-threaten = { $faction }: non devono andare oltre
classicbot-forbid = questa fortezza conta di più
classicbot-call_kanly = una minaccia senza seguito costa un leader
classicbot-weakest_rival = il più debole di loro
classicbot-claim = nessuno ha dichiarato in tempo
classicbot-last_leader = non c'è nessun altro
classicbot-champion = il più forte, con attacchi in mano
classicbot-expendable = quello che mancherebbe di meno
classicbot-keep_away = lontano dagli altri
classicbot-support = la Spezia protegge il campione, e quella non colpita torna
classicbot-stay_out = il Leader Principale non si rischia
classicbot-take_side = la parte meglio armata, o un alleato
classicbot-reward_leader = restano pochi leader
classicbot-reward_tokens = rigenerare gettoni costerebbe di più
classicbot-reward_spice = la Spezia serve subito
classicbot-honour = il prossimo colpo potrebbe essere l'ultimo
classicbot-strike = il nemico sta dove colpisce
classicbot-close_in = da lì una carta può colpire
classicbot-three_actions = abbastanza azioni per avvicinarsi e colpire
classicbot-weary = questo duello non porta a nulla
classicbot-draw_card = un passo verso il centro fa pescare una carta
classicbot-free_hand = fa posto a una carta migliore
classicbot-wait = non c'è nulla da guadagnare
classicbot-parry = colpo su colpo
classicbot-obstacle = tiene lontano il nemico
classicbot-clear_way = apre la via
