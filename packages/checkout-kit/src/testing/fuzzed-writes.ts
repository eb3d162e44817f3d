import {
  readCart,
  readEmailPreferences,
  readSmsOptIn,
  updateFulfilment,
  updateTip,
} from '@grocer/foundation/contract';
import * as v from 'valibot';
import { merge } from '../checkout/merging.ts';
import { openCheckout } from '../checkout/opening.ts';
import { checkoutOf } from '../checkout/order-reducer.ts';
import { readAgain } from '../checkout/reading.ts';
import { submitOrder } from '../checkout/submitting.ts';
import type { CheckoutConfig } from '../config.ts';
import type { CheckoutCore } from '../core/create-checkout.ts';
import type { WantedOptIns } from '../features/contact/opt-in-rules.ts';
import { loadOptIns, saveOptIns } from '../features/contact/opt-ins.ts';
import { confirmSavedChanges } from '../features/modify-order/confirming.ts';
import { begun, fuzzKeys, isPlaced, readIt, says, sends } from './fuzz-operation.ts';
import type { Box, FuzzOperation } from './fuzz-operation.ts';

const PHONE = '+16145550101';

const changes = async (box: Box): Promise<CheckoutConfig> => begun(box, await box.beginChanges());

/** Places an order whose application was never merged. */
async function unmerged(box: Box): Promise<CheckoutConfig> {
  const config = await begun(box, {}, async (core) => {
    await submitOrder(core);
    await merge(core);
  });
  await box.db.updateTable('orders').set({ app_name: null }).execute();
  return config;
}

/** Gives the checkout a new version, as happens before an order is reported as not placed. */
async function moveOn(core: CheckoutCore): Promise<void> {
  const { isModify } = core.store.getState().settings;
  const checkout = await readIt(core);
  const { instructions, tip } = checkout;
  await (isModify
    ? sends(core)(updateFulfilment, { checkout, instructions })
    : sends(core)(updateTip, { checkout, tip }));
  await readIt(core);
  await readAgain(core);
}

/** Functions that refill the carts of checkouts. */
const fillings = new WeakMap<CheckoutCore, () => Promise<unknown>>();

async function optIn(core: CheckoutCore, wanted: Partial<WantedOptIns>): Promise<void> {
  await loadOptIns(core, PHONE);
  await saveOptIns(core, { phone: PHONE, texts: undefined, deals: undefined, ...wanted });
}

async function confirm(core: CheckoutCore): Promise<void> {
  core.store.getState().showSavedChanges({ kind: 'cart', phase: 'told' });
  await confirmSavedChanges(core);
}

const hasStatus = (status: string): v.GenericSchema => says(v.object({ status: v.literal(status) }));

/** Writes besides edits: placing or modifying an order, clearing a cart, opting in to texts and emails. */
export const fuzzedWrites: Readonly<Record<string, FuzzOperation>> = {
  'an order': {
    key: fuzzKeys.place,
    lookBefore: moveOn,
    run: submitOrder,
    async lookAfter(core) {
      await readIt(core);
      await sends(core)(readCart, undefined);
    },
    isDone: isPlaced,
    claim: { event: 'order:placed', proof: hasStatus('SUBMITTED') },
  },
  'the application of an order that was placed': {
    key: fuzzKeys.merge,
    begin: unmerged,
    async run(core) {
      await openCheckout(core);
      await merge(core);
    },
    isDone: ({ store }) => checkoutOf(store.getState().order)?.order?.appName === 'CLICKLIST',
  },
  'changes to an order': {
    key: fuzzKeys.modify,
    begin: changes,
    lookBefore: moveOn,
    run: submitOrder,
    lookAfter: readIt,
    isDone: isPlaced,
    claim: { event: 'order:modified', proof: hasStatus('MODIFIED') },
  },
  'the cart that an order has left full': {
    key: fuzzKeys.clearCart,
    async lookBefore(core, box) {
      await moveOn(core);
      fillings.set(core, await box.keepCart(core.store.getState().settings.orderId));
      // Delays the read, so that the cart has been refilled when it is answered.
      box.controls.addFault({ match: readCart.name, when: 'before', kind: 'delay', ms: 300, times: 1 });
    },
    run: submitOrder,
    async lookAfter(core) {
      await readIt(core);
      await fillings.get(core)?.();
      await sends(core)(readCart, undefined);
    },
    isDone: isPlaced,
  },
  'the cart of changes that were taken': {
    key: fuzzKeys.deleteModifyCart,
    begin: changes,
    run: confirm,
    isDone: ({ store }) => store.getState().savedChanges === undefined,
    claim: { proof: v.object({ data: v.object({ cart: v.object({}) }) }) },
  },
  'texts about orders': {
    key: fuzzKeys.texts,
    run: (core) => optIn(core, { texts: true }),
    lookAfter: (core) => sends(core)(readSmsOptIn, { phoneNumber: PHONE, trigger: 'CLICKLIST' }),
    isDone: ({ store }) => store.getState().optIns?.texts === true,
    claim: { proof: v.object({ data: v.object({ customerOptedIn: v.literal(true) }) }) },
  },
  'emails about deals': {
    key: fuzzKeys.emails,
    run: (core) => optIn(core, { deals: true }),
    lookAfter: (core) => sends(core)(readEmailPreferences, {}),
    isDone: ({ store }) => store.getState().optIns?.getsDeals === true,
    claim: {
      proof: v.looseObject({
        emailUngroupedPreferences: v.pipe(
          v.array(v.object({ shortDescription: v.string(), selected: v.boolean() })),
          v.someItem((one) => one.shortDescription === 'Special Offers' && one.selected),
        ),
      }),
    },
  },
};
