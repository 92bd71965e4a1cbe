// Tables of Kraaw by the thousand, for train/kraaw_net.py: the rules of a round with the options that a table has unless it says
// otherwise, and what a seat sees of it in numbers (players/kraaw/net.py). One thread a table, on an accelerator
// (nvcc -x cu) or in a loop (g++ -x c++). Seats are the contenders in play order, the first player is seat 0.
// tests/players/kraaw/test_net.py holds both against the rules themselves.
#include <stdint.h>
#ifdef __CUDACC__
#include <cuda_fp16.h>
#define FN __device__ static inline
#else
#define FN static inline
#endif

enum { SEATS = 6, HAND = 5, CARD = 16, ROW = 6, GLOBAL = 26, FEATURES = SEATS * (HAND * CARD + ROW) + GLOBAL, ACTIONS = 71 };
enum { DOWN, UP, LOCKED };
enum { MAIN, REVEAL, RETALIATE, BONUS };
enum { LOOK_AT = 0, REVEAL_LOCK_AT = 5, LOCK_AT = 10, EXCHANGE_AT = 15, REVEAL_AT = 40, RETALIATE_AT = 45, BONUS_AT = 50, END_AT = 70 };
enum { STALL_LAPS = 3, LAP_CAP = 30, POOR = 11, MOST_LOCKS = 2 };

struct Table {
    int32_t k, active, phase, stall, turn, progress, guarded, victim, stolen;
    int32_t value[35], face[35], shown[35], known[35], dealt[35], locks[SEATS], hand[SEATS][6];
    uint64_t dice;
};

#ifdef __CUDACC__
__device__ __constant__
#endif
static const int DECK[7][6] = {{0}, {0}, {0, 4, 5, 3, 2, 1}, {0, 6, 6, 4, 3, 1}, {0, 8, 8, 5, 3, 1}, {0, 9, 9, 6, 4, 2}, {0, 10, 10, 8, 5, 2}};

FN int below(Table &t, int n) {
    t.dice += 0x9E3779B97F4A7C15ull;
    uint64_t z = t.dice;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return (int)(((z ^ (z >> 31)) >> 33) % (uint64_t)n);
}

FN void swap_cards(Table &t, int a, int b) {
    int32_t *columns[5] = {t.value, t.face, t.shown, t.known, t.dealt};
    for (int c = 0; c < 5; c++) {
        int32_t one = columns[c][a];
        columns[c][a] = columns[c][b];
        columns[c][b] = one;
    }
}

FN int downs(const Table &t, int seat) {
    int count = 0;
    for (int i = 0; i < HAND; i++) count += t.face[HAND * seat + i] == DOWN;
    return count;
}

FN int total(const Table &t, int seat) {
    int sum = 0;
    for (int i = 0; i < HAND; i++)
        if (t.face[HAND * seat + i] != DOWN) sum += t.value[HAND * seat + i];
    return sum;
}

FN void guard(Table &t) { t.guarded = t.stall >= STALL_LAPS * t.k || t.turn > LAP_CAP * t.k; }

FN void new_round(Table &t) {
    int cards = 0, k = t.k;
    for (int v = 1; v <= 5; v++)
        for (int c = 0; c < DECK[k][v]; c++) t.value[cards++] = v;
    for (int i = cards - 1; i > 0; i--) {
        int j = below(t, i + 1), one = t.value[i];
        t.value[i] = t.value[j];
        t.value[j] = one;
    }
    for (int p = 0; p < 35; p++) t.face[p] = t.shown[p] = t.known[p] = 0, t.dealt[p] = p < HAND * k ? p / HAND : -1;
    for (int s = 0; s < SEATS; s++) {
        t.locks[s] = 0;
        for (int v = 0; v < 6; v++) t.hand[s][v] = 0;
    }
    for (int s = 0; s < k; s++)
        for (int i = 0; i < HAND; i++) t.hand[s][t.value[HAND * s + i]]++;
    for (int s = 0; s < k; s++) {
        int sum = 0;
        for (int v = 1; v <= 5; v++) sum += v * t.hand[s][v];
        if (sum > POOR) continue;
        int own = HAND * s + below(t, HAND), other = HAND * k + below(t, HAND);
        swap_cards(t, own, other);
        t.dealt[own] = t.dealt[other] = -1;
    }
    t.stall = t.progress = t.active = 0;
    t.turn = 1;
    t.victim = t.stolen = -1;
    t.phase = MAIN;
    guard(t);
}

FN int decider(const Table &t) { return t.phase == RETALIATE ? t.victim : t.active; }

