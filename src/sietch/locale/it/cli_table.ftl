# Il client del terminale: molte opzioni in una riga, e domande che si rispondono da sole.

cli-fold = { $label } (scrivi { $word } per vedere le scelte)
cli-say-value = Scrivi { $values }, una delle parole, oppure help.
cli-no-such-value = { $given } non è tra { $values }.
cli-not-understood-value = «{ $given }» non è tra le scelte; scrivi { $values }, una delle parole, oppure help.
cli-answered = Passato per te, perché non potevi fare altro: { $questions }
