/* What the yardstick's games look like, so that another engine on the same deck can be held against them. */
#include "yardstick.c"

/* Play games as playout does; sum their decisions and squares, and count wins by distance from the first player. */
void outcomes(int seats, u32 first_seed, u32 games, u64 *decisions, u64 *squares, u32 *wins) {
  init();
  *decisions = *squares = 0;
  memset(wins, 0, seats * sizeof *wins);
  for (u32 seed = first_seed; seed < first_seed + games; seed++) {
    Game g;
    new_game(&g, seats, seed);
    int first = g.active;
    u32 x = seed * 0x85EBCA6Bu + 0xC2B2AE35u;
    u64 n = 0;
    if (!x) x = 1;
    while (g.noptions) {
      x ^= x << 13;
      x ^= x >> 17;
      x ^= x << 5;
      apply(&g, g.options[((u64)x * g.noptions) >> 32]);
      n++;
    }
    *decisions += n;
    *squares += n * n;
    wins[(g.winner - first + seats) % seats]++;
  }
}
