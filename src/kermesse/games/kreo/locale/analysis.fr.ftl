## L’analyse d’une partie finie, qui n’a qu’un vainqueur : la planète

analysis-intro = Les chances de la planète avant chaque décision { DE($name) }, les moments où elles ont basculé, et ce que le meilleur robot aurait fait.
analysis-chance = Chances de la planète
analysis-turns = Où la planète s’est sauvée ou perdue
analysis-no-turns = La planète ne s’est sauvée ni perdue à aucun moment précis.
