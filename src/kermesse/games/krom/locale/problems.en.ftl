# Krom's problems: what each is called, and why its answer is the best.

problem-three-points = Two or three points
problem-three-points-won = You have 7 points. The Two-seater wheelbarrow brings 3 and makes 10: you win at once. The Rocking chair would leave you at 9, and with too little to pay for the other.
problem-service = Shopping at the Cave
problem-service-won = For the Square wheel you lack one stone, and 3 Kroms buy it here: with its 2 points you have 10.
problem-prey = One bone
problem-prey-won = One bone is missing for the Rocking chair and your tenth point, so hunt something that brings one, and pay for an extra die: with two dice the Marmot is caught 92 times out of 100, the Snake 83. { $B } has everything that the Slide costs.
problem-nope = Not even true!
problem-nope-won = With 6 Kroms and 3 bones the Mammoth trap is yours on the Savannah, and it makes 10 points. Without the 3 Kroms you could not pay for it: cancel the card that takes them.
problem-bonfire = Wood into money
problem-bonfire-won = You have the 3 bones of the Mammoth trap and stand on the Savannah: only 5 Kroms are missing. Bonfire gives exactly 5 for a wood that you do not need, and 3 points make 10.
problem-tinkering = One of each
problem-tinkering-won = The All-in-one knife costs 3 Kroms, a wood, a bone and a stone: the stone is missing. Tinkering brings it for 2 Kroms, and 3 are left: 10 points.
problem-salvage = What may go
problem-salvage-won = The Armoured raft costs 2 wood, 2 bones, a stone and 2 Kroms. Your third wood is all that you can spare: it becomes two bones, and the raft makes 10 points.
problem-snatch = From the neighbour
problem-snatch-won = { $B } stands beside you and has bones. One of them is what you lack for the Rocking chair: 10 points.
problem-swap = A fair exchange
problem-swap-won = The Square wheel costs 2 wood and 2 stones. You have one wood too many and one stone too few: swap them, and 2 points make 10.
problem-bargain = One Krom well spent
problem-bargain-won = The All-in-one knife costs 3 Kroms, a wood, a bone and a stone. The bargain costs one Krom, leaves you 3 and brings the stone: 10 points.
problem-deny = Before somebody else does
problem-deny-won = { $B } has 8 points and just what the Square wheel costs, 2 wood and 2 stones, and comes after you. Buy it yourself: you have 8 points too, and { $B } can pay for nothing else on the table.
problem-termites = What would hurt most
problem-termites-won = { $B } has 8 points and the price of the Rocking chair: 2 wood and 2 bones. With four wood it is a bone that must go. Then the Slide can make you win on the Mountain.
problem-two-bones = Two bones at once
problem-two-bones-won = The wood for the Rocking chair is there, two bones are missing. Only the Giant deer brings two; the others bring one, and { $A }, with 8 points as well, will not wait.
