import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { createOrderSlice } from '../checkout/slice.ts';
import type { OrderSlice } from '../checkout/slice.ts';
import { createOptInSlice } from '../features/contact/opt-in-slice.ts';
import type { OptInSlice } from '../features/contact/opt-in-slice.ts';
import { createFlashSalesSlice } from '../features/flash-sales/slice.ts';
import type { FlashSalesSlice } from '../features/flash-sales/slice.ts';
import { createLeavingSlice } from '../features/leave-warning/slice.ts';
import type { LeavingSlice } from '../features/leave-warning/slice.ts';
import { createModifySlice } from '../features/modify-order/slice.ts';
import type { ModifySlice } from '../features/modify-order/slice.ts';
import { createReminderSlice } from '../features/order-complete/slice.ts';
import type { ReminderSlice } from '../features/order-complete/slice.ts';
import { createPaymentSlice } from '../features/payment-options/slice.ts';
import type { PaymentSlice } from '../features/payment-options/slice.ts';
import type { Settings } from './settings.ts';

/** The state of one checkout, one slice per concern. */
export interface CheckoutStore
  extends OrderSlice, PaymentSlice, OptInSlice, FlashSalesSlice, LeavingSlice, ModifySlice, ReminderSlice {
  readonly settings: Settings;
}

/** Creates the store of one mount. Slices are combined only here. */
export const createCheckoutStore = (settings: Settings): StoreApi<CheckoutStore> =>
  createStore<CheckoutStore>()((set, get) => ({
    settings,
    ...createOrderSlice(set, get),
    ...createPaymentSlice(set, get),
    ...createOptInSlice(set, get),
    ...createFlashSalesSlice(set, get),
    ...createLeavingSlice(set, get),
    ...createModifySlice(set, get),
    ...createReminderSlice(set, get),
  }));
