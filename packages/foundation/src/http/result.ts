import type { GrocerError } from './grocer-error.ts';

/** How an expected failure travels: as a value, never thrown. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: GrocerError };

export const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });
export const err = (error: GrocerError): Result<never> => ({ ok: false, error });
