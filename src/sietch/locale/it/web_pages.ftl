### Il client del browser: il diario, la conversazione e le pagine intorno al tavolo.

## Diario

web-log-filter = Filtra
web-log-all = Tutto
web-log-mine = Le mie
web-log-search = Parole
web-log-unfilter = Mostra di nuovo tutto
web-log-earlier = Prima ({ $n })
web-log-new = { $n ->
    [one] Una nuova riga
   *[other] { $n } nuove righe
}
web-log-none = Non è successo nulla del genere.
web-log-empty = Non è ancora successo nulla.
web-log-later = Il seguito

## Conversazione

web-talk-only = solo { $who }
web-talk-in-secret = { $who }, in segreto
web-talk-secret-note = Solo { $who } leggerà questo.
web-talk-may = Tutti leggono questo. Puoi anche parlare in segreto con { $who }.
web-talk-open = Tutto il tavolo legge questo; ora le regole non ti permettono di parlare in segreto.
web-talk-no-secret = Quel segreto non è più permesso: ciò che hai scritto andrebbe ora a tutti.
web-talk-spectator = Solo i giocatori possono parlare.

## Inizio

web-play-note = { $n ->
    [one] Contro un bot, subito.
   *[other] Contro { $n } bot, subito.
}
web-free-of = { $n ->
    [one] { $n } posto libero su { $of }
   *[other] { $n } posti liberi su { $of }
}
web-open-something = Aprire altro
web-invitation = Link di un tavolo o di una partita
web-invitation-bad = Questo non è il link di un tavolo. È fatto così: …/t/k3j5ug5y#seat=…
web-open = Apri
web-bring = Apri una registrazione
web-bring-note = Un file salvato da una partita, da rivedere o continuare.
web-standing-mine = Tocca a te
web-standing-open = In attesa di giocatori
web-standing-gone = Questo tavolo non c'è più
web-standing-unknown = Il server non risponde
web-forget = Togli { $name } da questo elenco

## Nuovo tavolo

web-new-pass = Più persone su questo dispositivo: tra un turno e l'altro cala un sipario, e il dispositivo passa di mano.
web-new-links = La pagina seguente ha un link per ogni amico. Chi lo apre si siede; la partita comincia quando la avvii.
web-new-hidden = Nessuno troverà questo tavolo se non lo mostri a tutti o non ne mandi l'indirizzo.
web-new-watch = Non hai un posto tuo: guarderai.
web-clock-note = Chi non ha più tempo viene aiutato da un bot, azione per azione.
web-choice-listed = come elencato
web-options-changed = { $n ->
    [one] una cambiata
   *[other] { $n } cambiate
}

## Partita rivista

web-speed = Velocità
web-moment = Azione { $at } di { $of }
web-part = Fase
web-part-before = Alla fase precedente
web-part-after = Alla fase successiva
web-start-playing = Avvia
web-fork-as = Giocare da qui come { $who }
web-fork-note = Un nuovo tavolo con bot negli altri posti; questa partita resta com'è.
web-fork-later = Finché si gioca, si vede solo ciò che sa il tuo posto, e non si può riprendere da qui.
web-copy-moment = Copia il link a questo momento
web-replay-of = Partita rivista
web-not-begun = Questa partita non è cominciata; non c'è nulla da rivedere.

## Account

web-account-limits = Un nome ha da 3 a 32 caratteri, una password almeno 8. Un nuovo account non chiede altro.
web-claim-note = I posti aggiunti compaiono qui su ogni dispositivo, e puoi riceverne gli avvisi.
web-notices-about = Quando tocca a te, quando una partita comincia o finisce, e quando il tavolo vota.
