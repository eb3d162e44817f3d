import * as v from 'valibot';
import {
  changeContact,
  changeInstructions,
  changePayment,
  changePromo,
  changeTip,
} from '../checkout/editing.ts';
import { leavingOf } from '../checkout/leaving.ts';
import { lineKey } from '../checkout/lines-rules.ts';
import { adoptNewCard } from '../checkout/order-cards.ts';
import type { CheckoutConfig } from '../config.ts';
import type { CheckoutCore } from '../core/create-checkout.ts';
import { chooseFlashSales } from '../features/flash-sales/choosing.ts';
import { loadFlashSales } from '../features/flash-sales/loading.ts';
import { selectedOffers } from '../features/flash-sales/rules.ts';
import { begun, fuzzKeys, isShown, readIt, says, shown } from './fuzz-operation.ts';
import type { Box, FuzzOperation } from './fuzz-operation.ts';

const delivery = (box: Box): Promise<CheckoutConfig> => begun(box, { modality: 'DELIVERY' });

const CONTACT = { firstName: 'Alicia', lastName: 'Adams', phone: '+15135550199', smsOptIn: true };
const { smsOptIn: smsOptin, ...wireContact } = CONTACT;
const HANDOVER = { instructions: 'Second floor', deliveryType: 'Contactless' } as const;
const TIP = 300;
const PROMO = 'TENOFF';
const SALE = { gtin13: '2000000000042', couponId: 'FLASH42' };

/** Schema of an object with exactly these values; other fields are ignored. */
const exactly = (values: Readonly<Record<string, string | boolean>>): v.GenericSchema =>
  v.object(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, v.literal(value)])));

const hasPromo = (isThere: boolean): v.GenericSchema =>
  says(
    v.pipe(
      v.object({
        priceAdjustment: v.optional(v.object({ promos: v.array(v.object({ code: v.string() })) })),
      }),
      v.check(
        ({ priceAdjustment }) =>
          (priceAdjustment?.promos.some(({ code }) => code === PROMO) ?? false) === isThere,
      ),
    ),
  );
const addPromo = (core: CheckoutCore) => changePromo(core, { action: 'Add', code: PROMO });

const hasSale = (isThere: boolean): v.GenericSchema =>
  says(
    v.object({
      lineItems: v.pipe(
        v.array(v.object({ couponId: v.optional(v.string()) })),
        v.check((lines) => lines.some(({ couponId }) => couponId === SALE.couponId) === isThere),
      ),
    }),
  );
const isBought = (core: CheckoutCore): boolean =>
  shown(core)?.lines.some(({ couponId }) => couponId === SALE.couponId) ?? false;

async function buy(core: CheckoutCore): Promise<void> {
  await loadFlashSales(core);
  const { flashSales } = core.store.getState();
  const offers = flashSales.phase === 'ready' ? flashSales.offers : [];
  const wanted = { [lineKey(SALE)]: 1 };
  // Without an available offer there is no button to press.
  if (selectedOffers(offers, wanted).length > 0) await chooseFlashSales(core, { offers, wanted });
}

async function leaveWithout(core: CheckoutCore): Promise<void> {
  const leaving = leavingOf(core);
  if (leaving.isAsked()) void leaving.ask();
  await leaving.remove();
}

/** The id of the shopper's gift card, taken from an answer that is not mutated. */
let gift = '';
function giftOf({ store }: CheckoutCore): string {
  const { cards } = store.getState();
  gift ||= (cards.phase === 'ready' && cards.info.gift[0]?.id) || '';
  return gift;
}

/** Edits that a shopper makes in a checkout. */
export const fuzzedEdits: Readonly<Record<string, FuzzOperation>> = {
  'whom to reach': {
    key: fuzzKeys.fulfilment,
    run: (core) => changeContact(core, CONTACT),
    lookAfter: readIt,
    edit: 'contact',
    isDone: (core) => shown(core)?.contact?.phone === CONTACT.phone,
    claim: {
      event: 'contact:changed',
      proof: says(v.object({ fulfillment: v.object({ contact: exactly({ ...wireContact, smsOptin }) }) })),
    },
  },
  'instructions, and an order that is left at the door': {
    key: fuzzKeys.fulfilment,
    begin: delivery,
    run: (core) => changeInstructions(core, HANDOVER),
    lookAfter: readIt,
    edit: 'instructions',
    isDone: (core) => shown(core)?.deliveryType === HANDOVER.deliveryType,
    claim: {
      event: 'instructions:changed',
      proof: says(v.object({ fulfillment: exactly(HANDOVER) })),
    },
  },
  'a tip': {
    key: fuzzKeys.tip,
    begin: delivery,
    run: (core) => changeTip(core, TIP),
    lookAfter: readIt,
    edit: 'tip',
    isDone: (core) => shown(core)?.tip === TIP,
    claim: {
      event: 'tip:changed',
      proof: says(v.object({ paymentDetails: exactly({ gratuityAmount: '3.00' }) })),
    },
  },
  'a promo code': {
    key: fuzzKeys.promos,
    run: addPromo,
    lookAfter: readIt,
    edit: 'promo',
    isDone: (core) => shown(core)?.promos.length === 1,
    claim: { event: 'promo:applied', proof: hasPromo(true) },
  },
  'a promo code that is taken away': {
    key: fuzzKeys.promos,
    begin: (box) => begun(box, {}, addPromo),
    run: (core) => changePromo(core, { action: 'Remove', code: PROMO }),
    lookAfter: readIt,
    edit: 'promo',
    isDone: (core) => shown(core)?.promos.length === 0,
    claim: { event: 'promo:removed', proof: hasPromo(false) },
  },
  'a gift card that pays': {
    key: fuzzKeys.payment,
    run(core) {
      const bankCardId = shown(core)?.payments[0]?.card.id;
      return changePayment(core, { bankCardId, snap: undefined, giftCardIds: [giftOf(core)] });
    },
    lookAfter: readIt,
    edit: 'payment',
    isDone: (core) => shown(core)?.payments.some(({ card }) => card.group === 'gift') ?? false,
    claim: {
      event: 'payment:changed',
      proof: says(
        v.object({
          payments: v.pipe(
            v.array(v.object({ paymentType: v.string() })),
            v.someItem(({ paymentType }) => paymentType === 'GIFT_CARD'),
          ),
        }),
      ),
    },
  },
  'a card for this order alone': {
    key: fuzzKeys.addCard,
    run: (core) => adoptNewCard(core, { id: giftOf(core), saved: false }),
    isDone: ({ store }) => store.getState().cards.phase === 'ready',
  },
  'what is bought in a flash sale': {
    key: fuzzKeys.lines,
    run: buy,
    lookAfter: readIt,
    edit: 'items',
    isDone: isBought,
    claim: { event: 'items:changed', proof: hasSale(true) },
  },
  'what was bought in a flash sale, on the way out': {
    key: fuzzKeys.lines,
    begin: (box) => begun(box, {}, buy),
    run: leaveWithout,
    lookAfter: readIt,
    edit: 'items',
    isDone: (core) => isShown(core) && !isBought(core),
    claim: { event: 'items:changed', proof: hasSale(false) },
  },
};
