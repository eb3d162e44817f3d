import { searchProducts } from '@grocer/foundation/contract';
import type { ProductSearch } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gtin } from '../../testing/fulfilment-bodies-for-tests.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { send } from '../../testing/shopper-for-tests.ts';
import { productRows } from './product-rows.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

async function search(wanted: ProductSearch) {
  const { query = {} } = searchProducts.encode(wanted);
  const said = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined);
  const path = `${searchProducts.path}?${new URLSearchParams(said)}`;
  const { body } = await send(sandbox, {}, { ...searchProducts, path });
  return searchProducts.decode(v.parse(searchProducts.response, body));
}
const namesOf = async (wanted: ProductSearch) => (await search(wanted)).map(({ name }) => name);

it('finds everything without a query, and all products of an aisle', async () => {
  expect(await search({})).toHaveLength(productRows().length);
  expect(await namesOf({ aisle: 'dairy-eggs' })).toEqual([
    'Whole Milk',
    '2% Milk',
    'Oat Drink',
    'Fresh Cream',
    'Large Eggs',
    'Free Range Eggs',
    'Sharp Cheddar',
    'Salted Butter',
    'Greek Yogurt',
  ]);
  expect(await namesOf({ aisle: 'garden' })).toEqual([]);
});

it.each([
  ['a word, in any case', 'MILK', ['Whole Milk', '2% Milk', 'Oat Drink', 'Fresh Cream']],
  ['each of several words', 'red  apple', ['Red Apples']],
  [
    'a kind before an aisle',
    'beer',
    [
      'Lager',
      'Pale Ale',
      'Red Wine',
      'White Wine',
      'Rose Wine',
      'Sparkling Wine',
      'India Pale Ale',
      'Hard Cider',
    ],
  ],
  [
    'their names before those of others in the same aisle',
    'egg',
    [
      'Large Eggs',
      'Free Range Eggs',
      'Whole Milk',
      '2% Milk',
      'Oat Drink',
      'Fresh Cream',
      'Sharp Cheddar',
      'Salted Butter',
      'Greek Yogurt',
      'Veggie Burgers',
    ],
  ],
  ['a brand', 'clearwater shampoo', ['Daily Shampoo']],
  ['a diet within an aisle', 'dairy vegan', ['Oat Drink']],
  ['the code on its package', gtin(54), ['Long Grain Rice']],
  ['a part of that code', gtin(54).slice(-4), []],
  ['several of what it names', 'sparkling wines', ['Sparkling Wine']],
  ['a plural where the name has one', 'tomatoes', ['Tomatoes on the Vine', 'Roma Tomatoes']],
  ['a sign that stands for anything elsewhere', '%', ['2% Milk']],
  ['another of those', '_', []],
  ['what nobody sells', 'unicorn', []],
])('finds products by %s', async (_, text, names) => expect(await namesOf({ text })).toEqual(names));

it('finds products by code, with the details that a shop shows', async () => {
  const [chicken, wine] = await search({ gtins: [gtin(19), gtin(35), '2999999999999'] });
  expect(chicken).toEqual({
    id: gtin(19),
    upc: gtin(19),
    name: 'Chicken Breast',
    size: 'about 2 lb',
    price: 899,
    isAlcohol: false,
    isAvailable: true,
    needsProp65Warning: false,
    membership: undefined,
    brand: 'Millbrook',
    aisle: 'meat-fish',
    family: 'chicken',
    unitPrice: '$4.49 / lb',
    image: 'chicken',
    minimumAge: undefined,
    isSoldByWeight: true,
    isSnapEligible: true,
    modalities: ['PICKUP', 'DELIVERY', 'IN_STORE'],
    stock: 'IN',
    location: 'Back wall',
    tags: ['gluten-free'],
    isNew: false,
  });
  expect(wine).toMatchObject({ name: 'Red Wine', isAlcohol: true, minimumAge: 21, isSnapEligible: false });
});

it('reports the stock and the ways to shop of a product', async () => {
  const [bread, rotisserie, butter] = await search({ gtins: [gtin(8), gtin(53), gtin(55)] });
  expect(bread).toMatchObject({ name: 'Sourdough Loaf', stock: 'OUT', isAvailable: false });
  expect(butter).toMatchObject({ name: 'Peanut Butter', stock: 'LOW', isAvailable: true });
  expect(butter?.modalities).toContain('SHIP');
  expect(rotisserie?.modalities).toEqual(['PICKUP', 'IN_STORE']);
});
