# Les mots de la maison. Ceux d'un jeu sont à côté de ses règles.

## Partout

home-link = Accueil
tools-label = Langue et réglages
close = Fermer
reload = Recharger la page
confirm-yes = Oui
confirm-no = Non, attendez
name-label = Votre nom
name-hint = Invité
name-kept = Nom retenu
theme-to-day = Passer au jour
theme-to-night = Passer à la nuit
footer-label = À propos de la maison
footer-note = Une adaptation non officielle, faite par amour des originaux. Ni compte, ni publicité, ni pistage.
fault-offline = Le serveur ne répond pas. Vérifiez votre connexion ; nous continuons d’essayer.
fault-server = Le serveur n’a pas pu faire cela (erreur { $status }).
fault-board = Le plateau de ce jeu n’a pas pu être chargé. Rechargez la page.
fault-page = Cette page n’a pas pu être chargée.
lost-title = Il n’y a rien ici
lost-why = Ce sentier passe derrière les tentes. La fête est de l’autre côté.

## Une de mes parties continue ailleurs

running-mine = { $game } : à vous de jouer
running-on = { $game } : votre partie continue
running-more = { $count ->
    [one] et 1 autre partie
   *[other] et { $count } autres parties
}
running-back = Revenir à la partie
running-tab = { $game } continue
running-tab-mine = { $game } : à vous

## Réglages

settings-title = Réglages
settings-language = Langue
settings-sound = Sons
answer-kept = C’est noté : le moment de la réponse ne trahira pas votre main.
first-decisions = Pas d’horloge avant que chacun ait décidé une fois : prenez votre temps.
answers-itself = Une seule réponse est possible : elle se donne seule.
show-skip = Abréger
refused-rule = Voir « { $section } »
rules-search = Chercher dans les règles
rules-pieces = Les pièces : touchez-en une
rules-chapters = Chapitres
rules-here = À cette table
rules-here-this = À cette table : { $option }, { $value }
rules-found-none = Les règles n’en disent rien.
lesson-coach = Guide
coach-more = Suite
coach-fold = Replier le guide
coach-unfold = Déplier le guide
lesson-pointed = Le guide montre ceci.
lesson-step = Étape { $at } sur { $of }
lesson-steps = { $count } étapes
lesson-learnt = apprise ✓
lesson-next = Suivant
lesson-another-day = Un autre jour…
lesson-step-done = Cette étape est réussie.
lesson-again = Recommencer cette étape
lesson-leave = Quitter la leçon
lesson-done = Bravo ! Retour aux règles
glossary-title = Glossaire

## Accueil

home-tagline = Cinq jeux français, une table, vos amis.
home-first = Cinq jeux de société français, ici et maintenant : gratuits, sans compte, des robots vous attendent.
home-start = Commencez ici : apprendre { $game } en { $minutes } minutes
home-next-coached = La suite : { $game } avec le guide
home-next-free = Jouer à { $game }
home-games = Les jeux
home-players-only = { $count } joueurs
home-players = de { $least } à { $most } joueurs
home-minutes = de { $least } à { $most } min
home-minutes-bots = de { $least } à { $most } min contre des robots
home-coached = avec le guide, contre des robots gentils
home-known = Je connais ce jeu
path-label = Le chemin du jeu
path-lesson = La leçon
path-coached = Avec le guide
path-free = Sans guide
path-done = fait
home-play-now = Jouer
home-play-now-game = Jouer à { $game } tout de suite, contre des robots
home-invite = Inviter
home-invite-game = Inviter des amis à { $game }
home-mine = Mes tables
home-open = Tables ouvertes
home-open-none = Aucune table n’attend de joueurs en ce moment.
home-open-new = Ouvrir une table publique :
home-open-public = Table publique de { $game }
home-learn = Apprendre un jeu
home-learn-why = Une leçon de quelques minutes, une première partie avec le guide, les règles en images.
home-learn-what = Leçon et règles
home-learn-read = Lire les règles
home-seats = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
stage-playing = en cours
stage-over = revoir
tent-kraaw = Kraaw
tent-kraaw-mood = mémoire, vol, culot
tent-kraaw-promise = Des corbeaux cachent leurs trésors, verrouillent les meilleurs et volent le reste.
tent-kreo = Kréo
tent-kreo-mood = entraide, silence, tension
tent-kreo-promise = Des Titans créent une planète ensemble, presque sans un mot.
tent-krom = Krom
tent-krom-mood = ruses, bagarres, fous rires
tent-krom-promise = Une course préhistorique où chacun choisit en secret et où nul n’est à l’abri.
tent-kero = Kero
tent-kero-mood = dés, sable, sang-froid
tent-kero-promise = Deux camions, le sable qui file : encore un lancer, ou s’arrêter à temps ?
tent-chronos = Witty Chronos
tent-chronos-mood = rapide, rusé, tous à la fois
tent-chronos-promise = Des sabliers pour seuls pions, et tout le monde joue en même temps.

