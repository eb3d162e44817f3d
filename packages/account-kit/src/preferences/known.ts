import type { PreferenceTrouble } from './trouble-rules.ts';

/** What the service says of something that belongs to a shopper. */
export type Known<Value> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly value: Value }
  | { readonly phase: 'failed'; readonly trouble: PreferenceTrouble };

/** What is known of it, once it is. */
export const valueOf = <Value>(known: Known<Value>): Value | undefined =>
  known.phase === 'ready' ? known.value : undefined;
