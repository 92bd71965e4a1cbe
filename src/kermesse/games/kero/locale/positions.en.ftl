position-fires = Fires
position-face-down = { $count } face-down
position-discarded-card = Cards discarded
position-discarded-land = New Lands discarded
position-discarded-tuarek = Tuareks discarded
