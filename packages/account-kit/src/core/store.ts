import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Settings } from './settings.ts';

/** Everything an account knows. */
export interface AccountStore {
  readonly settings: Settings;
  readonly status: 'loading' | 'ready' | 'failed';
}

/** One store per mount. */
export const createAccountStore = (settings: Settings): StoreApi<AccountStore> =>
  createStore<AccountStore>()(() => ({ settings, status: 'loading' }));
