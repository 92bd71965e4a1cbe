# Kréo's problems: what each is called, and why its answer is the best.

problem-rainbow = The last colour
problem-rainbow-won = The Planet lacks a Water and a Fire. Nobody holds a Water any more, and nothing but your Rainbow can stand for it; two Fires are still held. Rainbow as Water, and whichever Fire comes completes the Planet.
problem-fish = What the fish is for
problem-fish-won = The Planet lacks everything. All five Earths lie under other Natures: only your Fish can still be the Earth. Water and Fire are held, and the Flower can be the Air.
problem-strike = Where lightning may strike
problem-strike-won = Two cards can be hit. No Air is left but the one that lies there; a Fire can come again, and the Fish or the Rainbow could be one too. Strike the Fire.
problem-rod = The lightning rod
problem-rod-won = The Tree and the Bird are complete: nobody needs the Rainbow any more. Its Water takes the blow, and the Planet keeps the only Air.
problem-take = Out of the discard
problem-take-won = The Planet lacks Fire, Earth and Air. You have a Fire, the Fish can be the Earth, but nobody holds an Air: the one in the discard is the last.
problem-bird = A bird, or part of a tree
problem-bird-won = The Planet needs two complete Natures of level III. Tree and Bird can be had; without the Bird there is no second one in time. So the Bird enters, and Earth and Air come under the Tree by themselves.
problem-ether = It can be anything
problem-ether-won = The Planet lacks Water, Fire and Earth. There are Waters and Fires in hand, but nobody holds an Earth any more: the Ether is the Earth.
problem-crios = A last card that must not be
problem-crios-won = An Aggression on the last turn loses the game, unless Crius announces it. Once announced, the Lightning takes the Water, a Water and a Fire come after it, and the Planet is complete.
problem-hyperion = Water that is not water
problem-hyperion-won = Hyperion’s Water may be anything. A Water and a Fire are still to come, and nobody has an Earth: it must be the Earth.
problem-tethys = Gone by the evening
problem-tethys-won = Your Earth is volatile and the last: at the end of the turn it would be gone, unless the Planet is complete by then. The token keeps it there.
problem-japet = Nothing is lost
problem-japet-won = Your Fire is associated and follows a Nature: it will be lost. But the cards after it are Waters: replayed after them, it stays, and completes the Planet.
problem-replay = Which one first
problem-replay-won = The last card played was the Flower, and an associated Element must follow an Element. The Water first, then the Fire follows it, and the Planet is complete. The Fire first would be lost for good.
