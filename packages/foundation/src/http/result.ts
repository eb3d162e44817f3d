import type { GrocerError } from './grocer-error.ts';

/** The result of an operation that can fail. Expected errors are returned as values, never thrown. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: GrocerError };

export const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });
export const err = (error: GrocerError): Result<never> => ({ ok: false, error });
