// The cards, tokens and prices of Krom, by the same numbers as in games/krom/components.toml: tests/players/krom/test_net.py holds them against it.
#pragma once
#include <stdint.h>
#ifdef __CUDACC__
#define FN __device__ static inline
#define FN_APART __device__ __noinline__ static // compiled once, wherever it is called from
#define FN_MEMBER __device__
#define DATA __device__ static const
#else
#define FN static inline
#define FN_APART static
#define FN_MEMBER
#define DATA static const
#endif

enum { SEATS = 6, BEAST = 6, NONE = -1 };
enum { CAVE, FOREST, SAVANNAH, MOUNTAIN, PLACES };
enum { KROMS, WOOD, BONE, STONE, HEARTS, BONUS, ANY_RESOURCE };
enum { CLUB, TWIN_CLUBS, WAR_CRY, HEADBUTT, STAMPEDE, NOPE, BONUS_KINDS = 22, BONUS_CARDS = 31, NOPES = 4 };
enum { COMBAT = 1 };
enum { DICE, ADD, COUNTER, GAIN, LOSE, STEAL, CONVERT, TRADE };
enum { EVOLUTIONS = 25, PREYS = 17, GATHER_KINDS = 9, GATHER_CARDS = 20, ROW = 4 };
enum { STRAIGHT = 7, COMBINATIONS = 8, CLIMB_DICE = 5, MOST_GATHERED = 4, MOST_REROLLS = 4, MOST_EXTRA = 2 };
enum { FULL_HEARTS = 7, BEAST_HEARTS = 10, BEAST_STRENGTH = 2, BEAST_WEIGHT = 1200, TROPHY_POINTS = 1, LONGER = 2 };
enum { START_KROMS = 5, START_BONUS = 1, TOKEN_PRICE = 3, BONUS_PRICE = 2, HEAL_PRICE = 1, HEAL = 3, DIE_PRICE = 2 };

struct BonusCard {
    int8_t copies, symbol, place, effect, amount, give, gives, take, takes;
};
struct Evolution {
    int8_t points, cost[4], place;
};
struct Gathered {
    int8_t copies, reward[6];
};
struct Prey {
    int8_t dice, value, reward[6];
};
struct Combination {
    int8_t reward[6], choice;
};

