// What a seat of Krom can do, each by its number, and its doing (games/krom/rules/play.py, action.py, places.py; the numbers are those of sight.py).
#pragma once
#include "krom_rules.h"

enum {
    GO_AT = 0,
    PASS_AT = 4,
    DECLINE_AT = 5,
    COUNTER_AT = 6,
    LOOT_AT = 7,
    REST_AT = 13,
    SERVICE_AT = 14,
    RESHUFFLE_AT = 19,
    GATHER_AT = 20,
    HUNT_AT = 21,
    CLIMB_AT = 33,
    SETTLE_AT = 34,
    EVOLVE_AT = 37,
    END_AT = 41,
    REROLL_AT = 42,
    PLAY_AT = 74,
    ACTIONS = 203
};
enum { LOOTS = 6, WARES = 5 };
DATA int8_t LOOT_OF[LOOTS] = {WOOD, BONE, STONE, KROMS, BONUS, NONE};
DATA int8_t SETTLE_OF[3] = {NONE, STONE, BONUS};
DATA int8_t WARE[WARES] = {WOOD, BONE, STONE, BONUS, HEARTS};
// Where the ways to play each Bonus begin: by target, then by what is given, then by what is taken.
DATA int16_t PLAYS_FROM[BONUS_KINDS + 1] = {0,  1,  2,  3,  4,  5,  5,  6,  7,  8,  9,  10,
                                            11, 16, 31, 36, 41, 56, 57, 60, 69, 84, 129};

// What can be done

#include "offers.h"

// In which order a row is seen: by the cards, so that no slot means more than another.
FN void sort_row(const int8_t *row, int8_t *slots) {
    for (int i = 0; i < ROW; i++) {
        int at = i;
        while (at > 0 && row[slots[at - 1]] > row[i]) slots[at] = slots[at - 1], at--;
        slots[at] = (int8_t)i;
    }
}

FN int named(int kind) { return kind == ANY_RESOURCE ? 3 : 1; }

FN void list_plays(const Table &t, int seat, int index, Offers &offers) {
    const BonusCard &card = BONUS_CARD[index];
    for (int on = aims(card) ? 1 : 0; on < (aims(card) ? t.k : 1); on++) {
        int target = (seat + on) % t.k;
        if (card.effect == STEAL && t.standing[target] != t.place) continue;
        for (int i = 0; i < named(card.give); i++) {
            int give = card.give == ANY_RESOURCE ? WOOD + i : card.give;
            if (!can_pay(t, seat, card, give)) continue;
            for (int j = 0; j < named(card.take); j++) {
                int take = card.take == ANY_RESOURCE ? WOOD + j : card.take;
                if (give != take && has_effect(t, seat, card, target, take))
                    offer(offers, PLAY_AT + PLAYS_FROM[index] + ((on ? on - 1 : 0) * named(card.give) + i) * named(card.take) + j);
            }
        }
    }
}

FN bool is_affordable(const Table &t, int seat, const Evolution &card) {
    for (int kind = 0; kind < 4; kind++)
        if (t.purse[seat][kind] < card.cost[kind]) return false;
    return true;
}

FN void list_cave(const Table &t, int seat, Offers &offers) {
    if (t.rested) return;
    int kroms = t.purse[seat][KROMS];
    if (!t.served) offer(offers, REST_AT);
    for (int i = 0; i < 3; i++)
        if (kroms >= TOKEN_PRICE && t.stock[WARE[i]]) offer(offers, SERVICE_AT + i);
    if (kroms >= BONUS_PRICE && (t.bonus_pile.count || t.bonus_discard.count)) offer(offers, SERVICE_AT + 3);
    if (kroms >= HEAL_PRICE && t.hearts[seat] < FULL_HEARTS) offer(offers, SERVICE_AT + 4);
}

FN void list_mountain(const Table &t, int seat, Offers &offers) {
    if (!t.climbing) {
        if (!t.settled) offer(offers, CLIMB_AT);
        return;
    }
    if (t.rerolls < MOST_REROLLS && t.purse[seat][KROMS] >= REROLL_PRICE[t.rerolls])
        for (int mask = 1; mask < 1 << CLIMB_DICE; mask++) {
            bool first = true; // of equal dice, the first ones
            for (int i = 1; i < CLIMB_DICE; i++)
                if (t.climb[i] == t.climb[i - 1] && mask >> i & 1 && !(mask >> (i - 1) & 1)) first = false;
            if (first) offer(offers, REROLL_AT + mask);
        }
    if (COMBINATION[reached(t)].choice) {
        offer(offers, SETTLE_AT + 1);
        offer(offers, SETTLE_AT + 2);
    } else {
        offer(offers, SETTLE_AT);
    }
}

