# Il server: gli avvisi, le e-mail e le pagine che i loro link aprono.

notice-turn = È il tuo turno al tavolo «{ $table }».
notice-started = La partita al tavolo «{ $table }» è cominciata.
notice-over = La partita al tavolo «{ $table }» è finita.
notice-vote = È stata indetta una votazione al tavolo «{ $table }»; si attende la tua risposta.

mail-confirm-subject = Vuoi ricevere gli avvisi di Sietch?
mail-confirm = Qualcuno, probabilmente tu, vuole ricevere a questo indirizzo gli avvisi sulle partite. Se li vuoi, apri questo link:
mail-confirm-ignore = Se non sei stato tu, non fare nulla: non arriverà altro.
mail-stop = Per non ricevere più queste e-mail:

page-confirm-title = Avvisi per e-mail
page-confirm = Gli avvisi sulle tue partite devono andare a { $address }?
page-confirm-button = Sì, inviali
page-confirm-done = Fatto: d'ora in poi gli avvisi vanno a { $address }.
page-stop-title = Niente più avvisi
page-stop = Non devono più andare avvisi a { $address }?
page-stop-button = Non inviare più nulla
page-stop-done = Fatto: non va più nulla a { $address }, e l'indirizzo è dimenticato.
page-none-title = Un link senza effetto
page-none = Questo link è già stato usato o è troppo vecchio.
