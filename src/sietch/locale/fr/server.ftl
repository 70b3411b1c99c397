# Le serveur : les avis, les courriels et les pages que leurs liens ouvrent.

notice-turn = C'est à vous de jouer à la table « { $table } ».
notice-started = La partie à la table « { $table } » a commencé.
notice-over = La partie à la table « { $table } » est terminée.
notice-vote = Un vote est ouvert à la table « { $table } » ; on attend votre réponse.

mail-confirm-subject = Voulez-vous recevoir les avis de Sietch ?
mail-confirm = Quelqu'un, sans doute vous, souhaite recevoir à cette adresse des avis sur ses parties. Si vous le voulez, ouvrez ce lien :
mail-confirm-ignore = Si ce n'était pas vous, ne faites rien : rien d'autre ne viendra.
mail-stop = Ne plus recevoir ces courriels :

page-confirm-title = Avis par courriel
page-confirm = Faut-il envoyer les avis sur vos parties à { $address } ?
page-confirm-button = Oui, les envoyer
page-confirm-done = C'est fait : les avis iront désormais à { $address }.
page-stop-title = Plus d'avis
page-stop = Faut-il cesser d'envoyer des avis à { $address } ?
page-stop-button = Ne plus rien envoyer
page-stop-done = C'est fait : plus rien n'ira à { $address }, et l'adresse est oubliée.
page-none-title = Un lien sans effet
page-none = Ce lien a déjà servi ou il est trop vieux.
