### Ce que dit le terminal des tables d'un serveur.

## Servir et inviter

cli-serve-ready = Sietch est à l'adresse { $address }
cli-serve-join = Pour jouer depuis un terminal : { $command }
cli-host-own-link = Votre place, { $letter } : { $link }
cli-host-seat-link = La place { $letter }, pour un ami : { $link }
cli-host-open-link = La table, pour qui prend une place libre : { $link }
cli-host-watch-link = La table, pour qui regarde : { $link }
cli-host-begun = La partie a commencé.
cli-host-start = Pour commencer quand les places sont prises : { $command }
cli-host-join = Pour jouer : { $command }

## Rejoindre

cli-online-table = Table « { $name } » ({ $game })
cli-online-open-seats = Places libres : { $letters }
cli-online-which-seat = Quelle place prenez-vous ({ $letter }, …) ? Entrée seule pour regarder :
cli-online-no-such-seat = Tapez { $letters }, ou Entrée seule pour regarder.
cli-online-your-name = Comment vous appelez-vous ?
cli-online-keep = Gardez ceci, c'est votre place : { $command }
cli-online-watching = Vous regardez. Tapez { $command } pour voir ce que vous pouvez taper.
cli-online-not-started = La partie n'a pas commencé ; elle apparaîtra ici quand l'hôte la lancera.
cli-online-left = La partie continue sans vous ; pour revenir : { $command }

## Autour de la table

cli-online-open-seat = libre
cli-online-guest = invité
cli-online-bot = bot
cli-online-here = présent
cli-online-away = absent
cli-online-stand-in = le bot { $bot } remplace
cli-online-resigned = abandonnée ; le bot { $bot } continue
cli-online-sat-down = { $letter } ({ $name }) s'est assis.
cli-online-came = { $letter } ({ $name }) est là.
cli-online-went = { $letter } ({ $name }) est parti.
cli-online-bot-came = Un bot remplace { $letter } ({ $name }).
cli-online-bot-went = { $letter } ({ $name }) joue de nouveau.
cli-online-gave-up = { $letter } ({ $name }) a abandonné sa place ; un bot continue.
cli-online-waiting = On attend { $names } …
cli-online-clock = Pendule : { $times }
cli-online-clock-paused = Pendule (en pause) : { $times }
cli-online-days = { $days } j { $hours } h
cli-online-whispers = chuchote à { $letters }
cli-online-lost = La connexion est perdue ; nouvel essai …
cli-online-back = La connexion est revenue.
cli-online-missed = Il s'est passé plus de choses qu'on ne peut en raconter ici ; tapez board pour voir où en est la partie.
cli-online-unsent = Le serveur ne répond pas. Rien n'a changé ; réessayez dans un instant.
cli-online-just-asked = La question vient de changer. Regardez-la, puis tapez de nouveau votre réponse.
cli-online-not-now = On ne vous demande rien maintenant ; tapez help pour voir ce que vous pouvez taper.
cli-online-spectator = Vous regardez ; seuls ceux qui ont une place peuvent faire cela.
cli-online-hint-none = À une table distante, aucun bot n'est là pour vous conseiller.

## Votes

cli-online-vote = { $letter } demande à la table : { $about } ?
cli-online-vote-how = Tapez vote yes (oui) ou vote no (non).
cli-online-voted = Votre voix est comptée ; les autres doivent encore répondre.
cli-online-vote-passed = Accepté : { $about }.
cli-online-vote-failed = Refusé : { $about }.
cli-online-about-undo = reprendre ce qui vient d'être fait
cli-online-about-pause = mettre la partie en pause
cli-online-about-resume = reprendre la partie
cli-online-about-more-time = plus de temps pour { $letter }
cli-online-about-replace = laisser un bot jouer pour { $letter }
cli-online-about-abandon = abandonner la partie
cli-online-event-undo = { $letter } a repris le dernier pas.
cli-online-event-pause = La partie est en pause ; les pendules sont arrêtées.
cli-online-event-resume = La partie continue.
cli-online-extended =
    { $minutes ->
        [one] { $letter } a une minute de plus.
       *[other] { $letter } a { $minutes } minutes de plus.
    }
cli-online-vote-what = Tapez vote yes (oui) ou vote no (non).
cli-online-call-how = Que doit accepter la table ? Tapez call et undo, pause, resume, more_time, replace ou abandon.
cli-online-call-seat = Pour qui ? Tapez call { $kind } et la lettre d'une place.

## Places

