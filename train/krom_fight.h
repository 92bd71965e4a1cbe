// Fights, and Bonus cards with their reactions (games/krom/rules/fight.py, loot.py, bonus.py, reaction.py).
#pragma once
#include "krom_state.h"

// Fights

FN bool beast_is_here(const Table &t) { return t.beast_hearts > 0 && t.beast_place == t.place; }

FN bool heavy_first(int place) { return place == CAVE || place == SAVANNAH; }

FN int weight_of(const Table &t, int fighter) { return fighter == BEAST ? (int)BEAST_WEIGHT : WEIGHT[t.character[fighter]]; }

// Whether the i-th fighter stands before the j-th.
FN bool is_ahead(const Table &t, int i, int j) {
    if (t.totals[i] != t.totals[j]) return t.totals[i] > t.totals[j];
    bool heavier = weight_of(t, t.fighters.at[i]) > weight_of(t, t.fighters.at[j]);
    return heavier == heavy_first(t.place);
}

FN bool all_passed(const Table &t) {
    for (int i = 0; i < t.fighters.count; i++)
        if (t.fighters.at[i] != BEAST && !(t.passed >> t.fighters.at[i] & 1)) return false;
    return true;
}

FN void take_trophy(Table &t, int seat) {
    t.trophy = (int8_t)seat;
    score(t, seat, TROPHY_POINTS);
}

FN bool has_anything(const Table &t, int seat) {
    const int8_t *purse = t.purse[seat];
    return t.hand[seat].count || purse[KROMS] || purse[WOOD] || purse[BONE] || purse[STONE];
}

FN void close_fight(Table &t) {
    int count = t.fighters.count, ranked[SEATS + 1] = {0}, winner, beaten = 0, lost_trophy = 0;
    for (int i = 0; i < count; i++) {
        int at = i;
        while (at > 0 && is_ahead(t, i, ranked[at - 1])) ranked[at] = ranked[at - 1], at--;
        ranked[at] = i;
    }
    winner = t.fighters.at[ranked[0]];
    t.order.count = t.victims.count = 0;
    if (winner != BEAST) put(t.order, winner);
    for (int i = 1; i < count; i++) {
        int fighter = t.fighters.at[ranked[i]], lead = t.totals[ranked[0]] - t.totals[ranked[i]];
        if (fighter == BEAST) {
            t.beast_hearts = (int8_t)most(0, t.beast_hearts - lead);
            beaten = t.beast_hearts == 0;
            continue;
        }
        hurt(t, fighter, lead);
        if (t.hearts[fighter]) {
            put(t.order, fighter);
        } else {
            lost_trophy |= t.trophy == fighter;
            if (has_anything(t, fighter)) put(t.victims, fighter);
        }
    }
    t.phase = BETWEEN;
    if (winner == BEAST) {
        t.victims.count = 0;
        return;
    }
    if (beaten) {
        t.beast_place = NONE;
        take_trophy(t, winner);
    } else if (lost_trophy) {
        t.points[t.trophy] -= TROPHY_POINTS;
        take_trophy(t, winner);
    }
    if (t.phase == BETWEEN && t.victims.count) t.phase = LOOT, t.active = (int8_t)winner;
}

FN void open_fight_window(Table &t) {
    t.phase = FIGHT;
    t.passed = 0;
    for (int i = 0; i < t.fighters.count; i++)
        if (t.fighters.at[i] != BEAST && !t.hand[t.fighters.at[i]].count) t.passed |= 1 << t.fighters.at[i];
    if (all_passed(t)) close_fight(t);
}

FN void start_fight(Table &t) {
    if (beast_is_here(t)) put(t.fighters, BEAST);
    for (int i = 0; i < t.fighters.count; i++) t.totals[i] = (int8_t)die(t);
    if (beast_is_here(t)) t.totals[t.fighters.count - 1] += BEAST_STRENGTH;
    open_fight_window(t);
}

