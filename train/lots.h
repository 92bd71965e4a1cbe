// A table's chance: drawn, or as a test has told it.
FN int lot(Table &t, int n) {
    t.dice += 0x9E3779B97F4A7C15ull;
    uint64_t z = t.dice;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return (int)(((z ^ (z >> 31)) >> 33) % (uint64_t)n);
}

FN int below(Table &t, int n) { return t.told_next < t.told_count ? t.told[t.told_next++] : lot(t, n); }
