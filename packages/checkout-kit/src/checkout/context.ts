import type { StoreApi } from 'zustand/vanilla';
import type { CheckoutDeps } from '../core/slice.ts';
import type { CheckoutStore } from '../core/store.ts';

/** The store and effects that actions work on. */
export interface CheckoutContext {
  readonly store: StoreApi<CheckoutStore>;
  readonly deps: CheckoutDeps;
}
