import type { Migration } from '../../db/migrate.ts';

const text = (name: string): string => `alter table products add column ${name} text not null default ''`;
const number = (name: string): string => `alter table products add column ${name} integer not null default 0`;

/** What a shop tells of its products, beside what they cost. */
export const catalogueMigration = (id: number): Migration => ({
  id,
  statements: [
    // The seed brings them back, with what is told of them now.
    'delete from products',
    ...['brand', 'aisle', 'unit_price', 'picture', 'ways', 'location', 'tags'].map(text),
    ...['is_weighed', 'is_low', 'is_new', 'minimum_age'].map(number),
    'create index products_by_aisle on products (aisle)',
  ],
});
