# What the coach of a first game of Kréo says, the first time a kind of decision comes.
coach-take-energy = Energy is for showing and exchanging cards, since you may hardly talk. All of you draw on the same tokens: usually everybody takes about the same number, and some may stay in the reserve.
coach-divination = Everybody lays one card face down, and they are turned up in the order shown. Usually you lay an Element that a Nature in play lacks, or a Nature that is open. A token shows a card to somebody: well spent if they come after you.
coach-reply-exchange = Somebody paid Energy to exchange a card with you: you may not refuse, but you choose what you give. Give what you cannot place and they perhaps can.
coach-take = You may take one card out of the discard pile. Usually you take a Nature without which a branch of the tree would stay closed, or an Element that is getting rare.
coach-theia = Theia shows without Energy: the same card to somebody else, or another card to the same player. Usually you show it to whoever plays right after you.
coach-guess = Themis bets: say what that face-down card is. If you are right, Energy comes back with a gain, and more for a Nature or an Aggression than for an Element. Say what the tree is waiting for.
coach-japet = Iapetus can replay, at the end of this Creation, all Elements that it discards. Keep it for a turn in which much is about to be lost, a Tornado for example.
coach-play = Your card is turned up, and you say where it goes. Usually an Element goes where it completes a Nature, since what is complete is safe. A Nature that is not open can stand for an Element drawn on it, but then its branch is closed.
coach-strike = Your Lightning destroys one Element under a Nature that is not complete. Choose the one that is easiest to replace.
coach-drop = The Tornado found nothing to sweep away and comes back: another card of your hand goes in its place. Give up what you can hardly use.
coach-energy = You brought a Nature into play: a token of the reserve may be yours. Take it, unless others need it more.
coach-tethys = Tethys can protect the Element that was just laid, with a token of the reserve, until its Nature is complete. Worth it while Aggressions are still about.
coach-japet-play = Iapetus replays the lost Elements one after the other: say which one, and under which Nature. Complete what can be completed first.
