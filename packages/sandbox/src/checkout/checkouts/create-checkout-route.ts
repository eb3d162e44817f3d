import { createCheckout, toModality } from '@grocer/foundation/contract';
import { dialledNumber } from '@grocer/foundation/domain';
import type { Modality } from '@grocer/foundation/domain';
import type { InferOutput } from 'valibot';
import { handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { createProfiles } from '../../account/profile/profiles.ts';
import { createCarts } from '../../fulfilment/cart/carts.ts';
import { createPreferences } from '../../fulfilment/modality/preferences.ts';
import { createProducts } from '../../fulfilment/catalogue/products.ts';
import type { CartLinesTable } from '../../fulfilment/fulfilment-tables.ts';
import { createPromises } from '../../fulfilment/promises/promises.ts';
import { slotsOfPromise } from '../../fulfilment/promises/slots-of-promise.ts';
import {
  promiseExpired,
  promiseFallout,
  promiseInvalid,
  versionConflict,
} from '../../fulfilment/refusals.ts';
import { coverageOf } from '../../fulfilment/timeslots/slot-items.ts';
import type { Slot } from '../../fulfilment/timeslots/slots.ts';
import { newId } from '../../secrecy.ts';
import { answer, notFound, refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import type { CheckoutParts } from '../checkout-parts.ts';
import type { CheckoutsTable } from '../checkout-tables.ts';
import { createCheckouts } from './checkouts.ts';
import type { AppliedPromo } from './checkouts.ts';
import { pricedLines } from './priced-lines.ts';
import { promoObjection } from './promo-objection.ts';
import { isRestricted } from './restricted.ts';
import { isTipEligible } from './to-wire-checkout.ts';

type Body = InferOutput<NonNullable<typeof createCheckout.body>>;

const cartEmpty = (): Refusal => refuse(422, 'CART_EMPTY', 'There is nothing in the cart for this order.');

interface Line {
  readonly gtin13: string;
  readonly quantity: number;
}

/** Returns true when the order matches the cart, which another tab may have changed. */
function isSameOrder(ordered: readonly Line[], lines: readonly Line[]): boolean {
  const quantities = new Map(lines.map(({ gtin13, quantity }) => [gtin13, quantity]));
  return (
    ordered.length === lines.length &&
    ordered.every(({ gtin13, quantity }) => quantities.get(gtin13) === quantity)
  );
}

/** Returns the lines that one of the slots can fulfil; an order for these slots omits the others. */
async function hadIn(
  tx: ApiDb,
  slots: readonly Slot[],
  lines: readonly CartLinesTable[],
): Promise<readonly CartLinesTable[]> {
  const products = await createProducts(tx).findAll(lines.map(({ gtin13 }) => gtin13));
  const included = slots.flatMap(({ service }) => coverageOf(lines, products, service.key).included);
  const gtins = new Set(included.map(({ gtin13 }) => gtin13));
  return lines.filter(({ gtin13 }) => gtins.has(gtin13));
}

/**
 * Returns the cart's lines to start a checkout with, without those that its slots leave out, or the reason
 * why it cannot be started for this promise.
 */
async function linesFor(
  tx: ApiDb,
  userId: string,
  { body, modality, now }: { body: Body; modality: Modality; now: number },
): Promise<readonly CartLinesTable[] | Refusal> {
  const carts = createCarts(tx);
  const cart = await carts.find(userId, 'active');
  if (cart?.id !== body.cartId) return notFound();
  const { id, versionKey } = body.fulfillment.promise;
  const promise = await createPromises(tx).find(userId, id);
  if (!promise) return notFound();
  if (promise.expires_at <= now) return promiseExpired();
  if (promise.version_key !== versionKey) return versionConflict();
  if (promise.modality !== modality) return promiseInvalid('This time is for another way of shopping.');
  if (promise.order_id !== null) return promiseInvalid('An order has been placed for this time.');
  const lines = await carts.linesFor(userId, cart.id, modality);
  if (body.lineItems.length === 0 || lines.length === 0) return cartEmpty();
  if (!isSameOrder(body.lineItems, lines)) return versionConflict();
  const had = await hadIn(tx, await slotsOfPromise(tx, userId, id), lines);
  return had.length > 0 ? had : promiseFallout();
}

/** Returns the phone number for the order: the one the host passes, else the shopper's own [C-6.1]. */
async function phoneFor(tx: ApiDb, userId: string, named: string | undefined): Promise<string | null> {
  const [own] = named === undefined ? await createProfiles(tx).phonesOf(userId) : [];
  return dialledNumber(named ?? own?.number ?? '') ?? null;
}

/** How long a draft lasts whose settings another time takes over, in ms. */
const SAME_VISIT_MS = 60 * 60_000;

/** Returns the draft of this visit that another time replaces. */
async function replacedDraft(
  tx: ApiDb,
  userId: string,
  { body, modality, now }: { body: Body; modality: Modality; now: number },
): Promise<CheckoutsTable | undefined> {
  const draft = await createCheckouts(tx).draftOf(userId, { cart_id: body.cartId, modality });
  return draft && now - draft.created_at < SAME_VISIT_MS ? draft : undefined;
}

/** Returns the contact, the handover and the tip that the shopper has set in the draft that is replaced. */
const keptOf = (draft: CheckoutsTable, slots: readonly Slot[]) => ({
  first_name: draft.first_name,
  last_name: draft.last_name,
  ...(draft.phone !== null && { phone: draft.phone, sms_opt_in: draft.sms_opt_in }),
  instructions: draft.instructions,
  delivery_type: draft.delivery_type,
  gratuity_cents: isTipEligible({ slots }) ? draft.gratuity_cents : 0,
});

/** Applies the promo codes of the draft that is replaced, except those that the new checkout does not fulfil. */
async function keepPromos(
  tx: ApiDb,
  { userId, id, promos }: { userId: string; id: string; promos: readonly AppliedPromo[] },
): Promise<void> {
  for (const { code, applied_at } of promos)
    if (!(await promoObjection(tx, { userId, id, code })))
      await createCheckouts(tx).addPromo(userId, id, { code, at: applied_at });
}

/**
 * Starts a checkout at the current prices [F-7.20]. It replaces a draft of the same modality; of one of the same cart
 * that was begun in the last hour it keeps the contact, the handover, the promo codes and, if it accepts one, the tip.
 */
export const createCheckoutRoute = ({ clock, random }: CheckoutParts): ApiRoute =>
  handleWrite(createCheckout, async ({ body, shopper: { userId } }) => async (tx) => {
    const now = clock.now().getTime();
    const modality = toModality(body.modalityType);
    const lines = await linesFor(tx, userId, { body, modality, now });
    if ('ok' in lines) return lines;
    const { contact, instructions = '', deliveryType, promise } = body.fulfillment;
    const checkouts = createCheckouts(tx);
    const draft = await replacedDraft(tx, userId, { body, modality, now });
    const chosen = await createPreferences(tx).find(userId, modality);
    const promos = draft ? await checkouts.promosOf(userId, draft.id) : [];
    const begun = {
      id: newId(random),
      version_key: newId(random),
      status: 'DRAFT' as const,
      cart_id: body.cartId,
      promise_id: promise.id,
      modality,
      created_at: now,
      gratuity_cents: 0,
      first_name: contact.firstName,
      last_name: contact.lastName,
      phone: await phoneFor(tx, userId, contact.phone),
      sms_opt_in: 0 as const,
      date_of_birth: null,
      instructions,
      delivery_type: deliveryType,
      destination: chosen ? JSON.stringify(chosen.destination) : null,
      bank_card_id: null,
      gift_card_ids: '[]',
      snap_card_id: null,
      snap_cents: 0,
      last_operation: null,
      ...(draft && keptOf(draft, await slotsOfPromise(tx, userId, promise.id))),
    };
    await checkouts.begin(userId, begun);
    await checkouts.setLines(userId, begun.id, await pricedLines(tx, lines, { modality, now }));
    const { id, version_key: versionKey, status } = begun;
    await keepPromos(tx, { userId, id, promos });
    // Age-restricted items are handed over in person.
    if (begun.delivery_type === 'Contactless' && (await isRestricted(tx, { id, user_id: userId })))
      await checkouts.change(userId, id, {
        from: versionKey,
        to: versionKey,
        set: { delivery_type: 'Standard' },
      });
    return answer({ data: { checkout: { id, versionKey, status } } });
  });
