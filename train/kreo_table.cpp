// Tables of Kréo by the thousand, for train/kreo_net.py: the rules without Titans and altered Elements, and what a seat sees of a table in
// numbers (players/kreo/features.py). One thread a table, on an accelerator (nvcc -x cu) or in a loop (g++ -x c++).
// tests/players/kreo/test_net.py holds all of it against the rules themselves.
#ifdef __CUDACC__
#include <cuda_fp16.h>
#endif
#include "kreo_sight.h"

// On to where somebody has a choice, if there is one before the end.
FN void go_on(Table &t) {
    while (t.phase != OVER && !t.watched) {
        Offers offers = {nullptr, 0, 0};
        list_offers(t, offers);
        if (offers.count > 1) return;
        act(t, offers.last);
    }
}

FN void deal(Table &t) {
    set_up(t);
    go_on(t);
}

#define NUMBERS (FEATURES + SECRETS)
#include "listed.h"

// A planet is all; without one, how far it came is a little: else nobody would ever find the way.
enum { CLOSE = 300 }; // thousandths
FN float value_of(const Table &t) {
    if (t.won) return 1.0f;
    if (t.banned) return 0.0f;
    int need = WHOLE_ROUTE;
    for (int route = 0; route < ROUTES; route++) need = least(need, way_by(t, route).need);
    return CLOSE / 1000.0f * (1.0f - least(WHOLE_ROUTE, need + attacks(t)) / (float)WHOLE_ROUTE);
}

FN void go(Table *tables, const int32_t *actions, float *shares, uint8_t *over, int i) {
    Table &t = tables[i];
    act(t, actions[i]);
    go_on(t);
    over[i] = t.phase == OVER;
    if (!over[i]) return;
    for (int seat = 0; seat < SEATS; seat++) shares[SEATS * i + seat] = seat < t.k ? value_of(t) : 0.0f;
    deal(t);
}

#include "tables.h"

extern "C" {
int table_features() { return FEATURES; }
int table_secrets() { return SECRETS; }
int table_actions() { return ACTIONS; }
}
