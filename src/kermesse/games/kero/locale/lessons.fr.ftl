# Ce que dit le guide dans les leçons de Kero.
lesson-first = Votre premier plein
lesson-first-why = Des dés, du sable, des terres : d’abord au calme, puis contre le sablier.

lesson-first-dice = Votre camion est un sablier de KERO. Ce que vos dés montrent à la fin est votre récolte ; ici, au calme, chaque lancer coûte 3 litres. Redressez le camion.
lesson-first-dice-flat = Décochez « { then-flat } » : vous voudrez relancer un dé.
lesson-first-dice-white = Les dés spéciaux coûtent un Jerrican chacun, et nous y viendrons. Pour cette fois, les cinq blancs suffisent.
lesson-first-dice-later = Les Tuareks attendront : d’abord les dés.
lesson-first-dice-again = Il manque un métal, et un blé est de trop. Touchez les dés à garder (une brique, un blé, une recrue), puis relancez le quatrième. Le feu est perdu.
lesson-first-dice-calm = Ne posez pas encore le camion : relancez d’abord le quatrième dé seul.
lesson-first-dice-keep = Gardez la brique, la recrue et le premier blé : seul le quatrième dé, le blé de trop, est à relancer.
lesson-first-dice-metal = Vous pourriez vous arrêter là, mais il manque un métal. Relancez le quatrième dé.
lesson-first-dice-enough = Un métal ! Vous avez une brique, un blé, un métal et une recrue. Ne tentez pas le sort : « { do-lay-flat } »
lesson-first-dice-stop = Vous avez ce qu’il vous faut, et chaque lancer coûte du sable. Reposez le camion à plat.
lesson-first-dice-won = Le camion est à plat, le sable ne coule plus, et la récolte est à vous. À quoi sert-elle ? Voyons.

lesson-first-card = Une brique, un blé, un métal, une recrue : c’est juste le prix du { card-S12 }, qui vaut 3 points. Prenez cette carte.
lesson-first-card-explorer = Un Explorateur coûte une recrue et un métal : il n’en resterait plus pour le { card-S12 }. Prenez d’abord ses 3 points.
lesson-first-card-waste = Une récolte ne se garde pas : ce qui n’est pas dépensé est perdu. Prenez le { card-S12 }.
lesson-first-card-later = Gardez vos Jerricans pour l’instant, et prenez le { card-S12 }.
lesson-first-card-won = 3 points dans votre camp. D’autres cartes donnent des pouvoirs, des Jerricans, des Explorateurs ou un plein.

lesson-first-explorer = Les Nouvelles Terres vont à qui y a le plus d’Explorateurs. Une recrue et un métal en envoient un. À l’{ land-L09 } (3 points), c’est un partout : envoyez-y le vôtre.
lesson-first-explorer-behind = { $B } y en a deux : vous seriez encore derrière. À l’{ land-L09 }, un seul suffit pour passer devant.
lesson-first-explorer-ahead = Vous y êtes déjà en tête. À l’{ land-L09 }, il y a égalité, et une égalité ne donne rien à personne.
lesson-first-explorer-waste = La recrue et le métal seraient perdus. Envoyez un Explorateur à l’{ land-L09 }.
lesson-first-explorer-later = D’abord l’Explorateur : la récolte ne se garde pas.
lesson-first-explorer-won = Deux contre un : l’{ land-L09 } est à vous, si rien ne change avant la prochaine Conquête.

lesson-first-special = Les Jerricans se gardent d’un tour à l’autre. Pour un Jerrican, lancez un dé spécial de plus : ses faces sont plus riches. Choisissez le dé bleu, puis redressez le camion.
lesson-first-special-flat = Décochez « { then-flat } » : voyons d’abord ce que le dé montre.
lesson-first-special-blue = Le dé bleu, et lui seul : c’est lui qui aime les métaux, les recrues et les Explorateurs.
lesson-first-special-price = Un Tuarek coûte deux Jerricans, et c’est tout ce que vous avez. Essayez plutôt le dé bleu.
lesson-first-special-keep = Le dé bleu montre un Explorateur, gratuit ! Gardez-le : « { do-lay-flat } »
lesson-first-special-luck = Un Explorateur pour rien : que demander de plus ? Reposez le camion.
lesson-first-special-place = Où l’envoyer ? Au { land-L10 }, il n’y a personne : un seul Explorateur y est en tête.
lesson-first-special-behind = { $B } y en a deux : un des vôtres n’y suffit pas.
lesson-first-special-ahead = Vous y êtes déjà en tête. Le { land-L10 } n’attend personne d’autre que vous.
lesson-first-special-won = Seul au { land-L10 }, donc en tête. Dé vert : surtout du blé ; jaune : des briques ; bleu : des métaux et des recrues.

