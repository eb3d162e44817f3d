import { loadCards } from '../checkout/editing.ts';
import { openCheckout } from '../checkout/opening.ts';
import { submitOrder } from '../checkout/submitting.ts';
import { loadOptIns } from '../features/contact/opt-ins.ts';
import { loadFlashSales } from '../features/flash-sales/loading.ts';
import { loadReminder } from '../features/order-complete/reminding.ts';
import { begun, fuzzKeys, isPlaced, isShown } from './fuzz-operation.ts';
import type { Box, FuzzOperation } from './fuzz-operation.ts';

const placed = (box: Box) => begun(box, {}, submitOrder);
const PHONE = '+16145550101';

/** Reads of a checkout. */
export const fuzzedReads: Readonly<Record<string, FuzzOperation>> = {
  'the checkout': { key: fuzzKeys.read, run: openCheckout, isDone: isShown },
  'the checkout of changes': {
    key: fuzzKeys.readChanges,
    begin: async (box) => begun(box, await box.beginChanges()),
    run: openCheckout,
    isDone: isShown,
  },
  'the page of an order that was placed': {
    key: fuzzKeys.read,
    begin: placed,
    run: openCheckout,
    isDone: isPlaced,
  },
  'the cards': {
    key: fuzzKeys.readCards,
    run: loadCards,
    isDone: ({ store }) => store.getState().cards.phase === 'ready',
  },
  'the cart': { key: fuzzKeys.readCart, run: openCheckout, isDone: isShown },
  'what is left in the cart': {
    key: fuzzKeys.readCart,
    begin: placed,
    run: (core) => loadReminder(core, 'PICKUP'),
    isDone: ({ store }) => store.getState().reminder.phase === 'known',
  },
  'the flash sales': {
    key: fuzzKeys.flashSales,
    run: loadFlashSales,
    isDone: ({ store }) => store.getState().flashSales.phase === 'ready',
  },
  'whether there are texts': {
    key: fuzzKeys.readTexts,
    run: (core) => loadOptIns(core, PHONE),
    isDone: ({ store }) => store.getState().optIns?.texts !== undefined,
  },
  'whether there are emails': {
    key: fuzzKeys.readEmails,
    run: (core) => loadOptIns(core, PHONE),
    isDone: ({ store }) => store.getState().optIns?.getsDeals !== undefined,
  },
};