## Une table avant le début

lobby-title = table
lobby-heading = { $game } : votre table
invited-by = { $who } vous invite à une partie de { $game }, { $seats } joueurs
invited-plainly = On vous invite à une partie de { $game }, { $seats } joueurs
invited-sit = M’asseoir
invited-full = Toutes les places sont prises. Restez : la partie se regarde aussi.
lobby-seats = Qui joue ?
lobby-sit = S’asseoir ici
lobby-move = Changer de place
lobby-add-bot = Robot
lobby-host = hôte
lobby-rename = Renommer
lobby-stand = Quitter ma place
lobby-remove = Retirer { $name }
lobby-seat-count = Places
lobby-level = Nouveaux robots
lobby-start = Commencer la partie
lobby-fill = { $count ->
    [one] Commencer avec un robot
   *[other] Commencer avec { $count } robots
}
lobby-waiting = { $count ->
    [one] Une place est encore libre : envoyez le lien, ou laissez-la à un robot.
   *[other] { $count } places sont encore libres : envoyez le lien, ou laissez-les à des robots.
}
lobby-wait-host = L’hôte lance la partie.
lobby-meanwhile = En attendant : apprendre en { $minutes } minutes
lobby-who-new = Qui découvre le jeu ?
lobby-new-all = tout le monde
lobby-new-all-why = une première partie, avec conseils
lobby-new-some = quelques-uns
lobby-new-some-why = du temps pour penser, avec conseils
lobby-new-none = personne
lobby-new-none-why = les règles telles quelles
lobby-invite = Invitez vos amis
lobby-invite-why = Qui ouvre ce lien peut prendre une place libre. Aucun compte n’est nécessaire.
lobby-link = Lien de cette table
lobby-qr = Code QR du lien de cette table
lobby-copy = Partager le lien
lobby-public = Tout le monde voit cette table sur la page d’accueil.
lobby-private = Seuls ceux qui ont le lien trouvent cette table.
lobby-how = Les règles de cette table
lobby-presets = Tout prêt
lobby-preset-own = votre propre mélange
lobby-new = Vous découvrez ce jeu ?
lobby-lesson = Apprendre en jouant
lobby-is-public = table publique
lobby-is-private = table privée
lobby-set = { $what } : { $to }
lobby-set-yes = oui
lobby-set-no = non
lobby-set-more = { $count } de plus
lobby-options-more = Réglages fins
seconds-unit = s
seconds-long = { $count } s
link-copied = Lien copié : collez-le où vous voulez
link-shared = C’est transmis
link-failed = La copie est interdite ici : prenez le lien dans le champ
level-random = au hasard
level-easy = gentil
level-normal = bon
level-hard = fort
level-master = maître
# Les anciens noms des niveaux de Chronos, dans les tables gardées
level-gentle = gentil
level-keen = vif

