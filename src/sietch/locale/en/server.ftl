# The server: notices, mails and the pages that their links open.

notice-turn = It is your turn at the table “{ $table }”.
notice-started = The game at the table “{ $table }” has started.
notice-over = The game at the table “{ $table }” is over.
notice-vote = A vote has been called at the table “{ $table }”; your answer is wanted.

mail-confirm-subject = Do you want notices from Sietch?
mail-confirm = Somebody, probably you, wants notices about games to come to this address. If you want them, open this link:
mail-confirm-ignore = If it was not you, do nothing: nothing else will come.
mail-stop = No more mails like this:

page-confirm-title = Notices by e-mail
page-confirm = Shall notices about your games go to { $address }?
page-confirm-button = Yes, send them
page-confirm-done = Done: notices go to { $address } from now on.
page-stop-title = No more notices
page-stop = Shall no more notices go to { $address }?
page-stop-button = Send no more
page-stop-done = Done: nothing more goes to { $address }, and the address is forgotten.
page-none-title = A link without use
page-none = This link is used up or too old.
