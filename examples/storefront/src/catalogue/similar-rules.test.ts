import type { CatalogueProduct } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { backupsOf, similarTo } from './similar-rules.ts';

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
