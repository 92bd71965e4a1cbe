# What is refused of what the coach need not explain any more.
refused-not-coached = The coach does not know that kind of decision.
refused-too-many-understood = At most { $most } kinds of decisions at once.