DATA BonusCard BONUS_CARD[BONUS_KINDS] = {
    {3, 1, -1, DICE, 1, -1, 0, -1, 0},    // club
    {1, 1, -1, DICE, 2, -1, 0, -1, 0},    // twin_clubs
    {2, 1, -1, ADD, 2, -1, 0, -1, 0},     // war_cry
    {2, 1, -1, ADD, 3, -1, 0, -1, 0},     // headbutt
    {1, 1, 2, ADD, 4, -1, 0, -1, 0},      // stampede
    {4, 2, -1, COUNTER, 0, -1, 0, -1, 0}, // nope
    {1, 0, -1, GAIN, 0, -1, 0, 0, 3},     // lucky_find
    {1, 0, 0, GAIN, 0, -1, 0, 0, 4},      // stash
    {1, 0, -1, GAIN, 0, -1, 0, 4, 4},     // broth
    {1, 0, 1, GAIN, 0, -1, 0, 1, 2},      // dead_tree
    {1, 0, 2, GAIN, 0, -1, 0, 2, 2},      // carcass
    {1, 0, 3, GAIN, 0, -1, 0, 3, 2},      // rockfall
    {1, 0, -1, LOSE, 0, -1, 0, 0, 3},     // torn_pouch
    {1, 0, -1, LOSE, 0, -1, 0, 6, 1},     // termites
    {2, 0, -1, LOSE, 0, -1, 0, 4, 2},     // slingshot
    {2, 0, -1, STEAL, 0, -1, 0, 0, 2},    // pickpocket
    {1, 0, -1, STEAL, 0, -1, 0, 6, 1},    // snatch
    {1, 0, -1, CONVERT, 0, 1, 1, 0, 5},   // bonfire
    {1, 0, -1, CONVERT, 0, 0, 2, 6, 1},   // tinkering
    {1, 0, -1, CONVERT, 0, 6, 1, 6, 2},   // salvage
    {1, 0, -1, TRADE, 0, 0, 1, 6, 1},     // hard_bargain
    {1, 0, -1, TRADE, 0, 6, 1, 6, 1},     // swap
};
DATA Evolution EVOLUTION[EVOLUTIONS] = {
    {1, {3, 1, 0, 0}, -1}, {1, {3, 0, 1, 0}, -1}, {1, {3, 0, 0, 1}, -1}, {1, {0, 1, 1, 0}, -1}, {1, {0, 1, 0, 1}, -1},
    {1, {2, 1, 0, 0}, 1},  {1, {5, 0, 0, 0}, 0},  {2, {3, 2, 1, 0}, -1}, {2, {3, 0, 2, 1}, -1}, {2, {3, 1, 0, 2}, -1},
    {2, {3, 1, 1, 1}, -1}, {2, {0, 2, 2, 0}, -1}, {2, {0, 0, 2, 2}, -1}, {2, {0, 2, 0, 2}, -1}, {2, {4, 2, 0, 0}, 1},
    {2, {4, 0, 2, 0}, 2},  {2, {4, 0, 0, 2}, 3},  {3, {5, 2, 1, 1}, -1}, {3, {5, 1, 2, 1}, -1}, {3, {5, 1, 1, 2}, -1},
    {3, {2, 2, 2, 1}, -1}, {3, {6, 0, 3, 0}, 2},  {3, {6, 0, 0, 3}, 3},  {3, {9, 1, 0, 1}, 0},  {4, {4, 2, 2, 2}, -1},
};
DATA Gathered GATHER_CARD[GATHER_KINDS] = {
    {3, {0, 0, 0, 0, 0, 0}}, {3, {2, 0, 0, 0, 0, 0}}, {1, {3, 0, 0, 0, 0, 0}}, {6, {0, 1, 0, 0, 0, 0}}, {2, {1, 1, 0, 0, 0, 0}},
    {2, {0, 2, 0, 0, 0, 0}}, {1, {1, 0, 0, 0, 0, 1}}, {1, {0, 0, 0, 0, 0, 1}}, {1, {1, 0, 0, 0, 3, 0}},
};
DATA Prey PREY[PREYS] = {
    {1, 2, {3, 0, 0, 0, 0, 0}},  {1, 3, {2, 0, 0, 0, 2, 0}},  {1, 4, {1, 0, 1, 0, 0, 0}},  {1, 4, {4, 0, 0, 0, 0, 0}},
    {1, 5, {2, 0, 1, 0, 0, 0}},  {1, 6, {1, 0, 2, 0, 0, 0}},  {2, 5, {1, 0, 1, 0, 0, 0}},  {2, 6, {2, 0, 1, 0, 0, 0}},
    {2, 7, {0, 0, 2, 0, 0, 0}},  {2, 7, {1, 0, 1, 0, 0, 1}},  {2, 8, {1, 0, 2, 0, 0, 0}},  {2, 9, {2, 0, 2, 0, 0, 0}},
    {3, 10, {1, 0, 2, 0, 0, 0}}, {3, 11, {1, 0, 2, 0, 0, 1}}, {3, 12, {0, 0, 3, 0, 0, 0}}, {3, 13, {0, 0, 3, 0, 0, 1}},
    {3, 15, {2, 0, 4, 0, 0, 1}},
};
// The chance to catch it with 0, 1 or 2 bought dice.
DATA float ODDS[PREYS][MOST_EXTRA + 1] = {
    {0.833333333f, 1.0f, 1.0f},
    {0.666666667f, 0.972222222f, 1.0f},
    {0.5f, 0.916666667f, 0.995370370f},
    {0.5f, 0.916666667f, 0.995370370f},
    {0.333333333f, 0.833333333f, 0.981481481f},
    {0.166666667f, 0.722222222f, 0.953703704f},
    {0.833333333f, 0.981481481f, 0.999228395f},
    {0.722222222f, 0.953703704f, 0.996141975f},
    {0.583333333f, 0.907407407f, 0.988425926f},
    {0.583333333f, 0.907407407f, 0.988425926f},
    {0.416666667f, 0.837962963f, 0.972993827f},
    {0.277777778f, 0.740740741f, 0.945987654f},
    {0.625f, 0.902777778f, 0.983796296f},
    {0.5f, 0.841049383f, 0.967592593f},
    {0.375f, 0.760802469f, 0.941229424f},
    {0.259259259f, 0.664351852f, 0.902006173f},
    {0.092592593f, 0.443672840f, 0.778549383f},
};
// None, pair, two pairs, three, full, four, five, straight.
DATA Combination COMBINATION[COMBINATIONS] = {
    {{0, 0, 0, 0, 0, 0}, 0}, {{3, 0, 0, 0, 0, 0}, 0}, {{4, 0, 0, 0, 0, 0}, 0}, {{2, 0, 0, 1, 0, 0}, 0},
    {{2, 0, 0, 0, 0, 0}, 2}, {{0, 0, 0, 0, 0, 0}, 3}, {{2, 2, 2, 2, 0, 0}, 0}, {{0, 0, 0, 3, 0, 1}, 0},
};
DATA int8_t REST[6] = {2, 0, 0, 0, 3, 0};
DATA int8_t TOKENS[4] = {50, 12, 12, 12};
DATA int8_t TARGET[SEATS + 1] = {0, 0, 10, 10, 10, 8, 7};
DATA int16_t WEIGHT[SEATS] = {52, 63, 74, 85, 98, 131};
DATA int8_t GATHER_PRICE[MOST_GATHERED] = {0, 1, 3, 4};
DATA int8_t REROLL_PRICE[MOST_REROLLS] = {1, 1, 2, 2};

FN bool aims(const BonusCard &card) { return card.effect == LOSE || card.effect == STEAL || card.effect == TRADE; }

FN bool fits(int symbol, int place) { return symbol == NONE || symbol == place; }

FN int least(int one, int other) { return one < other ? one : other; }

FN int most(int one, int other) { return one > other ? one : other; }
