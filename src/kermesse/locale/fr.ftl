# Les phrases de la maison, communes à tous les jeux. Un jeu peut dire les siennes.

## Refus

refused-game-over = La partie est finie.
refused-not-your-turn = Ce n’est pas à vous de décider.
refused-already-done = Vous avez déjà répondu.
refused-wrong-phase = Ce n’est pas le moment de faire cela.
refused-option-off = Cette table joue sans cette option.
refused-bad-param = Cette demande n’a pas été comprise.
refused-too-early = Trop tôt : attendez un instant.
refused-too-late = Trop tard.
refused-too-fast = Une chose à la fois : attendez un instant.
