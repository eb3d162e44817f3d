/** Random values; the same seed gives the same values in the same order. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from 0 (inclusive) to `below` (exclusive). */
  below(below: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  chance(of: number): boolean;
}

/** Creates a mulberry32 generator from an integer. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: ([first, ...others]) => {
      const at = below(others.length + 1);
      return at === 0 ? first : (others[at - 1] ?? first);
    },
    chance: (of) => next() < of,
  };
}
