import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { createCheckoutSlice } from '../features/checkout/slice.ts';
import type { CheckoutSlice } from '../features/checkout/slice.ts';
import type { SchedulingConfig } from '../config.ts';
import type { SchedulingDeps } from './deps.ts';
import { createEntrySlice } from '../features/entry/slice.ts';
import type { EntrySlice } from '../features/entry/slice.ts';
import { createModalSlice } from '../features/modals/slice.ts';
import type { ModalSlice } from '../features/modals/slice.ts';
import { createOfferSlice } from '../features/offer/slice.ts';
import type { OfferSlice } from '../features/offer/slice.ts';
import { createPromiseSlice } from '../features/promise/slice.ts';
import type { PromiseSlice } from '../features/promise/slice.ts';
import { createReplacementSlice } from '../features/replacement/slice.ts';
import type { ReplacementSlice } from '../features/replacement/slice.ts';
import { createSalesSlice } from '../features/sales/slice.ts';
import type { SalesSlice } from '../features/sales/slice.ts';
import { createPageReturnSlice } from '../features/page-return/slice.ts';
import type { PageReturnSlice } from '../features/page-return/slice.ts';

/** The whole state of the scheduling page besides the selector's, one slice per concern. */
export type SchedulingStore = EntrySlice &
  OfferSlice &
  PromiseSlice &
  CheckoutSlice &
  ReplacementSlice &
  SalesSlice &
  ModalSlice &
  PageReturnSlice;

/** Creates the store of one page, which combines the slices. */
export const createSchedulingStore = (
  deps: SchedulingDeps,
  arrival: SchedulingConfig['arrival'],
): StoreApi<SchedulingStore> =>
  createStore<SchedulingStore>()((set, get) => ({
    ...createEntrySlice(deps)(set, get),
    ...createOfferSlice(deps)(set, get),
    ...createPromiseSlice(deps)(set, get),
    ...createCheckoutSlice(deps)(set, get),
    ...createReplacementSlice(deps)(set, get),
    ...createSalesSlice(deps)(set, get),
    ...createPageReturnSlice(deps)(set, get),
    ...createModalSlice(arrival === 'order-timed-out' ? 'orderTimedOut' : undefined)(set, get),
  }));
