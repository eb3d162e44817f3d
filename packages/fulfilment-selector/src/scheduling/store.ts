import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { createCheckoutSlice } from './checkout/slice.ts';
import type { CheckoutSlice } from './checkout/slice.ts';
import type { SchedulingConfig } from './config.ts';
import type { SchedulingDeps } from './deps.ts';
import { createEntrySlice } from './entry/slice.ts';
import type { EntrySlice } from './entry/slice.ts';
import { createModalSlice } from './modals/slice.ts';
import type { ModalSlice } from './modals/slice.ts';
import { createOfferSlice } from './offer/slice.ts';
import type { OfferSlice } from './offer/slice.ts';
import { createPromiseSlice } from './promise/slice.ts';
import type { PromiseSlice } from './promise/slice.ts';
import { createReplacementSlice } from './replacement/slice.ts';
import type { ReplacementSlice } from './replacement/slice.ts';
import { createSalesSlice } from './sales/slice.ts';
import type { SalesSlice } from './sales/slice.ts';
import { createWakingSlice } from './waking/slice.ts';
import type { WakingSlice } from './waking/slice.ts';

/** Everything the scheduling page knows besides what the selector does, one slice per concern. */
export type SchedulingStore = EntrySlice &
  OfferSlice &
  PromiseSlice &
  CheckoutSlice &
  ReplacementSlice &
  SalesSlice &
  ModalSlice &
  WakingSlice;

/** One store per page; slices meet here and nowhere else. */
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
    ...createWakingSlice(deps)(set, get),
    ...createModalSlice(arrival === 'order-timed-out' ? 'orderTimedOut' : undefined)(set, get),
  }));
