import { expect, it } from 'vitest';
import { lineOf, obstacleTo, obstacleWords, percentOff, nameOfAdding } from './buying-rules.ts';

const MILK = { stock: 'IN', modalities: ['PICKUP', 'DELIVERY', 'IN_STORE'] } as const;

it.each([
  ['nothing, where nobody has chosen how to shop', MILK, undefined, undefined],
  ['nothing, where it can be had so', MILK, 'DELIVERY', undefined],
  ['nothing, where little is left', { ...MILK, stock: 'LOW' }, 'PICKUP', undefined],
  ['that it is gone', { ...MILK, stock: 'OUT' }, 'PICKUP', 'out-of-stock'],
  ['that it is not shipped', MILK, 'SHIP', 'other-way'],
  ['that it is taken from the shelf', MILK, 'IN_STORE', 'in-store'],
] as const)('finds as an obstacle to adding a product: %s', (_what, product, modality, obstacle) =>
  expect(obstacleTo(product, modality)).toBe(obstacle),
);

it('explains why a product cannot be added, or where it is', () => {
  const about = { location: 'Aisle 7', modality: 'SHIP' } as const;
  expect(obstacleWords('out-of-stock', about)).toBe('Out of stock');
  expect(obstacleWords('in-store', about)).toBe('Aisle 7');
  expect(obstacleWords('other-way', about)).toBe('Not shipped');
});

it('finds the cart line of a product for one way to shop only', () => {
  const line = { id: 'l', gtin13: '1', quantity: 2, modality: 'PICKUP' as const };
  const rest = {
    substitutionPolicy: 'NONE' as const,
    substitutionItems: [],
    instructions: '',
    sellerId: undefined,
    sourceStoreId: undefined,
  };
  expect(lineOf([{ ...line, ...rest }], '1', 'PICKUP')?.id).toBe('l');
  expect(lineOf([{ ...line, ...rest }], '1', 'DELIVERY')).toBeUndefined();
});

it.each([
  [39, 59, 34],
  [699, 899, 22],
])('computes for %i instead of %i a discount of %i percent', (now, usual, percent) =>
  expect(percentOff(now, usual)).toBe(percent),
);

it.each([
  ['Add', 'Add to cart, Milk'],
  ['Add to cart', 'Add to cart, Milk'],
  ['Add for pickup', 'Add for pickup, Milk'],
])('starts the accessible name of the button with its visible text: %s', (words, name) =>
  expect(nameOfAdding(words, 'Milk')).toBe(name),
);
