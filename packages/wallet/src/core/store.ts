import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { createCardsSlice } from '../cards/slice.ts';
import type { CardsSlice } from '../cards/slice.ts';
import type { AddressesState } from '../forms/addresses/state.ts';
import { createFlyoutSlice } from '../flyout/slice.ts';
import type { FlyoutSlice } from '../flyout/slice.ts';
import { createFormsSlice } from '../forms/slice.ts';
import type { FormsSlice } from '../forms/slice.ts';
import { createSelectionSlice } from '../selection/slice.ts';
import type { SelectionSlice } from '../selection/slice.ts';
import type { Settings } from './settings.ts';
import type { WalletDeps } from './slice.ts';

/** The state of a wallet, one slice per concern. */
export type WalletStore = CardsSlice &
  SelectionSlice &
  FlyoutSlice &
  FormsSlice &
  AddressesState & { readonly settings: Settings };

/** Creates the store of one mount. The slices are combined only here. */
export const createWalletStore = (settings: Settings, deps: WalletDeps): StoreApi<WalletStore> =>
  createStore<WalletStore>()((set, get) => ({
    settings,
    ...createCardsSlice(deps)(set, get),
    ...createSelectionSlice(deps)(set, get),
    ...createFlyoutSlice(deps)(set, get),
    ...createFormsSlice(deps)(set, get),
  }));
