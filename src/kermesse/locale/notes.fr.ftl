# Ce qui arrive à une table en dehors du jeu, et comment il finit : le journal de la page et celui de la ligne de commande.

note-pause-asked = Une pause est souhaitée par { $who }.
note-resume-asked = La reprise est souhaitée par { $who }.
note-paused = La partie est mise en pause.
note-resumed = La partie reprend.
note-conceded = { $who } abandonne : un robot joue à sa place.
note-advised = { $who } demande conseil à un robot.
note-put-out = L’hôte renvoie { $who } : un robot joue à sa place.
note-stand-in = { $who } s’absente : un robot joue à sa place.
note-hand-back = { $who } revient et reprend sa place.
note-stood-still = Le serveur s’est arrêté un moment : ce temps n’a compté pour personne.

end-you-win = Vous avez gagné !
end-wins = { $count ->
    [0] Personne ne gagne
    [one] { $who } gagne
   *[other] { $who } gagnent
}
outcome-conceded = { $me ->
    [yes] Vous gagnez : plus personne ne s’y oppose.
   *[no] { $count ->
        [0] Tout le monde a abandonné
        [one] { $who } gagne par abandon
       *[other] { $who } gagnent par abandon
    }
}
not-played-out = La partie n’a pas été jouée jusqu’au bout.
