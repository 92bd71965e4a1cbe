// How a table is begun and seen whose game lists what can be done. Included by a game's own file once it says what a Table is, how one is dealt, what is
// offered there, and how many NUMBERS are seen of it.
FN void begin(Table *tables, const int32_t *seats, uint64_t seed, int i) {
    tables[i].k = (int8_t)seats[i];
    tables[i].dice = (seed * 1000003ull + i) * 0xD1342543DE82EF95ull + 1;
    deal(tables[i]);
}

template <typename Number> FN void see(const Table *tables, Number *x, uint8_t *may, int32_t *who, int i) {
    const Table &t = tables[i];
    Offers offers = {may + (int64_t)i * ACTIONS, 0, 0};
    for (int action = 0; action < ACTIONS; action++) offers.may[action] = 0;
    list_offers(t, offers);
    look_around(t, x + (int64_t)i * NUMBERS);
    who[i] = t.asking;
}
