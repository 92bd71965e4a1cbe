// What a seat of Kréo sees of the table and remembers, in numbers: players/kreo/features.py tells the same. Behind it all that is hidden from the seat,
// for what judges its decisions while it learns.
#pragma once
#include "kreo_acts.h"

enum { SEAT = 7 + ECLAIR, PARTNER = 2 * KINDS, FEATURES = 598, SECRETS = 2 * (SEATS - 1) * KINDS };

#include "pen.h"

FN int rank_of(const Table &t, int seat) {
    for (int rank = 0; rank < t.count; rank++)
        if (t.order[rank] == seat) return rank;
    return NONE;
}

template <typename Number> FN void tell_seat(const Table &t, Pen<Number> &pen, int seat) {
    int rank = rank_of(t, seat);
    pen(1.0f);
    pen(held(t, seat) / 12.0f);
    pen(t.energy[seat] / 5.0f);
    pen(rank != NONE);
    pen(rank == NONE ? 0.0f : rank / 5.0f);
    pen(rank != NONE && rank < t.at); // it has spoken, or its card is turned up
    pen(t.acts[seat] / 2.0f);
    for (int kind = 0; kind < ECLAIR; kind++) pen(t.passes[seat][kind] / (float)MOST_PASSES);
}

template <typename Number> FN void tell_partner(const Table &t, Pen<Number> &pen, int seat) {
    int me = t.asking;
    for (int kind = 0; kind < KINDS; kind++)
        pen((t.knows[me][seat] >> kind & 1) * 0.5f + (t.shown[me][seat] >> kind & 1) * 0.5f);
    for (int kind = 0; kind < KINDS; kind++) pen(t.knows[seat][me] >> kind & 1);
}

template <typename Number> FN void tell_natures(const Table &t, Pen<Number> &pen) {
    int open[ELEMENTS] = {0, 0, 0, 0};
    for (int nature = 0; nature < NATURES; nature++) {
        bool in_play = t.has[nature] != NONE;
        pen(in_play);
        pen(is_complete(t, nature));
        pen(t.discard[NATURE + nature]);
        pen(t.stands >> nature & 1);
        pen(!in_play && can_enter(t, nature));
        for (int element = 0; element < ELEMENTS; element++) {
            if (!(REQUIRES[nature] >> element & 1)) continue;
            pen(lacks(t, nature) >> element & 1);
            pen(exposed(t, nature) >> element & 1);
            open[element] += lacks(t, nature) >> element & 1;
        }
    }
    for (int element = 0; element < ELEMENTS; element++) pen(open[element] / 3.0f);
}

template <typename Number> FN void tell_cards(const Table &t, Pen<Number> &pen) {
    int me = t.asking;
    for (int kind = 0; kind < KINDS; kind++) {
        int left = supply(t, kind), known = t.hand[me][kind] + (t.laid[me] == kind);
        for (int seat = 0; seat < t.k; seat++) known += t.knows[me][seat] >> kind & 1;
        pen(left / 3.0f);
        pen((left - known) / 3.0f);
    }
    for (int kind = 0; kind < NATURE; kind++) pen(t.discard[kind] / 3.0f);
}

template <typename Number> FN void tell_course(const Table &t, Pen<Number> &pen) {
    for (int route = 0; route < ROUTES; route++) {
        Way way = way_by(t, route);
        pen(way.need / (float)WHOLE_ROUTE);
        pen(way.missing / 4.0f);
        pen(way.lost / 2.0f);
        pen(way.gone / 2.0f);
    }
    int cards = 0, turns = 0, best = distance(t);
    for (int seat = 0; seat < t.k; seat++) cards += held(t, seat), turns = most(turns, held(t, seat));
    pen(t.turn / 12.0f);
    pen(turns / 12.0f);
    pen(cards / 42.0f);
    pen(t.reserve / 5.0f);
    pen(t.rage);
    pen(attacks(t) / 5.0f);
    pen(t.turn == 1);
    pen(turns <= 1);
    pen(best / (float)WHOLE_ROUTE);
    pen((cards - attacks(t) - best) / 10.0f);
    pen.one_of(t.k - LEAST_SEATS, SEATS - LEAST_SEATS + 1);
    pen.one_of(t.phase, DECISIONS);
}

template <typename Number> FN void look_around(const Table &t, Number *x) {
    Pen<Number> pen = {x};
    int me = t.asking;
    for (int kind = 0; kind < KINDS; kind++) pen(t.hand[me][kind] / 2.0f);
    pen.one_of(t.phase >= PLAY ? t.current : t.laid[me], KINDS);
    for (int on = 0; on < SEATS; on++) {
        if (on < t.k) tell_seat(t, pen, (me + on) % t.k);
        else pen.nothing(SEAT);
    }
    for (int on = 1; on < SEATS; on++) {
        if (on < t.k) tell_partner(t, pen, (me + on) % t.k);
        else pen.nothing(PARTNER);
    }
    for (int by = 0; by < SEATS; by++)
        for (int to = 0; to < SEATS; to++)
            if (by != to) pen(by < t.k && to < t.k ? t.shows[(me + by) % t.k][(me + to) % t.k] / 2.0f : 0.0f);
    tell_natures(t, pen);
    tell_cards(t, pen);
    tell_course(t, pen);
    for (int on = 1; on < SEATS; on++) {
        int seat = (me + on) % t.k;
        for (int kind = 0; kind < KINDS; kind++) pen(on < t.k ? t.hand[seat][kind] / 2.0f : 0.0f);
        pen.one_of(on < t.k ? t.laid[seat] : (int)NONE, KINDS);
    }
}
