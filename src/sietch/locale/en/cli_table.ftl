# The terminal client: many options in one line, and questions that answer themselves.

cli-fold = { $label } (type { $word } to see the choices)
cli-say-value = Type { $values }, one of the words, or help.
cli-no-such-value = { $given } is not among { $values }.
cli-not-understood-value = “{ $given }” is none of the options; type { $values }, one of the words, or help.
cli-answered = Passed for you, because you could do nothing else: { $questions }