## À la table

seat-free = place libre
seat-nobody = personne
seat-you = { $name } (vous)
seat-mine = { $name }, votre place
seat-bot = un robot
seat-stands-in = un robot remplace
seat-away = hors ligne
seats-label = Joueurs
board-label = Plateau
banner-label = Ce qui est demandé
banner-waits = { $count ->
    [one] { $who } réfléchit.
   *[other] { $who } réfléchissent.
}
time-left = { $seconds ->
    [one] { $seconds } seconde restante
   *[other] { $seconds } secondes restantes
}
mat-raise = Voir davantage de mes cartes
mat-lower = Voir moins
log-title = Journal
log-empty = Il ne s’est encore rien passé.
chat-title = Discussion
chat-empty = Personne n’a encore rien dit.
chat-somebody = Dans le public
chat-off = Cette table joue en silence.
chat-watching = Le public écoute ; il pourra parler après la partie.
chat-placeholder = Dire quelque chose
chat-send = Envoyer
chat-unread = { $count ->
    [one] Discussion, { $count } nouvelle ligne
   *[other] Discussion, { $count } nouvelles lignes
}
rules-title = Règles
side-label = Journal et discussion
line-lost = La ligne est coupée ; nous rappelons. Rien n’est perdu.
table-explained = La partie attend que vous ayez lu.
table-paused = La partie est en pause.
table-opening = On met la table…
table-closed = La partie ne continue pas sur cette page
game-is-over = La partie est finie.
spectators = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
notice-stands-in = Un robot joue pour vous.
notice-conceded = Vous avez abandonné : un robot joue votre place jusqu’au bout.
notice-agree = D’accord
menu-title = Table
menu-pause = Pause
menu-resume = Reprendre
menu-refuse = Plutôt pas
menu-concede = Abandonner
menu-concede-sure = { $seats ->
    [2] Abandonner ? L’autre gagne aussitôt.
   *[other] Abandonner ? Un robot finira votre partie, et vous serez dernier, quoi qu’il fasse.
}
menu-concede-yes = J’abandonne
menu-concede-no = Je continue
menu-put-out = Renvoyer { $who }
menu-put-out-sure = Renvoyer { $who } ? Un robot finira sa partie, et { $who } ne pourra plus revenir à cette table.
menu-put-out-yes = Renvoyer
menu-put-out-no = Ne pas renvoyer
menu-take-back = Reprendre ma place
menu-here = À cette table
menu-link = Copier le lien

## La fin

end-rematch = Revanche
end-rematch-go = Vers la revanche
end-rematch-asked = { $who } propose une revanche. En êtes-vous ?
end-rematch-yes = Oui, encore
end-rematch-no = Pas maintenant
end-rematch-waits = La question est posée à { $who } ; on attend la réponse.
end-rematch-refused = Pas de nouvelle partie pour { $who } cette fois.
end-board = Voir le plateau
end-show = Le résultat
end-analysis = Analyse
end-more = Plus
decided-conceded =
    { $me ->
        [yes] { $count ->
            [one] Vous avez abandonné.
           *[other] { $who } ont abandonné.
        }
       *[no] { $who } { $count ->
            [one] a abandonné.
           *[other] ont abandonné.
        }
    }
decided-passed-over =
    { $me ->
        [yes] Le robot qui a fini pour vous était en tête, mais qui abandonne ne gagne pas.
       *[no] { $who } { $count ->
            [one] était
           *[other] étaient
        } en tête, mais qui abandonne ne gagne pas.
    }
decided-me-gave-up = Vous avez abandonné ; un robot a fini pour vous.
end-regroup = Autres options
end-another = Autre jeu
end-conceded = a abandonné
end-put-out = renvoi par l’hôte
end-share = Partager
end-replay = Revoir
end-verify = Vérifier la donne
end-record = Enregistrement
end-picture = Image du résultat
share-copied = Résultat copié : il ne reste qu’à le coller.
share-failed = Ce navigateur ne laisse rien copier.
moment-copy = Copier un lien vers ce moment
moment-copied = Lien copié.

