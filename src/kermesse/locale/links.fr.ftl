# Ce que dit un lien à qui ne l’a pas encore ouvert.

link-home = Kermesse
link-home-text = Cinq jeux de société français, une table en ligne, vos amis et des robots. Sans compte.
link-learn = Apprendre { $what }
link-learn-text = Les règles de { $what } en quelques minutes, en images. Ou jouez tout de suite contre des robots.
link-invited = { $who } vous invite à une partie de { $what }
link-invited-by-guest = On vous invite à une partie de { $what }
link-players = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
link-free = { $free ->
    [0] plus de place libre : vous pouvez regarder
    [one] une place libre
   *[other] { $free } places libres
}
link-lobby-text = { $players }, { $free }. Ouvrez le lien, dites votre nom, asseyez-vous.
link-playing = { $what } : une partie en cours
link-playing-text = { $who } jouent. Ouvrez le lien pour regarder.
link-playing-one = { $who } joue. Ouvrez le lien pour regarder.
link-over = { $what } : { $ending }
link-home-short = Cinq jeux français, une table, vos amis
link-learn-short = Les règles en quelques minutes, en images
link-playing-short = Une partie en cours