cli-online-whisper-how = À qui et quoi ? Tapez whisper, les lettres des places et vos mots, par exemple whisper BC attaquons.
cli-online-bot-how = Tapez bot on pour qu'un bot joue pour vous, ou bot off pour jouer de nouveau vous-même.
cli-online-bot-on = Un bot joue désormais pour vous ; tapez bot off pour jouer de nouveau vous-même.
cli-online-bot-off = Vous jouez de nouveau vous-même.
cli-online-handover-how = À qui ? Tapez handover et un nom.
cli-online-new-link = La place est maintenant à { $name } ; votre lien n'ouvre plus rien. Envoyez celui-ci : { $link }
cli-online-resign-sure = La place { $letter } serait abandonnée pour de bon et un bot continuerait. Tapez encore resign si c'est bien cela.
cli-online-passphrase = Cette place demande sa phrase secrète :
cli-online-new-passphrase = La phrase secrète que la place doit demander (Entrée seule pour aucune) :
cli-online-locked = Désormais la place demande la phrase secrète en plus du lien.
cli-online-unlocked = La place ne demande pas de phrase secrète.
cli-online-watch-link = Pour qui regarde : { $link }
cli-online-no-host = Seul celui qui a ouvert la table peut la lancer, avec le lien montré à ce moment-là.
cli-online-won-alone = Tous les autres ont abandonné ; victoire de { $name }.
cli-online-abandoned = La table a accepté d'abandonner la partie.
cli-online-closed = La table a été fermée par qui tient le serveur.
cli-online-record = L'enregistrement : { $address }

## Commandes

cli-help-seats-word = seats
cli-help-seats = qui est à quelle place et présent, les pendules, le vote
cli-help-say-word = say MOTS
cli-help-say = dire quelque chose à toute la table
cli-help-whisper-word = whisper BC MOTS
cli-help-whisper = dire quelque chose en secret à ces places, là où les règles le permettent
cli-help-call-word = call undo [pas], pause, …
cli-help-call = demander l'accord de la table : undo, pause, resume, more_time PLACE, replace PLACE (par un bot), abandon
cli-help-vote-word = vote yes, vote no
cli-help-vote = répondre à ce qui est demandé à la table
cli-help-bot-word = bot on, bot off
cli-help-bot = laisser un bot jouer pour vous en votre absence, ou jouer de nouveau vous-même
cli-help-handover-word = handover NOM
cli-help-handover = donner votre place à quelqu'un d'autre : un nouveau lien pour cette personne
cli-help-lock-word = lock
cli-help-lock = faire demander à la place une phrase secrète en plus du lien
cli-help-resign-word = resign
cli-help-resign = abandonner votre place pour de bon ; un bot continue
cli-help-link-word = link
cli-help-link = le lien pour ceux qui regardent
cli-help-start-word = start
cli-help-start = commencer la partie, si vous avez ouvert la table et que toutes les places sont prises

## Ce que le serveur refuse, selon son code

cli-refused-gone = Cette connexion ne sert plus aucun siège.
cli-refused-no-table = Cette table n'existe pas.
cli-refused-not-found = Le serveur ne connaît pas cette adresse ; le lien est-il entier ?
cli-refused-bad-request = Le serveur ne comprend pas cela.
cli-refused-bad-text = Certains de ces caractères ne peuvent pas être écrits.
cli-refused-bad-key = Ce lien n'ouvre aucune place à cette table ; la place a peut-être été cédée.
cli-refused-bad-passphrase = Cette place demande une phrase secrète, et ce n'est pas celle-ci.
cli-refused-bad-origin = Le serveur n'accepte pas de demandes venant de là.
cli-refused-busy = Le serveur tient autant de tables qu'il peut ; réessayez bientôt.
cli-refused-too-fast = C'était trop à la fois ; attendez un peu.
cli-refused-too-slow = Le serveur a attendu trop longtemps ; réessayez.
cli-refused-too-large = C'est trop long.
cli-refused-seat-taken = Cette place n'est plus libre.
cli-refused-started = Cette table a déjà commencé.
cli-refused-seats-open = Des places sont encore libres.
cli-refused-not-host = Seul celui qui a ouvert la table peut la lancer.
cli-refused-not-finished = C'est possible quand la partie est finie.
cli-refused-not-playing = On ne joue pas à cette table.
cli-refused-not-allowed = Les règles ne le permettent pas maintenant.
cli-refused-paused = La partie est en pause ; elle continue quand tous sont d'accord (call resume).
cli-refused-nothing-to-undo = Votre dernier pas n'est pas le dernier à cette table ; les autres doivent accepter (call undo).
cli-refused-barrier = Quelque chose de caché a été montré depuis ; les autres doivent accepter (call undo).
cli-refused-moved-on = La table a avancé ; regardez de nouveau.
cli-refused-empty = Il n'y a rien à dire.
cli-refused-no-whispering = Les règles ne permettent pas de leur parler en secret.
cli-refused-voting = La table vote déjà.
cli-refused-no-vote = Il n'y a pas de vote auquel répondre.
cli-refused-spectator = Vous regardez ; seuls ceux qui ont une place peuvent faire cela.
cli-refused-resigned = Cette place a été abandonnée.
cli-refused-handed-over = Cette place a été cédée à quelqu'un d'autre.
cli-refused-unsaved = Le serveur n'a pas pu sauvegarder cela. Rien n'a changé ; réessayez.
