// What a seat of Krom sees of the table, in numbers: players/krom/features.py tells the same.
#pragma once
#include "krom_acts.h"

enum { PLAYER = 48, FEATURES = 557, FAR = 12 };

#include "pen.h"

// Kroms that lack for an Evolution, tokens bought for theirs; and how much is short of buying it all, less than nothing if some are left.
FN int missing_tokens(const Table &t, int seat, const Evolution &card) {
    int missing = 0;
    for (int kind = WOOD; kind <= STONE; kind++) missing += most(0, card.cost[kind] - t.purse[seat][kind]);
    return missing;
}

FN int gap_to(const Table &t, int seat, const Evolution &card) {
    return least(FAR, most(0, card.cost[KROMS] - t.purse[seat][KROMS]) + TOKEN_PRICE * missing_tokens(t, seat, card));
}

FN int short_of(const Table &t, int seat, const Evolution &card) {
    return most(-FAR, least(FAR, card.cost[KROMS] - t.purse[seat][KROMS] + TOKEN_PRICE * missing_tokens(t, seat, card)));
}

FN int fighter_at(const Table &t, int fighter) {
    for (int i = 0; i < t.fighters.count; i++)
        if (t.fighters.at[i] == fighter) return i;
    return NONE;
}

FN int first_fighter(const Table &t) {
    int first = 0;
    for (int i = 1; i < t.fighters.count; i++)
        if (is_ahead(t, i, first)) first = i;
    return first;
}

FN bool falls(const Table &t, int at, int seat) {
    bool over = t.phase != FIGHT && !(t.phase == REACTION && t.interrupted == FIGHT);
    int best = 0;
    for (int i = 0; i < t.fighters.count; i++) best = most(best, t.totals[i]);
    return over ? t.hearts[seat] == 0 : best - t.totals[at] >= t.hearts[seat];
}

template <typename Number> FN void tell_player(const Table &t, Pen<Number> &pen, int seat, const int8_t *goods) {
    const int8_t *purse = t.purse[seat];
    int eyes = t.asking, needs = target_of(t) - t.points[seat], nopes = 0, blows = 0;
    pen(1.0f);
    pen(WEIGHT[t.character[seat]] / 131.0f);
    pen(least(purse[KROMS], 20) / 10.0f);
    pen(purse[KROMS] > 0);
    pen(purse[WOOD] / 3.0f);
    pen(purse[BONE] / 3.0f);
    pen(purse[STONE] / 3.0f);
    pen(t.hand[seat].count / 3.0f);
    for (int i = 0; i < t.hand[seat].count; i++)
        if (seat == eyes || t.known[seat][i] >> eyes & 1) {
            nopes += t.hand[seat].at[i] == NOPE;
            blows += BONUS_CARD[t.hand[seat].at[i]].symbol == COMBAT;
        }
    pen(nopes / 2.0f);
    pen(blows / 2.0f);
    pen(t.points[seat] / 10.0f);
    pen(needs / 10.0f);
    pen(needs <= 1);
    pen(needs <= 2);
    pen(needs <= 3);
    pen(t.trophy == seat);
    pen(t.acted >> seat & 1);
    pen(seat == t.active);
    pen(has(t.order, seat));
    pen(t.victims.count && t.victims.at[0] == seat);
    pen.one_of(t.hearts[seat], FULL_HEARTS + 1);
    pen.one_of(t.standing[seat], PLACES);
    int at = fighter_at(t, seat);
    if (at == NONE) {
        pen.nothing(5);
    } else {
        pen(1.0f);
        pen(t.totals[at] / 10.0f);
        pen(t.passed >> seat & 1);
        pen(first_fighter(t) == at);
        pen(falls(t, at, seat));
    }
    int nearest = FAR, winning = FAR;
    for (int i = 0; i < ROW; i++) {
        int gap = goods[i] == NONE ? (int)FAR : gap_to(t, seat, EVOLUTION[goods[i]]);
        pen(gap / (float)FAR);
        pen((goods[i] == NONE ? (int)FAR : short_of(t, seat, EVOLUTION[goods[i]])) / (float)FAR);
        nearest = least(nearest, gap);
        if (goods[i] != NONE && EVOLUTION[goods[i]].points >= needs) winning = least(winning, gap);
    }
    pen(nearest / (float)FAR);
    pen(winning / (float)FAR);
    pen(winning == 0);
}

template <int SIZE, typename Number> FN void tell_kinds(Pen<Number> &pen, const List<SIZE> &cards) {
    for (int index = 0; index < BONUS_KINDS; index++) {
        int count = 0;
        for (int i = 0; i < cards.count; i++) count += cards.at[i] == index;
        pen(count / 2.0f);
    }
}

