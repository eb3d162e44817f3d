import type { CatalogueProduct } from '@grocer/foundation/domain';
import { expect, it } from 'vitest';
import { similarTo } from './similar-rules.ts';

it('is what is in stock, its own kind first, and not itself', () => {
  const one = (upc: string, family: string, stock: CatalogueProduct['stock'] = 'IN') =>
    ({ upc, family, stock }) as CatalogueProduct;
  const aisle = [
    one('eggs', 'eggs'),
    one('milk', 'milk'),
    one('cream', 'milk', 'OUT'),
    one('butter', 'butter', 'LOW'),
    one('oat', 'milk'),
  ];
  const similar = similarTo({ upc: 'milk', family: 'milk' }, aisle);
  expect(similar.map(({ upc }) => upc)).toEqual(['oat', 'eggs', 'butter']);
});
