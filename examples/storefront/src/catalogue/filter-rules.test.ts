import type { CatalogueProduct } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import {
  codesIn,
  countOfFilters,
  filtered,
  readFilters,
  toggled,
  withFilters,
  wordsOf,
} from './filter-rules.ts';

const product = (name: string, more: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  id: name,
  upc: name,
  name,
  size: '',
  price: 500,
  isAlcohol: false,
  isAvailable: true,
  needsProp65Warning: false,
  membership: undefined,
  brand: '',
  aisle: 'pantry',
  family: 'pasta',
  unitPrice: '',
  image: '',
  minimumAge: undefined,
  isSoldByWeight: false,
  isSnapEligible: true,
  modalities: ['PICKUP'],
  stock: 'IN',
  location: '',
  tags: [],
  isNew: false,
  ...more,
});

const SHELF = [
  product('Penne', { price: 149 }),
  product('Saffron', { price: 1499, family: 'spices', stock: 'OUT', tags: ['vegan'] }),
  product('Chips', { price: 349, family: 'chips', tags: ['vegan', 'gluten-free'], isNew: true }),
  product('Batteries', { price: 799, family: 'batteries', isSnapEligible: false }),
];
const centsOf = ({ name, price }: CatalogueProduct) => (name === 'Chips' ? 279 : price);
const namesOf = (search: string) => filtered(SHELF, readFilters(search), centsOf).map(({ name }) => name);

describe('a list of products', () => {
  it.each([
    ['', 0],
    ['?sort=price', 0],
    ['?kind=pasta,chips&diet=vegan&show=snap&max=600', 5],
  ])('counts the filters of "%s"', (search, count) => {
    expect(countOfFilters(readFilters(search))).toBe(count);
  });

  it.each([
    ['', ['Penne', 'Chips', 'Batteries', 'Saffron']],
    ['?kind=pasta,chips', ['Penne', 'Chips']],
    ['?diet=vegan', ['Chips', 'Saffron']],
    ['?diet=vegan,gluten-free', ['Chips']],
    ['?show=in-stock', ['Penne', 'Chips', 'Batteries']],
    ['?show=on-sale', ['Chips']],
    ['?show=snap', ['Penne', 'Chips', 'Saffron']],
    ['?show=new', ['Chips']],
    ['?max=400', ['Penne', 'Chips']],
    ['?max=123', ['Penne', 'Chips', 'Batteries', 'Saffron']],
    ['?sort=price', ['Penne', 'Chips', 'Batteries', 'Saffron']],
    ['?sort=price-down', ['Batteries', 'Chips', 'Penne', 'Saffron']],
    ['?sort=name', ['Batteries', 'Chips', 'Penne', 'Saffron']],
    ['?sort=weight&show=nothing', ['Penne', 'Chips', 'Batteries', 'Saffron']],
    ['?kind=nothing', []],
  ])('is filtered and sorted by "%s" to %j, with out-of-stock products last', (search, names) =>
    expect(namesOf(search)).toEqual(names),
  );

  it('keeps other URL parameters, and omits defaults', () => {
    const all = readFilters('?kind=a&diet=b&show=new&max=600&sort=name');
    expect(withFilters('?scheme=dark', all)).toBe('?scheme=dark&kind=a&diet=b&show=new&max=600&sort=name');
    expect(withFilters('?kind=a&max=600', readFilters(''))).toBe('');
    expect(readFilters(withFilters('', all))).toEqual(all);
  });
});

it('lists codes once, the most frequent first', () => {
  const tags = [['gluten-free'], ['vegan'], ['vegan', 'organic']];
  const shelf = tags.map((some) => product(some.join(), { tags: some }));
  expect(codesIn(shelf, (one) => one.tags)).toEqual(['vegan', 'gluten-free', 'organic']);
});

it('adds a missing value to a list, and removes an existing one', () => {
  expect([toggled(['a'], 'b'), toggled(['a', 'b'], 'a')]).toEqual([['a', 'b'], ['b']]);
});

it('converts a code to words', () => expect(wordsOf('frozen-veg')).toBe('Frozen veg'));
