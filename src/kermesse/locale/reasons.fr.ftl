## Le conseil d’un robot, quand le jeu n’a rien de plus précis à dire

reason-looked-best = C’est le coup qui paraît le meilleur.
command-without-words = C’est le coup que joue le bouton.
