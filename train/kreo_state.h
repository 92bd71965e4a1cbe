// The cards of Kréo by kind, as in players/kreo/board.py, and what lies on a table: tests/players/kreo/test_net.py holds both against the rules.
#pragma once
#include <stdint.h>
#ifdef __CUDACC__
#define FN __device__ static inline
#define FN_MEMBER __device__
#define DATA __device__ static const
#else
#define FN static inline
#define FN_MEMBER
#define DATA static const
#endif

enum { SEATS = 6, NONE = -1, LEAST_SEATS = 3 };
enum { ELEMENTS = 4, ETHER = 4, NATURE, ECLAIR = 16, HECATONCHIRES, TORNADE, KINDS }; // NATURE: the first of them
enum { NATURES = 11, PLANETE = 10, SLOTS = 28, ROUTES = 6, WHOLE_ROUTE = 28, MOST_CARDS = 42 };
enum { SHOW_PRICE = 1, RECOVER_PRICE = 3, MOST_PASSES = 4 };
// What a seat is asked: which card it lays (or what it burns or gives before), whom it shows one, what it takes for what it gave; in
// Creation what its card becomes, what it strikes, what it drops.
enum { LAY, TELL, TAKE, PLAY, STRIKE, DROP, DECISIONS, CREATING = DECISIONS, OVER };

DATA int8_t REQUIRES[NATURES] = {9, 6, 10, 12, 5, 3, 14, 13, 7, 11, 15}; // masks of Elements
DATA int8_t SLOTS_FROM[NATURES] = {0, 2, 4, 6, 8, 10, 12, 15, 18, 21, 24}; // the places under a Nature, one after the other
DATA int16_t PARENTS[NATURES] = {0, 0, 1, 2, 1, 2, 12, 24, 48, 36, 960}; // masks of Natures
DATA int8_t ENOUGH[NATURES] = {0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2};          // of them must be complete
DATA int16_t ROUTE[ROUTES] = {1247, 1407, 1647, 1467, 1727, 1847};
DATA int8_t TOKENS[SEATS + 1] = {0, 0, 0, 3, 7, 11, 15};
DATA int8_t COPIES[SEATS + 1][4] = {{}, {}, {}, {5, 0, 3}, {6, 0, 3}, {6, 1, 2}, {6, 2, 3}}; // of an Element, of Éther, of Éclair

struct Table {
    uint64_t dice;
    // For the test: a watched table asks also where nothing is to be chosen, and draws what it was told.
    uint8_t watched, told_count, told_next, told[MOST_CARDS];
    int8_t k, phase, turn, first, asking, reserve, rage, last, won, banned;
    int8_t current, given;                // the card that is turned up; what was given for one of the discard
    int8_t count, at, order[SEATS];       // of this turn; whose turn it is to speak, and then whose card is turned up next
    int8_t hand[SEATS][KINDS], laid[SEATS], energy[SEATS], discard[KINDS];
    int8_t has[NATURES];                  // the Elements that a Nature in play owns; NONE: it is not
    uint8_t loose[NATURES], ether[NATURES]; // of those, the ones that an Aggression can remove; and that an Éther stands for
    uint16_t stands;                      // Natures that stand for an Element
    uint16_t opening;                     // the kinds that would have found a place as this turn began
    int8_t passes[SEATS][ECLAIR];         // how often a seat laid something else then
    int8_t acts[SEATS], shows[SEATS][SEATS]; // in this turn: cards burnt or given; cards shown, by whom and to whom
    uint32_t knows[SEATS][SEATS];         // by eyes and seat: kinds of which they know that the seat holds one
    uint32_t shown[SEATS][SEATS];         // by eyes and seat: kinds shown in this turn
};

// Chance

#include "lots.h"

FN int least(int one, int other) { return one < other ? one : other; }

FN int most(int one, int other) { return one > other ? one : other; }

FN int bits(int mask) {
    int count = 0;
    for (; mask; mask &= mask - 1) count++;
    return count;
}

