### What later readings of the rules of Uprising say in English.

effect-special-awaken = you may take back all your memories, draw 1 card for each and turn your leader over
effect-special-rise_on_own_track = 1 influence on your own track
question-GiveContract = Which ally gets the contract { $contract }?
event-personal_lost = { $name } falls on the commander's own track (now { $level })
six-condition-strength = strength 10 or more
why-not_your_row = { $card } lies in the Throne Row: only Shaddam's team may acquire it
