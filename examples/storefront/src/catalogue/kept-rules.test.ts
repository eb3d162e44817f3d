import { expect, it } from 'vitest';
import { keptProducts } from './kept-rules.ts';

const of = (...upcs: readonly string[]) => upcs.map((upc) => ({ upc }));

it.each([
  ['nothing, where nothing was seen', ['a'], [], []],
  ['what is in the cart, then what was seen last', ['a', 'x'], ['b', 'a', 'c'], ['a', 'c', 'b']],
  ['six at most', ['g'], ['a', 'b', 'c', 'd', 'e', 'f', 'g'], ['g', 'f', 'e', 'd', 'c', 'b']],
] as const)('shows %s', (_, inCart, seen, shown) =>
  expect(keptProducts({ inCart, seen: of(...seen) })).toEqual(of(...shown)),
);
