// The four places, the way from decision to decision, and the set-up (games/krom/rules/places.py, action.py, move.py, pick.py, flow.py, table.py).
#pragma once
#include "krom_fight.h"

// The four places

FN void gather(Table &t) {
    pay(t, t.active, KROMS, GATHER_PRICE[t.gathered]);
    if (!t.gather_pile.count) turn_over(t, t.gather_pile, t.gather_discard);
    int card = take_last(t.gather_pile);
    t.gathered++;
    receive(t, t.active, GATHER_CARD[card].reward);
    put(t.gather_discard, card);
}

FN void hunt(Table &t, int slot, int extra) {
    int prey = t.hunt_row[slot], sum = 0;
    pay(t, t.active, KROMS, DIE_PRICE * extra);
    for (int i = 0; i < PREY[prey].dice + extra; i++) sum += die(t);
    t.hunted = 1;
    if (sum < PREY[prey].value) return;
    receive(t, t.active, PREY[prey].reward);
    put(t.hunt_discard, prey);
    if (!t.hunt_pile.count) turn_over(t, t.hunt_pile, t.hunt_discard);
    t.hunt_row[slot] = (int8_t)take_last(t.hunt_pile);
}

FN void lay_dice(Table &t) {
    for (int i = 1; i < CLIMB_DICE; i++)
        for (int at = i; at > 0 && t.climb[at - 1] > t.climb[at]; at--) {
            int8_t one = t.climb[at];
            t.climb[at] = t.climb[at - 1], t.climb[at - 1] = one;
        }
}

FN void climb(Table &t) {
    for (int i = 0; i < CLIMB_DICE; i++) t.climb[i] = (int8_t)die(t);
    t.climbing = 1;
    lay_dice(t);
}

FN void reroll(Table &t, int mask) {
    pay(t, t.active, KROMS, REROLL_PRICE[t.rerolls++]);
    for (int i = 0; i < CLIMB_DICE; i++)
        if (mask >> i & 1) t.climb[i] = (int8_t)die(t);
    lay_dice(t);
}

FN int reached(const Table &t) {
    int counts[7] = {0, 0, 0, 0, 0, 0, 0}, first = 0, second = 0;
    for (int i = 0; i < CLIMB_DICE; i++) counts[t.climb[i]]++;
    for (int pips = 1; pips <= 6; pips++) {
        if (counts[pips] > first)
            second = first, first = counts[pips];
        else
            second = most(second, counts[pips]);
    }
    if (first == 1) return t.climb[CLIMB_DICE - 1] - t.climb[0] == 4 ? STRAIGHT : 0;
    return first == 2 ? second : first == 3 ? 2 + second : first + 1;
}

FN void settle(Table &t, int choice) {
    const Combination &found = COMBINATION[reached(t)];
    int8_t reward[6];
    for (int kind = 0; kind < 6; kind++) reward[kind] = found.reward[kind];
    if (choice != NONE) reward[choice] += found.choice;
    receive(t, t.active, reward);
    t.climbing = 0;
    t.settled = 1;
}

FN void serve(Table &t, int kind) {
    int8_t reward[6] = {0, 0, 0, 0, 0, 0};
    reward[kind] = kind == HEARTS ? HEAL : 1;
    pay(t, t.active, KROMS, kind == HEARTS ? HEAL_PRICE : kind == BONUS ? BONUS_PRICE : TOKEN_PRICE);
    receive(t, t.active, reward);
    t.served = 1;
}

FN void evolve(Table &t, int slot) {
    const Evolution &card = EVOLUTION[t.evolution_row[slot]];
    for (int kind = 0; kind < 4; kind++) pay(t, t.active, kind, card.cost[kind]);
    t.evolution_row[slot] = (int8_t)(t.evolution_pile.count ? take_last(t.evolution_pile) : NONE);
    score(t, t.active, card.points);
}

FN bool place_action_pending(const Table &t) {
    if (t.place == FOREST) return !t.gathered;
    if (t.place == SAVANNAH) return !t.hunted;
    return t.place == MOUNTAIN && !t.settled;
}

// From decision to decision

FN void start_round(Table &t) {
    t.round++;
    for (int seat = 0; seat < t.k; seat++) {
        if (!t.hearts[seat]) t.hearts[seat] = FULL_HEARTS;
        t.destination[seat] = NONE;
    }
    t.acted = 0;
    t.phase = MOVE;
    t.place = t.active = NONE;
}

FN void start_phase(Table &t, int seat) {
    t.phase = ACTION;
    t.active = (int8_t)seat;
    t.rested = t.served = t.hunted = t.settled = t.gathered = t.rerolls = t.climbing = 0;
    if (!t.glacial) return;
    if (t.place == CAVE)
        heal(t, seat, 1);
    else if (t.hearts[seat] > 1)
        t.hearts[seat]--;
}