// In which order a seat looks at a row: alike cards beside each other, so that no slot means more than another.
FN void order_of(const Table &t, int eyes, int seat, int *order) {
    int keys[HAND];
    for (int i = 0; i < HAND; i++) {
        int p = HAND * seat + i, knows = t.shown[p] || (t.known[p] >> eyes & 1), others = t.known[p] & ~(1 << eyes) & ~(1 << seat);
        int key = t.face[p] * 6 + (knows ? t.value[p] : 0);
        key = key * 2 + (t.shown[p] != 0);
        key = key * 2 + (t.known[p] >> seat & 1);
        key = key * 2 + (others != 0);
        key = key * 2 + (t.dealt[p] == eyes);
        key = key * 2 + (t.dealt[p] == seat);
        key = key * 2 + (t.dealt[p] < 0);
        keys[i] = key * 2 + (t.phase == RETALIATE && seat == t.victim && i == t.stolen);
        int at = i;
        while (at > 0 && keys[order[at - 1]] > keys[i]) order[at] = order[at - 1], at--;
        order[at] = i;
    }
}

template <typename Number> FN void look_around(const Table &t, Number *x, uint8_t *may) {
    int eyes = decider(t), k = t.k, order[HAND], unplaced[6], unseen[6];
    for (int i = 0; i < FEATURES; i++) x[i] = (Number)0.0f;
    for (int i = 0; i < ACTIONS; i++) may[i] = 0;
    for (int v = 0; v < 6; v++) unplaced[v] = t.hand[eyes][v], unseen[v] = DECK[k][v];
    for (int p = 0; p < HAND * k; p++)
        if (t.shown[p] || (t.known[p] >> eyes & 1)) {
            unseen[t.value[p]]--;
            if (t.dealt[p] == eyes) unplaced[t.value[p]]--;
        }
    int own = 0, own_sum = 0, rest = 0, rest_sum = 0;
    for (int v = 1; v <= 5; v++) {
        unseen[v] -= unplaced[v];
        own += unplaced[v], own_sum += v * unplaced[v], rest += unseen[v], rest_sum += v * unseen[v];
    }
    float own_mean = own > 0 ? (float)own_sum / own : 2.3f, rest_mean = rest > 0 ? (float)rest_sum / rest : 2.3f;
    int best = 0, ender = 0, mine = total(t, eyes);
    for (int r = 0; r < k; r++) {
        int seat = (eyes + r) % k, base = r * (HAND * CARD + ROW), locks = 0, ups = 0;
        order_of(t, eyes, seat, order);
        for (int i = 0; i < HAND; i++) {
            int p = HAND * seat + order[i], at = base + i * CARD, face = t.face[p];
            int knows = t.shown[p] || (t.known[p] >> eyes & 1), others = t.known[p] & ~(1 << eyes) & ~(1 << seat);
            locks += face == LOCKED, ups += face == UP;
            x[at + face] = (Number)1.0f;
            if (knows) x[at + 2 + t.value[p]] = (Number)1.0f;
            x[at + 8] = (Number)((knows ? (float)t.value[p] : t.dealt[p] == eyes ? own_mean : rest_mean) / 5.0f);
            x[at + 9] = (Number)(float)(t.shown[p] != 0);
            x[at + 10] = (Number)(float)(t.known[p] >> seat & 1);
            x[at + 11] = (Number)(float)(others != 0);
            x[at + 12] = (Number)(float)(t.dealt[p] == eyes);
            x[at + 13] = (Number)(float)(t.dealt[p] == seat);
            x[at + 14] = (Number)(float)(t.dealt[p] < 0);
            x[at + 15] = (Number)(float)(t.phase == RETALIATE && seat == t.victim && order[i] == t.stolen);
            if (t.phase == MAIN && r == 0) {
                may[LOOK_AT + i] = may[REVEAL_LOCK_AT + i] = face == DOWN;
                may[LOCK_AT + i] = face == UP && t.locks[eyes] < MOST_LOCKS;
            } else if (t.phase == MAIN) {
                may[EXCHANGE_AT + HAND * (r - 1) + i] = face == DOWN || (face == UP && !t.guarded);
            } else if (t.phase == REVEAL && r == 0) {
                may[REVEAL_AT + i] = face == DOWN;
            } else if (t.phase == RETALIATE && seat == t.active) {
                may[RETALIATE_AT + i] = face != LOCKED;
            } else if (t.phase == BONUS && r == 0) {
                for (int j = 0; j < HAND; j++)
                    if (j != i) may[BONUS_AT + 4 * i + j - (j > i)] = face == UP && t.face[HAND * seat + order[j]] == UP;
                may[END_AT] = 1;
            }
        }
        int points = total(t, seat), hidden = downs(t, seat);
        if (r && points > best) best = points;
        if (r && !hidden && !ender) ender = r;
        base += HAND * CARD;
        x[base] = (Number)1.0f;
        x[base + 1] = (Number)(points / 15.0f);
        x[base + 2] = (Number)(hidden / 5.0f);
        x[base + 3] = (Number)(t.locks[seat] / 2.0f);
        x[base + 4] = (Number)(float)(hidden == 0);
        x[base + 5] = (Number)(float)(seat == t.active);
    }
    Number *g = x + SEATS * (HAND * CARD + ROW);
    g[t.phase] = (Number)1.0f;
    g[4 + k - 2] = (Number)1.0f;
    g[9] = (Number)((float)t.stall / (STALL_LAPS * k));
    g[10] = (Number)(float)t.guarded;
    g[11] = (Number)(t.turn < 20 * k ? (float)t.turn / (10 * k) : 2.0f);
    g[12] = (Number)(float)t.progress;
    g[13] = (Number)((mine - best) / 10.0f);
    g[14] = (Number)(float)(ender != 0);
    g[15] = (Number)(ender / 5.0f);
    for (int v = 1; v <= 5; v++) {
        g[15 + v] = (Number)(unplaced[v] / 2.0f);
        g[20 + v] = (Number)(unseen[v] / 5.0f);
    }
}

