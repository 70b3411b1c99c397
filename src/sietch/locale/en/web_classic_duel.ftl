### The Duel in the browser: the arena, threats, and what each step is about.

web-classic-duel = The Duel
web-classic-duel-war = War of Assassins
web-classic-duel-arena = The arena
web-classic-duel-hidden = face down
web-classic-duel-support = support: { $n } spice
web-classic-duel-second = second: { $name }
web-classic-duel-hand = Your duel cards:
web-classic-duel-threat = { $by } threaten { $to } with Kanly: { $deed }
web-classic-duel-deed-ship = ship anybody
web-classic-duel-deed-bid = bid for a card
web-classic-duel-deed-buy = buy a card
web-classic-duel-deed-enter = bring tokens into { $what }
web-classic-duel-deed-collect = collect spice in { $what }
web-classic-duel-deed-play = play the card { $what }
web-classic-duel-deed-attack = attack { $what }
web-classic-duel-deed-ally = ally with { $what }
web-classic-duel-help-NameDeed = A threat names one deed and holds until the end of the turn. If it is done anyway, you call Kanly and a duel decides.
web-classic-duel-help-CallKanly = Your threat was not heeded. Either a duel follows now, or the other may take it as won and kill any leader of yours.
web-classic-duel-help-AnswerOne = You have to fight only one duel this turn; the others who called go away.
web-classic-duel-help-ClaimForfeit = Nobody called in time: one of their leaders is beaten without a fight. A player who loses the principal character is out of the game.
web-classic-duel-help-ChooseChampion = Champions are hidden until they strike or are hurt. A champion's strength is both the force of the blows and the life.
web-classic-duel-help-PlaceChampion = Everybody begins at the rim and faces the centre: the next space counterclockwise is on your right.
web-classic-duel-help-SupportChampion = Support takes the blows before your champion does. What is struck from it belongs to the enemy; the rest comes back.
web-classic-duel-help-ChooseSide = Your leader is at stake: he brings his strength in spice or from the tanks if your side wins, and dies if it loses.
web-classic-duel-help-TakeReward = Spend the reward on tokens and leaders of yours in the tanks; what is left is paid in spice.
web-classic-duel-help-DuelTurn = Two actions: step to a marked space, if there is one, or play a card. Attacks strike only in their direction; steps towards the centre draw cards.
web-classic-duel-help-ParryAttack = A parry does not stop the blow: it strikes back at the same moment, if it is for the side where the attacker stands.
web-classic-duel-help-ThrowKnife = The knife reaches anybody at most two spaces away.
web-classic-duel-help-PlaceObstacle = Choose an edge: nobody steps or strikes across it any more.
web-classic-duel-help-RemoveObstacle = Choose the obstacle that goes.
web-classic-duel-help-JumpObstacle = Choose the space behind an obstacle to land in.

## Forms

web-classic-duel-primer-title = What the Duel is
web-classic-duel-primer = Once a turn you may threaten somebody with Kanly over a certain deed. If it is done all the same, you meet in the arena: each side sends a leader, they step and strike by turns with duel cards, and whoever falls is dead. Everybody else has to take a side. Whoever loses the principal character is out of the game.
web-classic-duel-actions =
    { $n ->
        [one] 1 action left
       *[other] { $n } actions left
    }
web-classic-duel-draws = and draw a card
web-classic-duel-dead = fallen
web-classic-duel-left = has left with honour
web-classic-duel-strength = strength
web-classic-duel-blow = A blow of { $blow }: spice of support takes it first. You would have { $support } spice and { $strength } strength left.
web-classic-duel-blow-falls = A blow of { $blow }: your champion falls.
web-classic-principal = principal character: without him or her you are out
web-classic-principal-enemy = principal character: without him or her this faction is out
web-classic-fork-kanly = The duel begins: you both send a leader into the arena.
web-classic-fork-pass = No duel. But { $name } may then declare any leader of yours beaten, who dies.
web-classic-threat-whom = Threaten with Kanly
web-classic-threat-if = It is Kanly if
web-classic-threat-dare = dare to
web-classic-threat-then = before the turn is over.
web-classic-threat-deed = Which deed
web-classic-threat-about = About what
web-classic-threat-speak = Threaten:
web-classic-threat-ship = ship anybody
web-classic-threat-bid = bid for a card
web-classic-threat-buy = buy a card
web-classic-threat-enter = bring tokens into
web-classic-threat-collect = collect spice in
web-classic-threat-play = play a card:
web-classic-threat-attack = attack
web-classic-threat-ally = ally with
