game-name = Starter
game-mood = vif
game-promise = Prenez le dernier jeton.

ask-take = À vous : prenez-en un ou deux.
wait-take = { $who } choisit.
command-take = En prendre { $count }
event-taken = { $seat } { $you ->
    [seat] en prenez
   *[other] en prend
  } { $count }.
refused-too-many = Il n’en reste pas autant.

view-heap = Tas
view-taken = Pris
view-taken-each = Place { $number }
view-active = { "" }

rules-turn-title = Le tour
rules-turn = Prenez un ou deux jetons. Qui prend le dernier a gagné.
