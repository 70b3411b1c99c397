# Le client du terminal : beaucoup d'options en une ligne, et les questions qui se répondent toutes seules.

cli-fold = { $label } (tapez { $word } pour voir les choix)
cli-say-value = Tapez { $values }, un des mots, ou help.
cli-no-such-value = { $given } n'est pas parmi { $values }.
cli-not-understood-value = « { $given } » n'est aucun des choix ; tapez { $values }, un des mots, ou help.
cli-answered = Passé pour vous, car vous ne pouviez rien faire d'autre : { $questions }
