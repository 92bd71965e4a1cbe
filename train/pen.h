// Writes down what a seat sees, number by number.
template <typename Number> struct Pen {
    Number *at;
    FN_MEMBER void operator()(float number) { *at++ = (Number)number; }
    FN_MEMBER void one_of(int place, int count) {
        for (int i = 0; i < count; i++) (*this)(i == place ? 1.0f : 0.0f);
    }
    FN_MEMBER void nothing(int count) { one_of(NONE, count); }
};
