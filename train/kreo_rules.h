// The rules of Kréo without Titans and altered Elements (games/kreo/rules), in the way in which partners keep to them: in a Divination they speak
// in the order of Creation, each burns, gives and takes what it wants, lays a card, then shows what it wants. Nobody exchanges cards or changes
// the one that it has laid, tokens are shared by the sign (players/kreo/recognise_partner.py) and always taken.
#pragma once
#include "kreo_state.h"

FN_MEMBER static void resolve(Table &t);

// What is known

FN void all_saw(Table &t, int seat, int kind) {
    for (int eyes = 0; eyes < t.k; eyes++)
        if (eyes != seat) t.knows[eyes][seat] |= 1u << kind;
}

FN void came_out(Table &t, int seat, int kind) {
    for (int eyes = 0; eyes < t.k; eyes++) t.knows[eyes][seat] &= ~(1u << kind);
}

FN void told_by(Table &t, int seat, int kind) {
    came_out(t, seat, kind);
    for (int other = 0; other < ECLAIR; other++) {
        if (other == kind) t.passes[seat][other] = 0;
        else if (t.opening >> other & 1) t.passes[seat][other] = (int8_t)least(MOST_PASSES, t.passes[seat][other] + 1);
    }
}

// Turns

FN void start_turn(Table &t) {
    t.turn++;
    t.opening = (uint16_t)welcome(t);
    t.count = t.at = 0;
    for (int on = 0; on < t.k; on++) {
        int seat = (t.first + on) % t.k;
        if (in_hand(t, seat)) t.order[t.count++] = (int8_t)seat;
    }
    for (int seat = 0; seat < SEATS; seat++) {
        t.laid[seat] = NONE, t.acts[seat] = 0;
        for (int other = 0; other < SEATS; other++) t.shows[seat][other] = 0, t.shown[seat][other] = 0;
    }
    t.current = t.given = NONE;
    t.phase = LAY;
    t.asking = t.order[0];
}

FN void end_turn(Table &t) {
    if (hands_are_empty(t)) {
        t.phase = OVER;
        return;
    }
    t.first = (int8_t)((t.first + 1) % t.k);
    start_turn(t);
}

// Whoever speaks next; when all have spoken their cards are turned up.
FN void hear_next(Table &t) {
    if (t.at < t.count) {
        t.phase = LAY;
        t.asking = t.order[t.at];
        return;
    }
    t.last = hands_are_empty(t);
    t.at = 0;
    t.phase = CREATING;
    resolve(t);
}

FN void gain_token(Table &t, int seat) {
    if (t.reserve) t.reserve--, t.energy[seat]++;
}

FN void throw_away(Table &t, int seat, int kind) {
    t.hand[seat][kind]--;
    t.discard[kind]++;
    came_out(t, seat, kind);
}

// Creation

FN void lose(Table &t) {
    t.discard[t.current]++;
    t.current = NONE;
}

FN void enter(Table &t, int seat) {
    int nature = t.current - NATURE;
    t.has[nature] = 0;
    t.loose[nature] = t.ether[nature] = 0;
    t.current = NONE;
    gain_token(t, seat);
}

FN void slide_under(Table &t, int seat, int nature, int element) {
    int kind = t.current, bit = 1 << element;
    t.current = NONE;
    t.has[nature] |= bit;
    if (kind >= NATURE) {
        t.stands |= 1 << (kind - NATURE);
        gain_token(t, seat);
    } else {
        t.loose[nature] |= bit;
        if (kind == ETHER) t.ether[nature] |= bit;
    }
    if (nature != PLANETE || !is_complete(t, nature)) return;
    t.phase = OVER;
    t.won = attacks(t) == 0;
}

FN void strike(Table &t, int nature, int element) {
    int bit = 1 << element;
    t.discard[t.ether[nature] & bit ? (int)ETHER : element]++;
    t.has[nature] &= ~bit, t.loose[nature] &= ~bit, t.ether[nature] &= ~bit;
}

// The number of places, and the last of them.
FN int places(const Table &t, int kind, int &nature_found, int &element_found) {
    int count = 0;
    for (int nature = 0; nature < NATURES; nature++)
        for (int element = 0; element < ELEMENTS; element++)
            if (lacks(t, nature) & stands_for(kind) & 1 << element) {
                nature_found = nature, element_found = element;
                count++;
            }
    return count;
}

FN void ask(Table &t, int seat, int decision) {
    t.phase = (int8_t)decision;
    t.asking = (int8_t)seat;
}