## Revoir

replay-title = Revoir une partie
replay-heading = { $game } : revoir
replay-controls = Lecture
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-step = Un pas en avant
replay-last = À la fin
replay-position = Moment de la partie
replay-at = pas { $at } sur { $last }
replay-analysis = Analyse
replay-mark = Aller à
replay-caption = Ce qui se passe
replay-begins = La partie commence.
replay-turn = Choix coûteux { $number } : { $lost } points de chances perdus
replay-coming = Le choix { DE($who) } : { $done }
replay-speed = Vitesse
replay-eyes = Par quels yeux
replay-eyes-all = tout voir
replay-eyes-spectator = vu par le public
replay-eyes-of = vu par { $name }
mark-round = Manche { $count }
mark-turn = Tour { $count }

## Apprendre

learn-title = Apprendre { $game }
learn-why = Touchez une pièce, elle dit ce qu’elle fait. Ou apprenez en jouant.
learn-try = Première partie avec des robots
learn-next-lesson = La leçon : { $minutes } minutes

## Vérifier, équité

verify-title = Vérifier une donne
fair-commitment = Sceau (publié avant la première carte)
fair-seed = Graine (ouverte à la fin)
fairness-title = Équité
lobby-same-address = même adresse : { $names }
lobby-sent-away = de l’adresse de quelqu’un que vous avez renvoyé

## À propos

enter-title = Un autre appareil
about-title = À propos de Kermesse
## Une table mise de côté, et une partie selon d’autres règles

aside-title = Cette table a été mise de côté
aside-game = Jeu
aside-version = Version des règles
aside-players = Joueurs
aside-moves = Coups joués
other-rules = Cette partie s’est jouée selon la version { $version } des règles, qui n’est plus celle d’aujourd’hui. Ce qui a été fait est montré tel que noté ; on ne le rejoue pas, car cela pourrait devenir une autre partie.
other-rules-won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } ont gagné ensemble.
}
other-rules-open = La partie n’est pas allée à son terme.

# the board of a game that has no drawings yet
plain-ask = À vous : choisissez ce que vous faites.
plain-commands = Ce que vous pouvez faire
plain-yes = oui
plain-no = non
plain-hidden = cachée
other-rules-players = Joueurs : { $names }

# Appeler qui doit jouer
call-tab = À vous !
call-title = { $game } : c’est à vous
call-body = On vous attend à la table.
call-nudge = { $game } : on vous attend
call-nudge-tab = On vous attend !
call-again = { $game } : une revanche ?
call-again-tab = Une revanche ?
call-ask = Vous prévenir quand ce sera à vous, même si cette page est cachée ?
call-yes = Oui, prévenez-moi
call-no = Non merci

home-against = contre des robots
home-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
  }
result-won = gagnée
result-lost = perdue
notice-watching = Vous regardez cette partie : vous voyez ce que tout le monde voit.
join-next = Prendre place à la prochaine partie
join-noted = Vous aurez une place à la prochaine partie.
join-go = Vers la prochaine partie
away-lost = La ligne est coupée : { $who } ne répond plus.
away-bot-in = Dans { $seconds } s, un robot joue à sa place, jusqu’au retour.
away-waits = La partie attend depuis { $seconds } s ; rien n’est perdu.
away-bot-now = Un robot joue tout de suite
nudge-ask = Faire signe
nudge-done = C’est fait.
nudge-slow = { $who } réfléchit depuis un moment.
nudge-said = { $who } vous fait signe : c’est à vous.
odds-title = Chances de gagner :
odds-share = { $share } %
odds-together = { $share } %
odds-why = Part de { $games } parties que des robots ont jouées jusqu’au bout à partir d’ici, d’après ce que vous voyez.
away-call = Envoyer le lien
