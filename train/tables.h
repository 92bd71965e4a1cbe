// Tables by the thousand, one thread each on an accelerator (nvcc -x cu), in a loop elsewhere: what `train/ppo.py` calls. Included at the end of a
// game's own file, which says what a Table is and how one is begun, seen and gone on with.
#ifdef __CUDACC__
typedef __half Wide;
#define EACH int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n)
__global__ void begin_all(Table *t, const int32_t *s, uint64_t d, int n) { EACH begin(t, s, d, i); }
__global__ void see_all(const Table *t, Wide *x, uint8_t *m, int32_t *w, int n) { EACH see(t, x, m, w, i); }
__global__ void go_all(Table *t, const int32_t *a, float *s, uint8_t *o, int n) { EACH go(t, a, s, o, i); }
#define ALL(kernel, ...) kernel##_all<<<(n + 63) / 64, 64>>>(__VA_ARGS__, n)
#else
typedef float Wide;
#define ALL(kernel, ...) for (int i = 0; i < n; i++) kernel(__VA_ARGS__, i)
#endif

extern "C" {
int table_bytes() { return sizeof(Table); }
void tables_begin(Table *t, const int32_t *seats, uint64_t seed, int n) { ALL(begin, t, seats, seed); }
void tables_see(const Table *t, Wide *x, uint8_t *may, int32_t *who, int n) { ALL(see, t, x, may, who); }
void tables_go(Table *t, const int32_t *actions, float *shares, uint8_t *over, int n) { ALL(go, t, actions, shares, over); }
}
