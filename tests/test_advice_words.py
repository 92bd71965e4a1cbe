"""Every move that a bot makes can be told in words, in both languages: whoever asks for advice reads them."""

from itertools import islice

import pytest

from kermesse.games import CATALOGUE
from kermesse.words import LANGUAGES
from kermesse.words.log import Reader, say_command, say_reason
from tests.players.reasoned import choices
from tests.test_wording import NAMES, faults


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUE)
def test_moves_and_reasons_read_like_sentences(name, language):
    game = CATALOGUE[name]
    wrong, told = set(), 0
    for seats in {game.seats[0], game.seats[0] if game.real_time else game.seats[-1]}:
        for view, _, command, reason in islice(choices(game, seats, "words"), 120):
            reader = Reader(game, language, NAMES[:seats], view.viewer)
            for said in {say_command(reader, command), say_reason(reader, reason)}:
                assert said
                wrong |= {f"{what}: {said}" for what in faults(said, language)}
            told += 1
    assert told > 20
    assert not wrong, "\n".join(sorted(wrong)[:20])
