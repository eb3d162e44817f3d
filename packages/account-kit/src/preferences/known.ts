import type { PreferenceTrouble } from './trouble-rules.ts';

/** Loading state of a value that the service keeps for a shopper. */
export type Known<Value> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly value: Value }
  | { readonly phase: 'failed'; readonly trouble: PreferenceTrouble };

/** Returns the loaded value, if any. */
export const valueOf = <Value>(known: Known<Value>): Value | undefined =>
  known.phase === 'ready' ? known.value : undefined;
