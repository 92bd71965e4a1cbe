## Un coup en mots, pour qui demande conseil

command-pick-character = Prenez { $character }.
command-choose-destination = Allez vers { $place }.
command-play-bonus = Jouez « { $card } »{ $target ->
    [none] {""}
   *[other] {" "}contre { $target }
}.
command-pass-fight = Passez, sans jouer de carte.
command-counter = Annulez ce Bonus avec « { $card } ».
command-decline = Laissez faire ce Bonus.
command-loot = { $kind ->
    [wood] Prenez du bois.
    [bone] Prenez un os.
    [stone] Prenez une pierre.
    [kroms] Prenez des Kroms.
    [bonus] Prenez une carte Bonus.
   *[nothing] Ne prenez rien.
}
command-rest = Reposez-vous.
command-service = { $what ->
    [wood] Achetez du bois.
    [bone] Achetez un os.
    [stone] Achetez une pierre.
    [bonus] Achetez une carte Bonus.
   *[heal] Faites-vous soigner.
}
command-reshuffle-gather = Mélangez les cartes Cueillette.
command-gather = Cueillez.
command-hunt = Chassez la carte { $slot }{ $extra ->
    [0] {""}
    [one] {" "}avec un dé de plus
   *[other] {" "}avec { $extra } dés de plus
}.
command-climb = Escaladez.
command-reroll = { $count ->
    [one] Relancez un dé.
   *[other] Relancez { $count } dés.
}
command-settle = { $option ->
    [stone] Gardez ces dés, et prenez une pierre.
    [bonus] Gardez ces dés, et prenez une carte Bonus.
   *[none] Gardez ces dés.
}
command-evolve = Construisez l’Évolution { $slot }.
command-end-phase = Terminez votre phase.
