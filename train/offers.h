// What can be done at a table, as its game lists it.
struct Offers {
    uint8_t *may; // by action; or nowhere, where it is only counted
    int count, last;
};

FN void offer(Offers &offers, int action) {
    if (offers.may) offers.may[action] = 1;
    offers.count++;
    offers.last = action;
}
