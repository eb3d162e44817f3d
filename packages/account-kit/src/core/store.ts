import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { createAddressesSlice } from '../addresses/slice.ts';
import type { AddressesSlice } from '../addresses/slice.ts';
import { createAddressFormSlice } from '../features/address-form/slice.ts';
import type { AddressFormSlice } from '../features/address-form/slice.ts';
import { createAgeSlice } from '../features/age-verification/slice.ts';
import type { AgeSlice } from '../features/age-verification/slice.ts';
import { createStoreChoiceSlice } from '../features/preferred-store/slice.ts';
import type { StoreChoiceSlice } from '../features/preferred-store/slice.ts';
import { createPreferencesSlice } from '../preferences/slice.ts';
import type { PreferencesSlice } from '../preferences/slice.ts';
import { createProfileSlice } from '../profile/slice.ts';
import type { ProfileSlice } from '../profile/slice.ts';
import type { Settings } from './settings.ts';
import type { AccountDeps } from './slice.ts';

/** The state of one account, one slice per concern. */
export interface AccountStore
  extends AgeSlice, AddressesSlice, AddressFormSlice, PreferencesSlice, ProfileSlice, StoreChoiceSlice {
  readonly settings: Settings;
  readonly status: 'loading' | 'ready' | 'failed';
}

/** Creates the store of one mount. Slices are combined only here. */
export const createAccountStore = (settings: Settings, deps: AccountDeps): StoreApi<AccountStore> =>
  createStore<AccountStore>()((set, get) => ({
    settings,
    status: 'loading',
    ...createAgeSlice(deps)(set, get),
    ...createAddressesSlice(set, get),
    ...createAddressFormSlice(set, get),
    ...createPreferencesSlice(set, get),
    ...createProfileSlice(set, get),
    ...createStoreChoiceSlice(set, get),
  }));