FN void strike(Table &t, const Played &played) {
    const BonusCard &card = BONUS_CARD[played.card];
    int more = card.amount;
    if (card.effect == DICE) {
        more = 0;
        for (int i = 0; i < card.amount; i++) more += die(t);
    }
    for (int i = 0; i < t.fighters.count; i++)
        if (t.fighters.at[i] == played.owner) t.totals[i] += more;
}

FN void loot(Table &t, int kind) {
    int victim = take_first(t.victims);
    if (kind == BONUS)
        steal_from_hand(t, t.active, victim, below(t, t.hand[victim].count));
    else if (kind != NONE)
        hand_over(t, victim, t.active, kind, kind == KROMS ? (t.purse[victim][KROMS] + 1) / 2 : 1);
    if (!t.victims.count) t.phase = BETWEEN;
}

// Bonus cards

FN bool can_pay(const Table &t, int seat, const BonusCard &card, int give) { return give == NONE || t.purse[seat][give] >= card.gives; }

FN bool has_effect(const Table &t, int seat, const BonusCard &card, int target, int take) {
    if (aims(card)) return (take == HEARTS ? t.hearts[target] : t.purse[target][take]) > 0;
    return take == HEARTS ? t.hearts[seat] < FULL_HEARTS : t.stock[take] > 0;
}

FN void resolve(Table &t, const Played &played) {
    const BonusCard &card = BONUS_CARD[played.card];
    int seat = played.owner, target = played.target, take = played.take;
    if (card.effect == TRADE)
        hand_over(t, seat, target, played.give, card.gives);
    else if (played.give != NONE)
        pay(t, seat, played.give, card.gives);
    if (card.effect == STEAL || card.effect == TRADE)
        hand_over(t, target, seat, take, card.takes);
    else if (card.effect == LOSE && take == HEARTS)
        hurt(t, target, card.takes);
    else if (card.effect == LOSE)
        pay(t, target, take, least(card.takes, t.purse[target][take]));
    else if (take == HEARTS)
        heal(t, seat, card.takes);
    else
        gain(t, seat, take, card.takes);
}

// Nobody, once all counters are visibly spent.
FN int may_answer(const Table &t) {
    int spent = 0, mask = 0;
    for (int i = 0; i < t.bonus_discard.count; i++) spent += t.bonus_discard.at[i] == NOPE;
    for (int i = 0; i < t.stacked; i++) spent += t.stack[i].card == NOPE;
    if (spent == NOPES) return 0;
    for (int seat = 0; seat < t.k; seat++)
        if (seat != t.stack[t.stacked - 1].owner && t.hand[seat].count) mask |= 1 << seat;
    return mask;
}

// The top card does what it does: whether that ends the reaction.
FN bool take_effect(Table &t) {
    Played played = t.stack[--t.stacked];
    put(t.bonus_discard, played.card);
    if (played.card == NOPE) {
        put(t.bonus_discard, t.stack[--t.stacked].card);
        return !t.stacked;
    }
    if (BONUS_CARD[played.card].symbol == COMBAT)
        strike(t, played);
    else
        resolve(t, played);
    return true;
}

FN void resume(Table &t) {
    t.phase = t.interrupted;
    t.asked = t.declined = 0;
    if (t.phase == FIGHT) open_fight_window(t);
}

FN void ask_or_resolve(Table &t) {
    do {
        t.asked = (uint8_t)may_answer(t);
        t.declined = 0;
        if (t.asked) {
            t.phase = REACTION;
            return;
        }
    } while (!take_effect(t));
    resume(t);
}

FN void lay_down(Table &t, int seat, int card, int target, int give, int take) {
    take_from_hand(t, seat, card);
    if (!t.stacked) t.interrupted = t.phase;
    t.stack[t.stacked++] = {(int8_t)seat, (int8_t)card, (int8_t)target, (int8_t)give, (int8_t)take};
    ask_or_resolve(t);
}

FN void decline(Table &t, int seat) {
    t.declined |= 1 << seat;
    if (t.declined != t.asked) return;
    if (take_effect(t))
        resume(t);
    else
        ask_or_resolve(t);
}
