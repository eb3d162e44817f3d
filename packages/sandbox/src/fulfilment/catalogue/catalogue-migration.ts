import type { Migration } from '../../db/migrate.ts';

const text = (name: string): string => `alter table products add column ${name} text not null default ''`;
const number = (name: string): string => `alter table products add column ${name} integer not null default 0`;

/** Adds the product data that a shop shows, besides prices. */
export const catalogueMigration = (id: number): Migration => ({
  id,
  statements: [
    // The seed restores the products, with the new data.
    'delete from products',
    ...['brand', 'aisle', 'unit_price', 'picture', 'ways', 'location', 'tags'].map(text),
    ...['is_weighed', 'is_low', 'is_new', 'minimum_age'].map(number),
    'create index products_by_aisle on products (aisle)',
  ],
});