FN void play_card(Table &t, int seat) {
    int nature = 0, element = 0, kind = t.current, count = places(t, kind, nature, element);
    bool enters = false;
    if (kind >= NATURE) {
        t.rage = 0;
        enters = can_enter(t, kind - NATURE);
    } else if (t.rage) {
        count = 0;
    }
    if (!enters && !count) lose(t);
    else if (!count) enter(t, seat);
    else if (kind >= NATURE || count > 1) ask(t, seat, PLAY);
    else slide_under(t, seat, nature, element);
}

FN void blow(Table &t, int seat) {
    bool found = false;
    for (int nature = 0; nature < NATURES; nature++) {
        int struck = exposed(t, nature);
        for (int element = 0; element < ELEMENTS; element++)
            if (struck >> element & 1) strike(t, nature, element), found = true;
    }
    if (found) {
        lose(t);
        return;
    }
    t.current = NONE;
    t.hand[seat][TORNADE]++;
    all_saw(t, seat, TORNADE);
    int count = 0, last = NONE;
    for (int kind = 0; kind < ECLAIR; kind++)
        if (t.hand[seat][kind]) count += t.hand[seat][kind], last = kind;
    if (count == 1) throw_away(t, seat, last);
    else if (count) ask(t, seat, DROP);
}

FN void attack(Table &t, int seat) {
    int kind = t.current, count = 0, nature_found = 0, element_found = 0;
    if (t.turn == 1 || t.last) {
        lose(t);
        t.phase = OVER;
        t.banned = 1;
    } else if (t.rage) {
        lose(t);
    } else if (kind == HECATONCHIRES) {
        t.rage = 1;
        lose(t);
    } else if (kind == TORNADE) {
        blow(t, seat);
    } else {
        for (int nature = 0; nature < NATURES; nature++)
            for (int element = 0; element < ELEMENTS; element++)
                if (exposed(t, nature) >> element & 1) nature_found = nature, element_found = element, count++;
        if (count > 1) {
            ask(t, seat, STRIKE);
            return;
        }
        if (count) strike(t, nature_found, element_found);
        lose(t);
    }
}

// Card after card until somebody has to decide, the turn is over, or the game is.
FN_MEMBER static void resolve(Table &t) {
    while (t.phase == CREATING && t.at < t.count) {
        int seat = t.order[t.at++], kind = t.laid[seat];
        t.laid[seat] = NONE;
        t.current = (int8_t)kind;
        told_by(t, seat, kind);
        if (kind >= ECLAIR) attack(t, seat);
        else play_card(t, seat);
    }
    if (t.phase == CREATING) end_turn(t);
}

// The deal

FN int usual_share(int reserve, int left, bool is_first) { return least(reserve, reserve / left + is_first); }

FN int sign(int reserve, int left, bool is_first) {
    int usual = usual_share(reserve, left, is_first);
    return usual && usual * left >= reserve ? usual - 1 : least(reserve, usual + 1);
}

FN void set_up(Table &t) {
    int8_t deck[MOST_CARDS];
    int count = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < copies(t.k, kind); i++) deck[count++] = (int8_t)kind;
    for (int last = count - 1; last > 0; last--) {
        int at = below(t, last + 1);
        int8_t one = deck[last];
        deck[last] = deck[at], deck[at] = one;
    }
    for (int seat = 0; seat < SEATS; seat++) {
        t.energy[seat] = 0;
        for (int kind = 0; kind < KINDS; kind++) t.hand[seat][kind] = 0;
        for (int kind = 0; kind < ECLAIR; kind++) t.passes[seat][kind] = 0;
        for (int other = 0; other < SEATS; other++) t.knows[seat][other] = 0;
    }
    for (int i = 0; i < count; i++) t.hand[i % t.k][deck[i]]++;
    for (int kind = 0; kind < KINDS; kind++) t.discard[kind] = 0;
    for (int nature = 0; nature < NATURES; nature++) t.has[nature] = NONE, t.loose[nature] = t.ether[nature] = 0;
    t.stands = 0;
    t.turn = t.rage = t.last = t.won = t.banned = 0;
    for (int seat = 0; seat < t.k; seat++)
        if (t.hand[seat][NATURE + PLANETE]) t.first = (int8_t)seat;
    all_saw(t, t.first, NATURE + PLANETE);
    t.reserve = TOKENS[t.k];
    for (int on = 0; on < t.k; on++) {
        int taken = on == t.k - 1 ? (int)t.reserve : sign(t.reserve, t.k - on, on == 0);
        t.energy[(t.first + on) % t.k] = (int8_t)taken, t.reserve -= taken;
    }
    start_turn(t);
}
