/** A value that SQLite stores. */
export type SqlValue = null | string | number | bigint | Uint8Array;

/** Returns a query's parameter as a value that SQLite stores. Throws for any other, as for a boolean. */
export function toSqlValue(value: unknown): SqlValue {
  if (value === null || value instanceof Uint8Array) return value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  throw new TypeError(`SQLite stores no ${typeof value}.`);
}