FN void turn_up(Table &t, int p) { t.face[p] = UP, t.shown[p] = 1, t.progress = 1; }

FN void set_lock(Table &t, int p) { t.face[p] = LOCKED, t.progress = 1, t.locks[p / HAND]++; }

// Of the round's win, by seat.
FN void score(const Table &t, float *shares) {
    int best = -1, lists[SEATS], least = 1 << 30, winners = 0;
    for (int s = 0; s < t.k; s++) best = total(t, s) > best ? total(t, s) : best;
    for (int s = 0; s < t.k; s++) {
        shares[s] = 0.0f;
        lists[s] = -1;
        if (total(t, s) != best) continue;
        int counts[6] = {0, 0, 0, 0, 0, 0}, list = 0, digits = 0;
        for (int i = 0; i < HAND; i++) counts[t.face[HAND * s + i] != DOWN ? t.value[HAND * s + i] : 0]++;
        for (int v = 5; v > 0; v--)
            for (int c = 0; c < counts[v]; c++) list = list * 6 + v, digits++;
        for (; digits < HAND; digits++) list *= 6;
        lists[s] = list;
        if (list < least) least = list;
    }
    for (int s = 0; s < t.k; s++) winners += lists[s] == least;
    for (int s = 0; s < t.k; s++)
        if (lists[s] == least) shares[s] = 1.0f / winners;
}

FN int end_turn(Table &t) {
    t.stall = t.progress ? 0 : t.stall + 1;
    t.active = (t.active + 1) % t.k;
    if (!downs(t, t.active)) return 1;
    t.turn++;
    t.progress = 0;
    guard(t);
    t.phase = MAIN;
    return 0;
}

// Whether the round is over.
FN int act(Table &t, int action) {
    int eyes = decider(t), order[HAND];
    if (action >= RETALIATE_AT && action < BONUS_AT) {
        order_of(t, eyes, t.active, order);
        int taken = HAND * t.active + order[action - RETALIATE_AT], stolen = HAND * t.victim + t.stolen, hidden = t.face[stolen] == DOWN;
        swap_cards(t, stolen, taken);
        if (hidden) turn_up(t, taken);
        t.victim = t.stolen = -1;
    } else if (action >= EXCHANGE_AT && action < REVEAL_AT) {
        int seat = (eyes + 1 + (action - EXCHANGE_AT) / HAND) % t.k;
        order_of(t, eyes, seat, order);
        t.victim = seat;
        t.stolen = order[(action - EXCHANGE_AT) % HAND];
        t.phase = RETALIATE;
        return 0;
    } else {
        order_of(t, eyes, eyes, order);
        int own = HAND * eyes;
        if (action == END_AT) return end_turn(t);
        if (action >= BONUS_AT) {
            int i = (action - BONUS_AT) / 4, j = (action - BONUS_AT) % 4;
            set_lock(t, own + order[i]);
            t.face[own + order[j + (j >= i)]] = DOWN;
            return end_turn(t);
        }
        if (action < REVEAL_LOCK_AT) {
            t.known[own + order[action]] |= 1 << eyes;
            t.phase = REVEAL;
            return 0;
        }
        if (action < LOCK_AT) {
            turn_up(t, own + order[action - REVEAL_LOCK_AT]);
            if (t.locks[eyes] < MOST_LOCKS) set_lock(t, own + order[action - REVEAL_LOCK_AT]);
        } else if (action < EXCHANGE_AT) {
            set_lock(t, own + order[action - LOCK_AT]);
        } else {
            turn_up(t, own + order[action - REVEAL_AT]);
        }
    }
    int ups = 0;
    for (int i = 0; i < HAND; i++) ups += t.face[HAND * t.active + i] == UP;
    if (t.locks[t.active] >= MOST_LOCKS || ups < 2) return end_turn(t);
    t.phase = BONUS;
    return 0;
}

FN void begin(Table *tables, const int32_t *seats, uint64_t seed, int i) {
    tables[i].k = seats[i];
    tables[i].dice = (seed * 1000003ull + i) * 0xD1342543DE82EF95ull + 1;
    new_round(tables[i]);
}

template <typename Number> FN void see(const Table *tables, Number *x, uint8_t *may, int32_t *who, int i) {
    who[i] = decider(tables[i]);
    look_around(tables[i], x + (int64_t)i * FEATURES, may + (int64_t)i * ACTIONS);
}

FN void go(Table *tables, const int32_t *actions, float *shares, uint8_t *over, int i) {
    over[i] = act(tables[i], actions[i]);
    if (!over[i]) return;
    score(tables[i], shares + SEATS * i);
    new_round(tables[i]);
}

#include "tables.h"
