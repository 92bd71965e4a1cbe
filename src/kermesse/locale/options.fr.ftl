# Les options, comme le formulaire les nomme.

option-timers = Temps de réflexion
option-timers-why = Combien de temps chacun a pour décider ; passé ce délai, la table décide.
option-timers-off = illimité
option-timers-relaxed = tranquille
option-timers-normal = normal
option-timers-fast = rapide
option-chat = Parole
option-chat-why = Ce qui peut se dire pendant la partie ; avant et après, chacun parle librement.
option-chat-open = libre
option-chat-phrases = petites phrases seulement
option-chat-none = aucune
option-memory-aid = Aide-mémoire
option-memory-aid-why = Le plateau continue de montrer ce que vous avez appris.
option-limits-ms = Durées sur mesure
option-limits-ms-why = Pour une décision précise, un délai qui remplace celui du temps de réflexion. Vide : celui-ci ; 0 : sans limite.
option-public = Table publique
option-public-why = La table est annoncée sur la page d’accueil : n’importe qui peut s’asseoir.
option-advice = Conseils
option-advice-why = Chacun peut demander ce qu’un robot ferait à sa place. Seul avec des robots, on le peut toujours.
option-odds = Cotes pour les spectateurs
option-odds-why = Qui ne fait que regarder voit les chances que des robots donnent à chacun, d’après ce que voient les spectateurs.
option-stand-in-after-ms = Un robot remplace un absent
option-stand-in-after-ms-why = Qui revient reprend sa place.
option-stand-in-after-ms-0 = jamais : on attend
option-stand-in-after-ms-15000 = après 15 secondes
option-stand-in-after-ms-60000 = après une minute
option-stand-in-after-ms-300000 = après cinq minutes

## Réglages tout prêts

preset-first-game = Première partie
preset-first-game-why = Pour apprendre : le temps qu’il faut.
preset-standard = Normale
preset-standard-why = La règle telle quelle.
preset-expert = Experts
preset-expert-why = Plus vif, et sans aide-mémoire.

## Ce qui ne va pas

bad-option-unknown = cette option n’existe pas ; il y a : { $known }.
bad-option-unknown-near = cette option n’existe pas. Vouliez-vous dire « { $near } » ?
bad-option-not-json = « { $value } » n’est pas du JSON ({ $fault }).
bad-option-bad-value = cette valeur n’est pas possible.
bad-option-choice = cette valeur n’existe pas ; il y a : { $choices }.
bad-option-no-such-seat = à cette table il n’y a que { $seats } places.
bad-option-range = { $unit ->
    [seconds] de { $least } à { $most } secondes.
   *[none] de { $least } à { $most }.
}
bad-option-zero-or-range = { $unit ->
    [seconds] 0 (sans limite), ou de { $least } à { $most } secondes.
   *[none] 0 (jamais), ou de { $least } à { $most }.
}
