### Le client du navigateur : réglages d'un appareil, avis, touches, et ce qui se dit en passant.

web-settings = Réglages
web-pages = Pages
web-nav-play = Jouer
web-colours = Couleurs
web-colours-system = Du système
web-colours-light = Claires
web-colours-dark = Sombres
web-sounds = Sons
web-browser-notices = Avis de ce navigateur
web-browser-notices-note = Quand c'est à vous et que vous regardez ailleurs.
web-notices-denied = Ce navigateur ne doit pas montrer d'avis d'ici. Vous pouvez les permettre dans ses réglages pour ce site, à côté de l'adresse.
web-notices-insecure = Ce navigateur ne montre des avis que pour les adresses en https, ou pour cette machine elle-même.
web-notices-missing = Ce navigateur ne peut pas montrer d'avis. Un compte peut les envoyer par courriel.
web-notice-sample = C'est ainsi que vous saurez que c'est à vous.
web-motion-note = Si votre système demande moins de mouvement, rien ne se déplace sur le plateau.

## En passant

web-toast-turn = C'est à vous.
web-toast-said = { $who } : { $text }
web-toast-left = { $who } a quitté la table.
web-toast-back = { $who } est là.
web-toast-vote = { $who } consulte la table.
web-toast-show = Montrer

## Touches

web-help = Touches
web-help-space = Espace
web-help-enter = Entrée
web-help-backspace = Retour arrière
web-help-home = Début
web-help-end = Fin
web-help-choose = Choisir une option par son numéro
web-help-confirm = Confirmer le choix
web-help-revise = Revenir sur le dernier choix
web-help-undo = Annuler votre dernière action
web-help-close = Fermer, et revenir au présent
web-help-step = Un pas en arrière ou en avant
web-help-round = À la phase précédente ou suivante
web-help-ends = Au début ou à la fin
web-help-play = Lecture ou pause
web-help-speed = Plus vite ou moins vite
web-help-fork = Rejouer à partir d'ici
web-help-next = D'une chose à la suivante
web-help-help = Cette liste
web-help-three-ways = Chaque choix peut se faire sur le plateau, dans la liste des options ou au clavier.
