# Ce qui est refusé de ce que le guide n’a plus à expliquer.
refused-not-coached = Le guide ne connaît pas ce genre de décision.
refused-too-many-understood = Pas plus de { $most } genres de décisions à la fois.
