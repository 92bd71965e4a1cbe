position-laid = Laid
position-hand = In hand