lesson-first-fire = Deux feux ne se relancent plus, et brûlent à la fin du tour la carte tout à droite, que { $B } voudrait. Gardez vos trois blés : « { do-lay-flat } »
lesson-first-fire-enough = Trois blés, c’est assez pour prendre la { card-S09 }. Reposez le camion.
lesson-first-fire-later = Plus tard : d’abord ces dés.
lesson-first-fire-take = Prenez la { card-S09 } pour vos trois blés.
lesson-first-fire-cache = Celle-là coûterait aussi un Jerrican. La { card-S09 } vaut 1 point, et en rapporte deux.
lesson-first-fire-first = Les trois blés seraient perdus. Prenez d’abord la { card-S09 }.
lesson-first-fire-burn = Et maintenant, que le feu fasse son œuvre : « { do-end-turn } ».
lesson-first-fire-won = La « { card-N4 } » est partie en fumée ; la rangée glisse vers la droite, et des cartes neuves arrivent.

lesson-first-refuel = Il reste 6 litres : un lancer, et au deuxième la panne, qui fait perdre le tour. Un plein coûte un Jerrican : faites-le, tout au début du tour.
lesson-first-refuel-dry = Avec 6 litres, c’est un seul lancer, puis la panne. Faites d’abord le plein.
lesson-first-refuel-closed = Engager un Tuarek ferme la Raffinerie pour ce tour : le plein d’abord.
lesson-first-refuel-won = Huit dés ont été lancés jusqu’à ce que tous brûlent, et le réservoir se remplissait pendant ce temps : en moyenne 20 litres, un tiers.

lesson-first-ambush = { $B } n’a plus que 10 litres. Regardez…
lesson-first-ambush-answer = Un plein avec huit dés ! Mais vous avez une « { tuarek-ambush } » : seuls cinq dés seront lancés, les blancs. Tendez-la.
lesson-first-ambush-chance = L’occasion est trop belle : une « { tuarek-ambush } » ne sert que maintenant.
lesson-first-ambush-won = Cinq dés brûlent plus vite que huit : en moyenne 16 litres au lieu de 20. Les Tuareks sont secrets : personne ne sait ce que vous gardez.

lesson-first-conquest = Trois cartes Conquête se cachent dans la pioche. Quand l’une paraît, les terres sont partagées. C’est peut-être pour ce tour ! À l’{ land-L09 }, c’est un partout : envoyez un Explorateur.
lesson-first-conquest-ahead = Vous y êtes déjà en tête. C’est à l’{ land-L09 } que tout se joue.
lesson-first-conquest-tie = Un partout : à égalité, la terre ne va à personne. À l’{ land-L09 }, vous passeriez devant.
lesson-first-conquest-behind = { $B } y en a deux : vous seriez encore derrière. À l’{ land-L09 }, vous passeriez devant.
lesson-first-conquest-soon = D’abord l’Explorateur : une recrue et un métal, c’est bien dépensé.
lesson-first-conquest-later = Gardez vos Jerricans : ce tour n’en a pas besoin.
lesson-first-conquest-card = Deux contre un ! Et vos trois blés paient la { card-S09 } : prenez-la.
lesson-first-conquest-cache = Celle-là coûterait aussi un Jerrican. La { card-S09 } en rapporte deux.
lesson-first-conquest-first = Les trois blés seraient perdus. Prenez d’abord la { card-S09 }.
lesson-first-conquest-end = Une place est libre dans la rangée : une carte va venir de la pioche. « { do-end-turn } »…
lesson-first-conquest-won = La Conquête ! L’{ land-L09 } et le { land-L05 } sont à vous, les deux autres à { $B }. Les Explorateurs rentrent, quatre terres nouvelles paraissent. À la troisième Conquête, c’est la fin.

lesson-first-live = Et maintenant, le vrai sable ! Redressez le camion : il coule. Lancez, gardez, relancez, et posez à plat avant qu’il soit vide. 45 secondes suffisent bien.
lesson-first-live-won = À plat à temps, et la récolte est rentrée. Ce qui reste de sable servira au prochain tour : s’arrêter tôt, c’est aussi jouer.

lesson-first-turn = Un tour entier, à votre guise. Au début : un plein, vos Tuareks, les dés spéciaux. Puis le sable : lancez, et posez le camion à temps.
lesson-first-turn-spend = Belle récolte ? Prenez des cartes, envoyez des Explorateurs, jouez « { tuarek-loot } » si deux ressources vous manquent. Puis « { do-end-turn } ».
lesson-first-turn-won = Vous savez conduire un camion de KERO. Le plus de points à la troisième Conquête : jouez une partie entière, au calme ou contre le sable.
