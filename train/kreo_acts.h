// What a seat of Kréo can do, each by its number, and its doing: the numbers are those of players/kreo/features.py.
#pragma once
#include "kreo_rules.h"

enum {
    LAY_AT = 0,
    GIVE_AT = LAY_AT + KINDS,
    BURN_AT = GIVE_AT + ECLAIR,
    TAKE_AT = BURN_AT + ECLAIR,
    DONE_AT = TAKE_AT + KINDS,
    SHOW_AT = DONE_AT + 1, // by how many seats on, then by kind
    NATURE_AT = SHOW_AT + (SEATS - 1) * KINDS,
    DISCARD_AT = NATURE_AT + 1,
    PLACE_AT = DISCARD_AT + 1,
    STRIKE_AT = PLACE_AT + SLOTS,
    DROP_AT = STRIKE_AT + SLOTS,
    ACTIONS = DROP_AT + ECLAIR
};

#include "offers.h"

FN void offer_kinds(const Table &t, Offers &offers, int at, int kinds) {
    for (int kind = 0; kind < kinds; kind++)
        if (t.hand[t.asking][kind]) offer(offers, at + kind);
}

FN void offer_slots(const Table &t, Offers &offers, int at, int stands) {
    for (int nature = 0; nature < NATURES; nature++)
        for (int element = 0; element < ELEMENTS; element++)
            if ((at == STRIKE_AT ? exposed(t, nature) : lacks(t, nature) & stands) >> element & 1)
                offer(offers, at + slot_of(nature, element));
}

FN bool holds(const Table &t, int seat, int kind) { return t.hand[seat][kind] || t.laid[seat] == kind; }

FN void list_offers(const Table &t, Offers &offers) {
    int seat = t.asking, discarded = 0;
    switch (t.phase) {
    case LAY:
        offer_kinds(t, offers, LAY_AT, KINDS);
        for (int kind = 0; kind < KINDS; kind++) discarded += t.discard[kind];
        if (t.energy[seat] >= RECOVER_PRICE && discarded) offer_kinds(t, offers, GIVE_AT, ECLAIR);
        if (t.reserve) offer_kinds(t, offers, BURN_AT, ECLAIR); // for nothing: nobody does
        break;
    case TELL:
        offer(offers, DONE_AT);
        for (int on = 1; on < t.k; on++)
            for (int kind = 0; kind < KINDS; kind++)
                if (holds(t, seat, kind)) offer(offers, SHOW_AT + (on - 1) * KINDS + kind);
        break;
    case TAKE:
        for (int kind = 0; kind < KINDS; kind++)
            if (t.discard[kind] > (t.given == kind)) offer(offers, TAKE_AT + kind);
        break;
    case PLAY:
        if (t.current >= NATURE) offer(offers, can_enter(t, t.current - NATURE) ? NATURE_AT : DISCARD_AT);
        offer_slots(t, offers, PLACE_AT, stands_for(t.current));
        break;
    case STRIKE: offer_slots(t, offers, STRIKE_AT, 0); break;
    case DROP: offer_kinds(t, offers, DROP_AT, ECLAIR); break;
    }
}

// Which Nature and Element a place is.
FN int nature_at(int slot) {
    int nature = NATURES - 1;
    while (SLOTS_FROM[nature] > slot) nature--;
    return nature;
}

FN int element_at(int slot) {
    int nature = nature_at(slot), element = 0;
    while (!(REQUIRES[nature] >> element & 1) || slot_of(nature, element) != slot) element++;
    return element;
}

FN void speaks_on(Table &t, int seat) {
    if (t.energy[seat] >= SHOW_PRICE) {
        t.phase = TELL;
        return;
    }
    t.at++;
    hear_next(t);
}

FN void burn(Table &t, int seat, int kind) {
    throw_away(t, seat, kind);
    gain_token(t, seat);
    t.acts[seat]++;
    if (in_hand(t, seat)) return;
    t.count--;
    for (int i = t.at; i < t.count; i++) t.order[i] = t.order[i + 1];
    hear_next(t);
}

FN void act(Table &t, int action) {
    int seat = t.asking;
    if (action < GIVE_AT) {
        t.hand[seat][action]--;
        t.laid[seat] = (int8_t)action;
        speaks_on(t, seat);
    } else if (action < BURN_AT) {
        t.given = (int8_t)(action - GIVE_AT);
        t.hand[seat][t.given]--, t.discard[t.given]++;
        t.energy[seat] -= RECOVER_PRICE, t.reserve += RECOVER_PRICE;
        t.phase = TAKE;
    } else if (action < TAKE_AT) {
        burn(t, seat, action - BURN_AT);
    } else if (action < DONE_AT) {
        int kind = action - TAKE_AT;
        t.discard[kind]--, t.hand[seat][kind]++;
        came_out(t, seat, t.given);
        all_saw(t, seat, kind);
        t.given = NONE;
        t.acts[seat]++;
        t.phase = LAY;
    } else if (action == DONE_AT) {
        t.at++;
        hear_next(t);
    } else if (action < NATURE_AT) {
        int to = (seat + 1 + (action - SHOW_AT) / KINDS) % t.k;
        uint32_t kind = 1u << (action - SHOW_AT) % KINDS;
        t.energy[seat] -= SHOW_PRICE, t.reserve += SHOW_PRICE;
        t.shows[seat][to]++;
        t.knows[to][seat] |= kind, t.shown[to][seat] |= kind;
        speaks_on(t, seat);
    } else {
        t.phase = CREATING;
        if (action == NATURE_AT) {
            enter(t, seat);
        } else if (action == DISCARD_AT) {
            lose(t);
        } else if (action < STRIKE_AT) {
            slide_under(t, seat, nature_at(action - PLACE_AT), element_at(action - PLACE_AT));
        } else if (action < DROP_AT) {
            strike(t, nature_at(action - STRIKE_AT), element_at(action - STRIKE_AT));
            lose(t);
        } else {
            throw_away(t, seat, action - DROP_AT);
        }
        if (t.phase == CREATING) resolve(t);
    }
}