FN void come_to_place(Table &t) {
    t.fighters.count = 0;
    for (int seat = 0; seat < t.k; seat++)
        if (t.standing[seat] == t.place && t.hearts[seat]) put(t.fighters, seat);
    if (t.fighters.count && t.fighters.count + beast_is_here(t) > 1) {
        start_fight(t);
        return;
    }
    for (int i = 0; i < t.fighters.count; i++) put(t.order, t.fighters.at[i]);
    t.fighters.count = 0;
}

FN void run_on(Table &t) {
    while (t.phase == BETWEEN) {
        if (t.order.count) {
            int seat = take_first(t.order);
            if (t.hearts[seat]) start_phase(t, seat);
        } else if (t.place + 1 < PLACES) {
            t.place++;
            come_to_place(t);
        } else {
            t.fighters.count = 0;
            start_round(t);
        }
    }
}

FN void choose_destination(Table &t, int seat, int place) {
    t.destination[seat] = (int8_t)place;
    for (int other = 0; other < t.k; other++)
        if (t.destination[other] == NONE) return;
    for (int other = 0; other < t.k; other++) t.standing[other] = t.destination[other], t.destination[other] = NONE;
    if (t.beast_hearts) t.beast_place = (int8_t)(FOREST + below(t, 3));
    t.phase = BETWEEN;
}

// One of those who are asked, drawn by lot: nobody's haste tells anything.
FN void ask(Table &t) {
    int open = 0, count = 0;
    if (t.phase == MOVE) {
        for (int seat = 0; seat < t.k; seat++)
            if (t.destination[seat] == NONE) open |= 1 << seat;
    } else if (t.phase == FIGHT) {
        for (int i = 0; i < t.fighters.count; i++)
            if (t.fighters.at[i] != BEAST) open |= 1 << t.fighters.at[i];
        open &= ~t.passed;
    } else if (t.phase == REACTION) {
        open = t.asked & ~t.declined;
    } else {
        t.asking = t.active;
        return;
    }
    for (int seat = 0; seat < t.k; seat++) count += open >> seat & 1;
    int skip = lot(t, count);
    for (int seat = 0; seat < t.k; seat++)
        if (open >> seat & 1 && skip-- == 0) t.asking = (int8_t)seat;
}

// The set-up

FN void choose_options(Table &t) {
    t.glacial = lot(t, 4) == 0;
    t.with_beast = lot(t, 4) == 0;
    t.longer = lot(t, 8) == 0;
}

FN_APART void set_up(Table &t) {
    t.made = t.round = 0;
    t.acted = t.passed = t.asked = t.declined = 0;
    t.evolution_pile.count = t.hunt_pile.count = t.gather_pile.count = t.bonus_pile.count = 0;
    t.hunt_discard.count = t.gather_discard.count = t.bonus_discard.count = 0;
    t.order.count = t.fighters.count = t.victims.count = t.stacked = 0;
    t.rested = t.served = t.gathered = t.hunted = t.rerolls = t.settled = t.climbing = 0;
    t.interrupted = BETWEEN;
    t.beast_hearts = t.with_beast ? BEAST_HEARTS : 0;
    t.beast_place = t.trophy = t.winner = NONE;
    for (int kind = 0; kind < 4; kind++) t.stock[kind] = TOKENS[kind];
    for (int card = 0; card < EVOLUTIONS; card++) put(t.evolution_pile, card);
    for (int card = 0; card < PREYS; card++) put(t.hunt_pile, card);
    for (int card = 0; card < GATHER_KINDS; card++)
        for (int i = 0; i < GATHER_CARD[card].copies; i++) put(t.gather_pile, card);
    for (int card = 0; card < BONUS_KINDS; card++)
        for (int i = 0; i < BONUS_CARD[card].copies; i++) put(t.bonus_pile, card);
    shuffle(t, t.evolution_pile);
    shuffle(t, t.hunt_pile);
    shuffle(t, t.gather_pile);
    shuffle(t, t.bonus_pile);
    for (int slot = 0; slot < ROW; slot++) {
        t.hunt_row[slot] = (int8_t)take_last(t.hunt_pile);
        t.evolution_row[slot] = (int8_t)take_last(t.evolution_pile);
    }
    List<SEATS> characters;
    characters.count = 0;
    for (int one = 0; one < SEATS; one++) put(characters, one);
    shuffle(t, characters);
    for (int seat = 0; seat < SEATS; seat++) {
        t.character[seat] = characters.at[seat];
        t.hearts[seat] = FULL_HEARTS;
        t.points[seat] = t.hand[seat].count = 0;
        t.standing[seat] = CAVE;
        t.destination[seat] = NONE;
        for (int kind = 0; kind < 4; kind++) t.purse[seat][kind] = 0;
    }
    for (int seat = 0; seat < t.k; seat++) {
        gain(t, seat, KROMS, START_KROMS);
        draw_bonus(t, seat, START_BONUS);
    }
    start_round(t);
}
