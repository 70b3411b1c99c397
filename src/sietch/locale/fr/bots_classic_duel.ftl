### Pourquoi le robot de Dune menace et se bat en duel comme il le fait, en français.

classicbot-threaten = { $faction } : il ne faut pas les laisser avancer
classicbot-forbid = cette citadelle compte le plus
classicbot-call_kanly = une menace sans suite coûte un chef
classicbot-weakest_rival = le plus faible d'entre eux
classicbot-claim = personne n'a rien déclaré à temps
classicbot-last_leader = il n'y a personne d'autre
classicbot-champion = le plus fort, avec des attaques en main
classicbot-expendable = celui qui manquerait le moins
classicbot-keep_away = loin des autres
classicbot-support = l'Épice protège le champion, et ce qui n'est pas frappé revient
classicbot-stay_out = le Personnage Principal ne se risque pas
classicbot-take_side = le camp le mieux armé, ou un allié
classicbot-reward_leader = il reste peu de chefs
classicbot-reward_tokens = des pions coûteraient plus à enrôler
classicbot-reward_spice = l'Épice sert tout de suite
classicbot-honour = le prochain coup pourrait être le dernier
classicbot-strike = l'ennemi se trouve là où elle frappe
classicbot-close_in = de là une carte peut frapper
classicbot-three_actions = assez d'actions pour approcher et frapper
classicbot-weary = ce duel ne mène nulle part
classicbot-draw_card = un pas vers le centre donne une carte
classicbot-free_hand = fait place à une meilleure carte
classicbot-wait = il n'y a rien à gagner
classicbot-parry = coup pour coup
classicbot-obstacle = tient l'ennemi à distance
classicbot-clear_way = ouvre le passage
