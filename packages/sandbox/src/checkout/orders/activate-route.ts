import { activateCheckout } from '@grocer/foundation/contract';
import { ageOn, dayKey, isDayKey, parseCents } from '@grocer/foundation/domain';
import type { InferOutput } from 'valibot';
import { handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { createCarts } from '../../fulfilment/cart/carts.ts';
import { createPromises } from '../../fulfilment/promises/promises.ts';
import { promiseExpired, versionConflict } from '../../fulfilment/refusals.ts';
import { hashOf, newId } from '../../secrecy.ts';
import { hasExpired } from '../../wallet/to-wire-card.ts';
import { notFound, refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import type { CheckoutParts } from '../checkout-parts.ts';
import { alreadySubmitted, answerWhole } from '../checkouts/changing.ts';
import { createCheckouts } from '../checkouts/checkouts.ts';
import { readWhole } from '../checkouts/read-whole.ts';
import type { WholeCheckout } from '../checkouts/read-whole.ts';
import { releaseHolds } from '../ledger/holds.ts';
import { CENTS, declined, HELD_MS, holdAll, rejectedAfterHold } from './authorising.ts';
import type { Authorising } from './authorising.ts';
import { orderNumberOf } from './order-number.ts';

type Body = InferOutput<NonNullable<typeof activateCheckout.body>>;

/** Returns true when the amounts that the shopper has seen are those that the cards will pay. */
function isAsSeen({ payments }: WholeCheckout, { paymentDetails }: Body): boolean {
  const { bankCards, giftCards, ebtCards } = paymentDetails.paymentMethods;
  const sent = new Map(
    [...bankCards, ...giftCards, ...ebtCards].map(({ id, amount }) => [id, parseCents(amount)]),
  );
  const paying = payments.filter(({ tender, cents }) => tender !== 'SNAP' || cents > 0);
  return sent.size === paying.length && paying.every(({ card, cents }) => sent.get(card.id) === cents);
}

/** Minimum age in years for restricted products [C-5.16]. */
const MINIMUM_AGE = 21;

/** True when an order has restricted products and a buyer not known to be old enough, by the store's date. */
export function isTooYoung({ row, lines, products, slots }: WholeCheckout, now: Date): boolean {
  if (!lines.some(({ gtin13 }) => products.get(gtin13)?.is_alcohol === 1)) return false;
  const birth = row.date_of_birth ?? '';
  const [slot] = slots;
  if (!isDayKey(birth) || !slot) return true;
  return ageOn(dayKey(now.getTime(), slot.store.time_zone), birth) < MINIMUM_AGE;
}

export const tooYoung = (): Refusal =>
  refuse(422, 'AGE_RESTRICTED', 'The buyer is not known to be old enough.');

/** Returns why an order cannot be placed as it was seen, before any card is charged. */
function objectionTo(whole: WholeCheckout, { body, now }: { body: Body; now: Date }): Refusal | undefined {
  const { row, promise, payments } = whole;
  if (row.status !== 'DRAFT') return alreadySubmitted();
  if (row.version_key !== body.versionKey) return versionConflict();
  if (!promise || promise.expires_at <= now.getTime()) return promiseExpired();
  if (row.first_name.trim() === '' || row.last_name.trim() === '' || row.phone === null)
    return refuse(422, 'CONTACT_REQUIRED', 'Names and a phone are needed.');
  if (isTooYoung(whole, now)) return tooYoung();
  if (payments.length === 0) return refuse(422, 'PAYMENTS_MISSING', 'Nobody has said who pays.');
  if (!isAsSeen(whole, body)) return versionConflict();
  if (payments.some(({ card }) => hasExpired(card, now)))
    return refuse(402, 'CARD_EXPIRED', 'A card is past its expiry.');
  return undefined;
}

/** Stores the order, keeps its time slot, and removes the ordered lines from the cart. */
async function place(
  tx: ApiDb,
  parts: CheckoutParts,
  { whole, asked }: { whole: WholeCheckout; asked: Authorising },
): Promise<void> {
  const { orderId, key, now } = asked;
  const { row, lines, price, slots, promise } = whole;
  await tx
    .insertInto('orders')
    .values({
      id: orderId,
      number: orderNumberOf(newId(parts.random)),
      user_id: row.user_id,
      checkout_id: row.id,
      total_cents: price.total,
      placed_at: now,
      app_name: null,
    })
    .execute();
  await createCheckouts(tx).change(row.user_id, row.id, {
    from: row.version_key,
    to: newId(parts.random),
    set: { status: 'SUBMITTED', last_operation: key },
  });
  const until = Math.max(now, ...slots.map(({ end }) => end));
  if (promise) await createPromises(tx).keepFor(row.user_id, promise.id, { orderId, until });
  // Lines that were added meanwhile, or are not available in this slot, stay in the cart.
  const ordered = { cartId: row.cart_id, modality: row.modality, lines };
  await createCarts(tx).takeOut(row.user_id, ordered);
}

/** Returns the hashed PIN tokens of a submission, by card. */
export async function pinsIn(
  ebtCards: readonly { readonly id: string; readonly encryptedPin?: string | undefined }[],
): Promise<ReadonlyMap<string, string>> {
  const hashed = ebtCards.map(
    async ({ id, encryptedPin }) => [id, await hashOf(encryptedPin ?? '')] as const,
  );
  return new Map(await Promise.all(hashed));
}

/** Places an order: cards, order, slot and cart in one transaction [C-4.11] [C-4.12] [C-7.5]. */
export const activateRoute = (parts: CheckoutParts): ApiRoute =>
  handleWrite(activateCheckout, async ({ params, body, operation, shopper: { userId } }) => {
    const pins = await pinsIn(body.paymentDetails.paymentMethods.ebtCards);
    return async (tx) => {
      const id = params['checkoutId'] ?? '';
      const whole = await readWhole(tx, userId, id);
      if (!whole) return notFound();
      const now = parts.clock.now();
      const asked = {
        orderId: newId(parts.random),
        key: body.idempotencyKey,
        operation,
        now: now.getTime(),
        pins,
      };
      const isTest = body.options.mockPaymentDeclines === true;
      const refused =
        objectionTo(whole, { body, now }) ?? (await declined(tx, parts, { whole, isTest, asked }));
      if (refused) return refused;
      await holdAll(tx, parts, { whole, asked });
      const cents = whole.price.total % 100;
      if (cents === CENTS.rejectedAfterHold) {
        await releaseHolds(tx, userId, { orderId: asked.orderId, at: asked.now });
        return rejectedAfterHold();
      }
      await place(tx, parts, { whole, asked });
      const reply = await answerWhole(parts, { db: tx, userId, id });
      return cents === CENTS.hangs ? { ...reply, heldMs: HELD_MS } : reply;
    };
  });