FN void list_actions(const Table &t, int seat, Offers &offers) {
    int kroms = t.purse[seat][KROMS];
    int8_t slots[ROW];
    if (t.place == CAVE) {
        list_cave(t, seat, offers);
    } else if (t.place == FOREST) {
        if (!t.gathered && t.gather_discard.count) offer(offers, RESHUFFLE_AT);
        if (t.gathered < MOST_GATHERED && kroms >= GATHER_PRICE[t.gathered]) offer(offers, GATHER_AT);
    } else if (t.place == SAVANNAH) {
        for (int i = 0; i < ROW && !t.hunted; i++)
            for (int extra = 0; extra <= MOST_EXTRA && kroms >= DIE_PRICE * extra; extra++)
                offer(offers, HUNT_AT + (MOST_EXTRA + 1) * i + extra);
    } else {
        list_mountain(t, seat, offers);
    }
    sort_row(t.evolution_row, slots);
    for (int i = 0; i < ROW; i++) {
        int card = t.evolution_row[slots[i]];
        if (card != NONE && fits(EVOLUTION[card].place, t.place) && is_affordable(t, seat, EVOLUTION[card]))
            offer(offers, EVOLVE_AT + i);
    }
    int listed = 0;
    for (int i = 0; i < t.hand[seat].count; i++) {
        int index = t.hand[seat].at[i];
        if (BONUS_CARD[index].symbol || !fits(BONUS_CARD[index].place, t.place) || listed >> index & 1) continue;
        listed |= 1 << index;
        list_plays(t, seat, index, offers);
    }
    if (!place_action_pending(t)) offer(offers, END_AT);
}

FN_APART void list_offers(const Table &t, Offers &offers) {
    int seat = t.asking;
    if (t.phase == ACTION) {
        list_actions(t, seat, offers);
    } else if (t.phase == MOVE) {
        for (int place = 0; place < PLACES; place++)
            if (place != t.standing[seat]) offer(offers, GO_AT + place);
    } else if (t.phase == FIGHT) {
        for (int index = 0; index < NOPE; index++)
            if (fits(BONUS_CARD[index].place, t.place) && has(t.hand[seat], index)) offer(offers, PLAY_AT + PLAYS_FROM[index]);
        offer(offers, PASS_AT);
    } else if (t.phase == REACTION) {
        if (has(t.hand[seat], NOPE)) offer(offers, COUNTER_AT);
        offer(offers, DECLINE_AT);
    } else {
        int victim = t.victims.at[0];
        for (int i = 0; i < 4; i++)
            if (t.purse[victim][LOOT_OF[i]]) offer(offers, LOOT_AT + i);
        if (t.hand[victim].count) offer(offers, LOOT_AT + 4);
        offer(offers, LOOT_AT + 5);
    }
}

// What is done

FN void play_bonus(Table &t, int seat, int play) {
    int index = 0;
    while (PLAYS_FROM[index + 1] <= play) index++;
    const BonusCard &card = BONUS_CARD[index];
    play -= PLAYS_FROM[index];
    int take = card.take == ANY_RESOURCE ? WOOD + play % 3 : card.take;
    play /= named(card.take);
    int give = card.give == ANY_RESOURCE ? WOOD + play % 3 : card.give;
    play /= named(card.give);
    lay_down(t, seat, index, aims(card) ? (seat + 1 + play) % t.k : NONE, give, take);
}

FN_APART void act(Table &t, int action) {
    int seat = t.asking;
    int8_t slots[ROW];
    if (action < PASS_AT) {
        choose_destination(t, seat, action - GO_AT);
    } else if (action == PASS_AT) {
        t.passed |= 1 << seat;
        if (all_passed(t)) close_fight(t);
    } else if (action == DECLINE_AT) {
        decline(t, seat);
    } else if (action == COUNTER_AT) {
        lay_down(t, seat, NOPE, NONE, NONE, NONE);
    } else if (action < REST_AT) {
        loot(t, LOOT_OF[action - LOOT_AT]);
    } else if (action == REST_AT) {
        receive(t, seat, REST);
        t.rested = 1;
    } else if (action < RESHUFFLE_AT) {
        serve(t, WARE[action - SERVICE_AT]);
    } else if (action == RESHUFFLE_AT) {
        turn_over(t, t.gather_pile, t.gather_discard);
    } else if (action == GATHER_AT) {
        gather(t);
    } else if (action < CLIMB_AT) {
        sort_row(t.hunt_row, slots);
        hunt(t, slots[(action - HUNT_AT) / (MOST_EXTRA + 1)], (action - HUNT_AT) % (MOST_EXTRA + 1));
    } else if (action == CLIMB_AT) {
        climb(t);
    } else if (action < EVOLVE_AT) {
        settle(t, SETTLE_OF[action - SETTLE_AT]);
    } else if (action < END_AT) {
        sort_row(t.evolution_row, slots);
        evolve(t, slots[action - EVOLVE_AT]);
    } else if (action == END_AT) {
        t.acted |= 1 << seat;
        t.phase = BETWEEN;
        t.active = NONE;
    } else if (action < PLAY_AT) {
        reroll(t, action - REROLL_AT);
    } else {
        play_bonus(t, seat, action - PLAY_AT);
    }
    run_on(t);
}
