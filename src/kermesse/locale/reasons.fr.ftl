## Le conseil d’un robot, quand le jeu n’a rien de plus précis à dire

reason-looked-best = C’est le coup qui paraît le meilleur.
