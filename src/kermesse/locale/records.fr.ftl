# Pourquoi un enregistrement ne tient pas.

bad-record = { $line ->
    [0] Dernière ligne : { $why }
   *[other] Ligne { $line } : { $why }
}
bad-record-not-text = Ce n’est pas un fichier de texte.
bad-record-no-header = ce n’est pas le début d’une partie enregistrée ici.
bad-record-format = format { $found } inconnu ; cette maison lit le format { $known }.
bad-record-version = cette partie suit la version { $found } des règles ; cette maison joue la version { $known }.
bad-record-no-game = on ne joue pas à « { $name } » ici.
bad-record-cut-short = l’enregistrement s’arrête trop tôt : il a été coupé.
bad-record-digest = son empreinte ne convient pas : cette ligne ou celle d’avant a été changée.
bad-record-no-digest = l’empreinte manque à la fin : la ligne a été coupée ou modifiée.
bad-record-no-command = ce n’est pas un coup de ce jeu.
bad-record-seed = la graine doit avoir { $bytes } octets, en hexadécimal.
bad-record-seats = ce jeu se joue de { $least } à { $most }.
bad-record-options = ces options ne vont pas.
bad-record-commitment = la graine n’ouvre pas le sceau de la première ligne.
bad-record-refused = la règle refuse ce coup.
bad-record-time = le temps recule.
bad-record-early-end = la fin vient avant le dernier coup.
bad-record-outcome = le résultat n’est pas celui que donnent les coups.
bad-record-state = la position finale n’est pas celle que donnent les coups.
bad-record-too-much = il se passe trop de choses : cette maison vérifie au plus { $most } pas.
