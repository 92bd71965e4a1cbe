// What lies on a table of Krom (games/krom/state.py), its chance, its hands and its tokens.
#pragma once
#include "krom_cards.h"

enum { MOVE, FIGHT, REACTION, LOOT, ACTION, PHASES, BETWEEN = PHASES, OVER };
enum { MOST_STACK = NOPES + 1, MOST_TOLD = 128 };
enum { LONGEST = 2000 }; // decisions of a game: one that goes on is nobody's

// A pile, a row of seats or of cards: its top, or its last, is its end.
template <int SIZE> struct List {
    int8_t count, at[SIZE];
};

struct Played {
    int8_t owner, card, target, give, take;
};

struct Table {
    uint64_t dice;
    int32_t made, round;
    // For the test: a watched table keeps its options, asks also where nothing is to be chosen, and draws what it was told.
    uint8_t watched, told_count, told_next, told[MOST_TOLD];
    int8_t k, glacial, with_beast, longer;
    int8_t phase, place, active, asking, interrupted;
    List<SEATS> order;
    int8_t character[SEATS], hearts[SEATS], purse[SEATS][4], points[SEATS], standing[SEATS], destination[SEATS];
    List<BONUS_CARDS> hand[SEATS];
    uint8_t known[SEATS][BONUS_CARDS]; // by card of a hand: mask of the other seats that know it
    uint8_t acted, passed, asked, declined;
    int8_t stock[4], evolution_row[ROW], hunt_row[ROW];
    List<EVOLUTIONS> evolution_pile;
    List<PREYS> hunt_pile, hunt_discard;
    List<GATHER_CARDS> gather_pile, gather_discard;
    List<BONUS_CARDS> bonus_pile, bonus_discard;
    int8_t beast_hearts, beast_place, trophy, winner;
    List<SEATS + 1> fighters;
    int8_t totals[SEATS + 1];
    List<SEATS> victims;
    int8_t rested, served, gathered, hunted, rerolls, settled, climbing, climb[CLIMB_DICE]; // the dice of a climb lie by their pips
    int8_t stacked;
    Played stack[MOST_STACK];
};

// Chance

#include "lots.h"

FN int die(Table &t) { return 1 + below(t, 6); }

template <int SIZE> FN void shuffle(Table &t, List<SIZE> &pile) {
    for (int last = pile.count - 1; last > 0; last--) {
        int at = below(t, last + 1);
        int8_t one = pile.at[last];
        pile.at[last] = pile.at[at], pile.at[at] = one;
    }
}

template <int SIZE> FN void put(List<SIZE> &list, int one) { list.at[list.count++] = (int8_t)one; }

template <int SIZE> FN int take_last(List<SIZE> &list) { return list.at[--list.count]; }

template <int SIZE> FN int take_first(List<SIZE> &list) {
    int one = list.at[0];
    list.count--;
    for (int i = 0; i < list.count; i++) list.at[i] = list.at[i + 1];
    return one;
}

template <int SIZE> FN bool has(const List<SIZE> &list, int one) {
    for (int i = 0; i < list.count; i++)
        if (list.at[i] == one) return true;
    return false;
}

template <int SIZE> FN void turn_over(Table &t, List<SIZE> &pile, List<SIZE> &discard) {
    for (int i = 0; i < discard.count; i++) put(pile, discard.at[i]);
    discard.count = 0;
    shuffle(t, pile);
}

// Hands

// Nobody can tell which of several equal cards was played: whoever knew some knows one fewer.
FN void take_from_hand(Table &t, int seat, int card) {
    List<BONUS_CARDS> &hand = t.hand[seat];
    uint8_t *known = t.known[seat];
    int first = NONE;
    uint8_t forget = 0;
    for (int i = 0; i < hand.count; i++) {
        if (hand.at[i] != card) continue;
        if (first == NONE) {
            first = i;
            forget = ~known[i];
        } else {
            uint8_t surplus = known[i] & forget;
            known[i] &= ~surplus, forget &= ~surplus;
        }
    }
    hand.count--;
    for (int i = first; i < hand.count; i++) hand.at[i] = hand.at[i + 1], known[i] = known[i + 1];
}

FN void put_in_hand(Table &t, int seat, int card, int known_to) {
    t.known[seat][t.hand[seat].count] = (uint8_t)known_to;
    put(t.hand[seat], card);
}

FN void steal_from_hand(Table &t, int thief, int victim, int at) {
    int card = t.hand[victim].at[at];
    for (int i = 0; i < t.hand[victim].count; i++) t.known[victim][i] &= 1 << thief;
    take_from_hand(t, victim, card);
    put_in_hand(t, thief, card, 1 << victim);
}

// Tokens

FN void gain(Table &t, int seat, int kind, int amount) {
    int got = least(amount, t.stock[kind]);
    t.stock[kind] -= got, t.purse[seat][kind] += got;
}

FN void pay(Table &t, int seat, int kind, int amount) { t.purse[seat][kind] -= amount, t.stock[kind] += amount; }

FN void hand_over(Table &t, int giver, int taker, int kind, int amount) {
    int moved = least(amount, t.purse[giver][kind]);
    t.purse[giver][kind] -= moved, t.purse[taker][kind] += moved;
}

FN void heal(Table &t, int seat, int amount) { t.hearts[seat] = (int8_t)least(FULL_HEARTS, t.hearts[seat] + amount); }

FN void hurt(Table &t, int seat, int amount) { t.hearts[seat] = (int8_t)most(0, t.hearts[seat] - amount); }

FN void draw_bonus(Table &t, int seat, int amount) {
    for (int i = 0; i < amount; i++) {
        if (!t.bonus_pile.count) {
            if (!t.bonus_discard.count) return;
            turn_over(t, t.bonus_pile, t.bonus_discard);
        }
        put_in_hand(t, seat, take_last(t.bonus_pile), 0);
    }
}

FN void receive(Table &t, int seat, const int8_t *reward) {
    for (int kind = KROMS; kind <= STONE; kind++) gain(t, seat, kind, reward[kind]);
    heal(t, seat, reward[HEARTS]);
    draw_bonus(t, seat, reward[BONUS]);
}

FN int target_of(const Table &t) { return TARGET[t.k] + (t.longer ? LONGER : 0); }

FN void score(Table &t, int seat, int points) {
    t.points[seat] += points;
    if (t.points[seat] < target_of(t)) return;
    t.winner = (int8_t)seat;
    t.phase = OVER;
}