// What can be told from what lies there

FN int copies(int k, int kind) {
    if (kind < ELEMENTS) return COPIES[k][0];
    if (kind == ETHER) return COPIES[k][1];
    return kind == ECLAIR ? COPIES[k][2] : 1;
}

FN int in_hand(const Table &t, int seat) {
    int count = 0;
    for (int kind = 0; kind < KINDS; kind++) count += t.hand[seat][kind];
    return count;
}

FN int held(const Table &t, int seat) { return in_hand(t, seat) + (t.laid[seat] != NONE); }

// Of a kind, by all seats together.
FN int supply(const Table &t, int kind) {
    int count = 0;
    for (int seat = 0; seat < t.k; seat++) count += t.hand[seat][kind] + (t.laid[seat] == kind);
    return count;
}

FN int attacks(const Table &t) { return supply(t, ECLAIR) + supply(t, HECATONCHIRES) + supply(t, TORNADE); }

FN bool hands_are_empty(const Table &t) {
    for (int seat = 0; seat < t.k; seat++)
        if (in_hand(t, seat)) return false;
    return true;
}

// The Elements that a Nature in play lacks, as a mask.
FN int lacks(const Table &t, int nature) { return t.has[nature] == NONE ? 0 : REQUIRES[nature] & ~t.has[nature]; }

FN bool is_complete(const Table &t, int nature) { return t.has[nature] == REQUIRES[nature]; }

FN bool can_enter(const Table &t, int nature) {
    int complete = 0;
    for (int parent = 0; parent < NATURES; parent++)
        complete += PARENTS[nature] >> parent & 1 && is_complete(t, parent);
    return complete >= ENOUGH[nature];
}

// What an Aggression can remove under a Nature, as a mask.
FN int exposed(const Table &t, int nature) { return lacks(t, nature) ? t.loose[nature] : 0; }

FN int slot_of(int nature, int element) { return SLOTS_FROM[nature] + bits(REQUIRES[nature] & ((1 << element) - 1)); }

// The Elements that a card may stand for.
FN int stands_for(int kind) {
    if (kind < ELEMENTS) return 1 << kind;
    if (kind == ETHER) return 15;
    return kind < ECLAIR ? REQUIRES[kind - NATURE] : 0;
}

// The kinds that would find a place: Elements, and Natures that can come into play.
FN int welcome(const Table &t) {
    int open = 0, found = 0;
    for (int nature = 0; nature < NATURES; nature++) {
        open |= lacks(t, nature);
        if (t.has[nature] == NONE && can_enter(t, nature)) found |= 1 << (NATURE + nature);
    }
    if (t.rage) return found;
    return found | open | (open ? 1 << ETHER : 0);
}

// Cards that a route still takes; Elements that other cards must stand for; its Natures in the discard, and gone for good.
struct Way {
    int need, missing, lost, gone;
};

FN Way way_by(const Table &t, int route) {
    Way way = {0, 0, 0, 0};
    int wants[ELEMENTS] = {0, 0, 0, 0};
    for (int nature = 0; nature < NATURES; nature++) {
        if (!(ROUTE[route] >> nature & 1)) continue;
        int open = t.has[nature] == NONE ? (int)REQUIRES[nature] : lacks(t, nature);
        way.need += bits(open) + (t.has[nature] == NONE);
        way.lost += t.discard[NATURE + nature];
        way.gone += t.stands >> nature & 1;
        for (int element = 0; element < ELEMENTS; element++) wants[element] += open >> element & 1;
    }
    for (int element = 0; element < ELEMENTS; element++) way.missing += most(0, wants[element] - supply(t, element));
    return way;
}

// The cards that the cheapest route takes; what is lost on it counts for several.
FN int distance(const Table &t) {
    int best = WHOLE_ROUTE;
    for (int route = 0; route < ROUTES; route++) {
        Way way = way_by(t, route);
        best = least(best, way.need + 8 * way.lost + WHOLE_ROUTE * way.gone);
    }
    return best;
}
