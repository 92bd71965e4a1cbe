// Tables of Krom by the thousand, for train/krom_net.py: the rules with most of their options (no cap of rounds; characters are dealt), and
// what a seat sees of a table in numbers (players/krom/features.py). One thread a table, on an accelerator (nvcc -x cu) or in a loop
// (g++ -x c++). Where several are asked at once, they are asked one after the other and see nothing of each other's answers.
// tests/players/krom/test_net.py holds all of it against the rules themselves.
#ifdef __CUDACC__
#include <cuda_fp16.h>
#endif
#include "krom_sight.h"

// On to where somebody has a choice, if there is one before the end.
FN void go_on(Table &t) {
    while (t.phase != OVER) {
        ask(t);
        if (t.watched) return;
        Offers offers = {nullptr, 0, 0};
        list_offers(t, offers);
        if (offers.count > 1) return;
        act(t, offers.last);
    }
}

FN void deal(Table &t) {
    if (!t.watched) choose_options(t);
    set_up(t);
    go_on(t);
}

#define NUMBERS FEATURES
#include "listed.h"

FN void go(Table *tables, const int32_t *actions, float *shares, uint8_t *over, int i) {
    Table &t = tables[i];
    act(t, actions[i]);
    go_on(t);
    over[i] = t.phase == OVER || ++t.made >= LONGEST;
    if (!over[i]) return;
    for (int seat = 0; seat < SEATS; seat++) shares[SEATS * i + seat] = t.phase == OVER && seat == t.winner ? 1.0f : 0.0f;
    deal(t);
}

#include "tables.h"

extern "C" {
int table_features() { return FEATURES; }
int table_actions() { return ACTIONS; }
}
