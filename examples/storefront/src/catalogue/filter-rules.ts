import type { CatalogueProduct, Cents } from '@grocer/foundation/domain';

/** Filters and sort order of a product list, as the query of its address has them. */
export interface Filters {
  readonly kinds: readonly string[];
  readonly diets: readonly string[];
  readonly shows: readonly Show[];
  /** Upper price limit in cents; 0 without a limit. */
  readonly most: Cents;
  readonly sort: Sort;
}

export const SHOWS = ['in-stock', 'on-sale', 'snap', 'new'] as const;
export type Show = (typeof SHOWS)[number];
export const SORTS = ['popular', 'price', 'price-down', 'name'] as const;
export type Sort = (typeof SORTS)[number];
/** Price limits to choose from, in cents. */
export const LIMITS = [400, 600, 1000] as const;

/** Labels of the filters; below, of the sort orders. */
export const SHOW_WORDS: Readonly<Record<Show, string>> = {
  'in-stock': 'In stock',
  'on-sale': 'On sale',
  snap: 'SNAP EBT eligible',
  new: 'New',
};
export const SORT_WORDS: Readonly<Record<Sort, string>> = {
  popular: 'Popular',
  price: 'Price, low to high',
  'price-down': 'Price, high to low',
  name: 'Name',
};

/** Formats the code of a family or a diet: "frozen-veg" becomes "Frozen veg". */
export const wordsOf = (code: string): string =>
  `${code.charAt(0).toUpperCase()}${code.slice(1)}`.replaceAll('-', ' ');

const listIn = (query: URLSearchParams, name: string): readonly string[] =>
  (query.get(name) ?? '').split(',').filter(Boolean);

const oneOf = <Value extends string>(known: readonly Value[], given: string): Value | undefined =>
  known.find((value) => value === given);

/** Reads filters from the query of an address; unknown values are ignored. */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search);
  const most = LIMITS.find((limit) => String(limit) === query.get('max')) ?? 0;
  return {
    kinds: listIn(query, 'kind'),
    diets: listIn(query, 'diet'),
    shows: listIn(query, 'show').flatMap((one) => oneOf(SHOWS, one) ?? []),
    most,
    sort: oneOf(SORTS, query.get('sort') ?? '') ?? 'popular',
  };
}

/** Returns the query of an address with other filters; default values are left out. */
export function withFilters(search: string, { kinds, diets, shows, most, sort }: Filters): string {
  const query = new URLSearchParams(search);
  const said: readonly (readonly [name: string, value: string])[] = [
    ['kind', kinds.join(',')],
    ['diet', diets.join(',')],
    ['show', shows.join(',')],
    ['max', most === 0 ? '' : String(most)],
    ['sort', sort === 'popular' ? '' : sort],
  ];
  for (const [name, value] of said) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns how many filters are on; the sort order is not one. */
export const countOfFilters = ({ kinds, diets, shows, most }: Filters): number =>
  kinds.length + diets.length + shows.length + (most === 0 ? 0 : 1);

/** Returns the current price of a product, flash sales included. */
export type CentsOf = (product: CatalogueProduct) => Cents;

function isShown(product: CatalogueProduct, show: Show, centsOf: CentsOf): boolean {
  switch (show) {
    case 'in-stock':
      return product.stock !== 'OUT';
    case 'on-sale':
      return centsOf(product) < product.price;
    case 'snap':
      return product.isSnapEligible;
    default:
      return product.isNew;
  }
}

const ORDERS: Readonly<
  Record<Sort, (centsOf: CentsOf) => (a: CatalogueProduct, b: CatalogueProduct) => number>
> = {
  popular: () => () => 0,
  price: (centsOf) => (a, b) => centsOf(a) - centsOf(b),
  'price-down': (centsOf) => (a, b) => centsOf(b) - centsOf(a),
  name: () => (a, b) => a.name.localeCompare(b.name),
};

/** Returns the products that match the filters, sorted; those out of stock come last. */
export function filtered(
  products: readonly CatalogueProduct[],
  { kinds, diets, shows, most, sort }: Filters,
  centsOf: CentsOf,
): readonly CatalogueProduct[] {
  const isOut = ({ stock }: CatalogueProduct): number => (stock === 'OUT' ? 1 : 0);
  return products
    .filter(
      (product) =>
        (kinds.length === 0 || kinds.includes(product.family)) &&
        diets.every((diet) => product.tags.includes(diet)) &&
        shows.every((show) => isShown(product, show, centsOf)) &&
        (most === 0 || centsOf(product) < most),
    )
    .toSorted(ORDERS[sort](centsOf))
    .toSorted((a, b) => isOut(a) - isOut(b));
}

/** Returns the families or diets of products, the most frequent first. */
export function codesIn(
  products: readonly CatalogueProduct[],
  codesOf: (product: CatalogueProduct) => readonly string[],
): readonly string[] {
  const counts = new Map<string, number>();
  for (const code of products.flatMap(codesOf)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([code]) => code);
}

/** Adds a value to a list, or removes it if the list has it. */
export const toggled = <Value>(list: readonly Value[], value: Value): readonly Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
