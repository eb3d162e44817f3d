import type { CatalogueProduct } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { backupsOf, goesWith, similarTo } from './similar-rules.ts';

it('lists products in stock, the same family first, without the product itself', () => {
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

describe('a backup', () => {
  const one = (upc: string, family: string, modalities: readonly string[] = ['PICKUP']) =>
    ({ upc, family, modalities, stock: 'IN' }) as CatalogueProduct;
  const oat = one('oat', 'milk', ['DELIVERY']);
  const soy = one('soy', 'milk');
  const eggs = one('eggs', 'eggs');
  it.each([
    ['of its own kind alone', [eggs, soy, oat], ['soy']],
    ['of another kind, where there is nothing else of its own in this way', [eggs, oat], ['eggs']],
    ['none, where there is nothing', [oat], []],
  ])('is %s', (_, aisle, upcs) =>
    expect(backupsOf({ upc: 'milk', family: 'milk' }, 'PICKUP', aisle).map(({ upc }) => upc)).toEqual(upcs),
  );
});

describe('what goes with a cart', () => {
  const one = (upc: string, aisle: string, family: string, stock: CatalogueProduct['stock'] = 'IN') =>
    ({ upc, aisle, family, stock }) as CatalogueProduct;
  const all = [
    one('milk', 'dairy', 'milk'),
    one('oat', 'dairy', 'milk'),
    one('butter', 'dairy', 'butter'),
    one('cream', 'dairy', 'cream', 'OUT'),
    one('pasta', 'pantry', 'pasta'),
    one('soap', 'care', 'soap'),
    one('cheese', 'dairy', 'cheese'),
    one('shampoo', 'care', 'shampoo'),
  ];
  it.each([
    ['nothing for an empty cart', [], []],
    ['other kinds of the same aisle, in stock', ['milk'], ['butter', 'cheese']],
    ['one of each kind, of the aisles in turn', ['butter', 'soap'], ['milk', 'shampoo', 'cheese']],
    ['nothing for products that are not known', ['gone'], []],
  ])('is %s', (_, cart, upcs) =>
    expect(
      goesWith(
        cart.map((gtin13) => ({ gtin13 })),
        all,
      ).map(({ upc }) => upc),
    ).toEqual(upcs),
  );
});