template <typename Number> FN void tell_rows(const Table &t, Pen<Number> &pen, const int8_t *goods) {
    int8_t slots[ROW];
    for (int i = 0; i < ROW; i++) {
        if (goods[i] == NONE) {
            pen.nothing(5);
            continue;
        }
        const Evolution &card = EVOLUTION[goods[i]];
        for (int kind = 0; kind < 4; kind++)
            pen(most(0, card.cost[kind] - t.purse[t.asking][kind]) / (kind == KROMS ? 4.0f : 2.0f));
        pen(!fits(card.place, t.standing[t.asking]));
    }
    for (int i = 0; i < ROW; i++) {
        if (goods[i] == NONE) {
            pen.nothing(10);
            continue;
        }
        const Evolution &card = EVOLUTION[goods[i]];
        pen(1.0f);
        pen(card.points / 3.0f);
        for (int kind = 0; kind < 4; kind++) pen(card.cost[kind] / 4.0f);
        pen.one_of(card.place, PLACES);
    }
    sort_row(t.hunt_row, slots);
    for (int i = 0; i < ROW; i++) {
        int prey = t.hunt_row[slots[i]];
        pen(1.0f);
        pen(PREY[prey].dice / 3.0f);
        pen(PREY[prey].value / 10.0f);
        for (int kind = 0; kind < 6; kind++) pen(PREY[prey].reward[kind] / 3.0f);
        for (int extra = 0; extra <= MOST_EXTRA; extra++) pen(ODDS[prey][extra]);
    }
}

template <typename Number> FN void tell_table(const Table &t, Pen<Number> &pen) {
    for (int card = 0; card < GATHER_KINDS; card++) {
        int left = GATHER_CARD[card].copies;
        for (int i = 0; i < t.gather_discard.count; i++) left -= t.gather_discard.at[i] == card;
        pen(left / 3.0f);
    }
    pen(t.gather_pile.count / 20.0f);
    pen(t.hunt_pile.count / 17.0f);
    pen(t.evolution_pile.count / 25.0f);
    pen(t.bonus_pile.count / 31.0f);
    for (int kind = 0; kind < 4; kind++) pen(t.stock[kind] / 12.0f);
    pen(least(t.round, 40) / 20.0f);
    pen(target_of(t) / 10.0f);
    pen(t.glacial);
    pen(t.with_beast);
    pen(t.beast_hearts > 0);
    pen(t.beast_hearts / 10.0f);
    pen.one_of(t.beast_place, PLACES);
    pen.one_of(t.place, PLACES);
    pen.one_of(t.phase, PHASES);
    pen.one_of(t.k - 1, SEATS);
}

template <typename Number> FN void tell_turn(const Table &t, Pen<Number> &pen) {
    if (t.phase != ACTION && !(t.phase == REACTION && t.interrupted == ACTION)) {
        pen.nothing(30);
        return;
    }
    pen(1.0f);
    pen(t.rested);
    pen(t.served);
    pen(t.gathered / 4.0f);
    pen(t.hunted);
    pen(t.rerolls / 4.0f);
    pen(t.settled);
    if (!t.climbing) {
        pen.nothing(23);
        return;
    }
    for (int pips = 1; pips <= 6; pips++) {
        int count = 0;
        for (int i = 0; i < CLIMB_DICE; i++) count += t.climb[i] == pips;
        pen(count / 2.0f);
    }
    pen.one_of(reached(t), COMBINATIONS);
    for (int i = 0; i < CLIMB_DICE; i++) pen(t.climb[i] / 6.0f);
    for (int i = 1; i < CLIMB_DICE; i++) pen(t.climb[i] == t.climb[i - 1]);
}

template <typename Number> FN void tell_fight(const Table &t, Pen<Number> &pen) {
    int at = fighter_at(t, t.asking), beast = fighter_at(t, BEAST), other = 0;
    if (at == NONE) {
        pen.nothing(6);
        return;
    }
    for (int i = 0; i < t.fighters.count; i++)
        if (i != at) other = most(other, t.totals[i]);
    pen((t.totals[at] - other) / 6.0f);
    pen(first_fighter(t) == at);
    pen(most(0, other - t.totals[at]) / 7.0f);
    pen(falls(t, at, t.asking));
    pen((beast == NONE ? 0 : t.totals[beast]) / 10.0f);
    pen(heavy_first(t.place));
}

template <typename Number> FN void tell_stack(const Table &t, Pen<Number> &pen) {
    if (!t.stacked) {
        pen.nothing(BONUS_KINDS + 2 * SEATS + 5);
        return;
    }
    const Played &bottom = t.stack[0];
    pen.one_of(bottom.card, BONUS_KINDS);
    pen.one_of((bottom.owner - t.asking + t.k) % t.k, SEATS);
    pen.one_of(bottom.target == NONE ? (int)NONE : (bottom.target - t.asking + t.k) % t.k, SEATS);
    pen(t.stacked / 3.0f);
    pen(t.stacked % 2);
    for (int kind = WOOD; kind <= STONE; kind++) pen(bottom.take == kind);
}

template <typename Number> FN void look_around(const Table &t, Number *x) {
    Pen<Number> pen = {x};
    int8_t slots[ROW], goods[ROW];
    sort_row(t.evolution_row, slots);
    for (int i = 0; i < ROW; i++) goods[i] = t.evolution_row[slots[i]];
    for (int on = 0; on < SEATS; on++) {
        if (on < t.k)
            tell_player(t, pen, (t.asking + on) % t.k, goods);
        else
            pen.nothing(PLAYER);
    }
    tell_kinds(pen, t.hand[t.asking]);
    tell_kinds(pen, t.bonus_discard);
    tell_rows(t, pen, goods);
    tell_table(t, pen);
    tell_turn(t, pen);
    tell_fight(t, pen);
    tell_stack(t, pen);
}
