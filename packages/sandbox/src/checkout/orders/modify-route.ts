import { modifyCheckout } from '@grocer/foundation/contract';
import { parseCents } from '@grocer/foundation/domain';
import type { InferOutput } from 'valibot';
import { handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { createCarts } from '../../fulfilment/cart/carts.ts';
import { alcoholObjection } from '../../fulfilment/catalogue/alcohol.ts';
import { isHadIn } from '../../fulfilment/catalogue/products.ts';
import { createPromises } from '../../fulfilment/promises/promises.ts';
import { versionConflict } from '../../fulfilment/refusals.ts';
import { newId } from '../../secrecy.ts';
import { notFound, refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import type { CheckoutParts } from '../checkout-parts.ts';
import { birthObjection } from '../checkouts/birth-objection.ts';
import { answerWhole, modificationMissing } from '../checkouts/changing.ts';
import { createCheckouts } from '../checkouts/checkouts.ts';
import { readWhole } from '../checkouts/read-whole.ts';
import type { WholeCheckout } from '../checkouts/read-whole.ts';
import { releaseHolds } from '../ledger/holds.ts';
import { isTooYoung, pinsIn, tooYoung } from './activate-route.ts';
import { CENTS, declined, HELD_MS, holdAll, rejectedAfterHold } from './authorising.ts';
import type { Authorising } from './authorising.ts';
import { changeObjection } from './changeable.ts';
import { modificationOf } from './modification.ts';
import type { ModifiedOrder } from './modification.ts';

type Body = InferOutput<NonNullable<typeof modifyCheckout.body>>;

/** Returns true when the submission matches what the shopper was shown, to the cent. */
function isAsSeen({ original, changed, checksum }: ModifiedOrder, body: Body): boolean {
  const { existingAuthorizations } = body.paymentDetails.paymentMethods;
  const sent = new Map(existingAuthorizations.map(({ id, amount }) => [id, parseCents(amount)]));
  return (
    body.versionKey === original.row.version_key &&
    body.checksum === checksum &&
    parseCents(body.summary.cost.total) === changed.price.total &&
    sent.size === changed.payments.length &&
    changed.payments.every(({ id, cents }) => sent.get(id) === cents)
  );
}

/** Refuses a quantity that was increased for a product that is not available. */
function fallout({ original, changed }: ModifiedOrder): Refusal | undefined {
  // Flash sale lines stay unchanged.
  const usual = ({ lines }: WholeCheckout) => lines.filter(({ coupon_id }) => coupon_id === '');
  const before = new Map(usual(original).map(({ gtin13, quantity }) => [gtin13, quantity]));
  const isGone = usual(changed).some(({ gtin13, quantity }) => {
    const product = changed.products.get(gtin13);
    const canBeHad = product?.missing_at === 'nowhere' && isHadIn(product, changed.row.modality);
    return quantity > (before.get(gtin13) ?? 0) && !canBeHad;
  });
  return isGone ? refuse(422, 'PROMISE_FALLOUT', 'Something that was added cannot be had.') : undefined;
}

/** Returns true when the remaining cards pay the whole order. */
const isPaidFor = ({ payments, price }: WholeCheckout): boolean =>
  payments.reduce((sum, { cents }) => sum + cents, 0) === price.total;

/** Returns why an order cannot be changed as it was seen, before any card is charged. */
function objectionTo(order: ModifiedOrder, { body, now }: { body: Body; now: Date }): Refusal | undefined {
  const objection = changeObjection(order.original, now.getTime());
  if (objection) return objection;
  if (!isAsSeen(order, body)) return versionConflict();
  if (!isPaidFor(order.changed))
    return refuse(422, 'PAYMENTS_MISSING', 'A card that the order was placed with is gone.');
  const { lines, products } = order.changed;
  return (
    birthObjection(body.buyer.dateOfBirth) ??
    (isTooYoung(order.changed, now) ? tooYoung() : undefined) ??
    alcoholObjection(lines, [...products.values()]) ??
    fallout(order)
  );
}

interface Changing {
  readonly order: ModifiedOrder;
  readonly asked: Authorising;
  readonly body: Body;
}

/** Stores the changes: replaces the holds, and deletes the cart of the changes. */
async function change(tx: ApiDb, parts: CheckoutParts, { order, asked, body }: Changing): Promise<void> {
  const { changed } = order;
  const { row, lines, price } = changed;
  const { user_id: userId, id } = row;
  await releaseHolds(tx, userId, { orderId: asked.orderId, at: asked.now });
  await holdAll(tx, parts, { whole: changed, asked });
  const checkouts = createCheckouts(tx);
  await checkouts.setLines(
    userId,
    id,
    lines.map(({ checkout_id: _checkout, user_id: _user, ...line }) => line),
  );
  await tx
    .updateTable('orders')
    .set({ total_cents: price.total })
    .where('user_id', '=', userId)
    .where('id', '=', asked.orderId)
    .execute();
  const { instructions, deliveryType } = body.fulfillment;
  await checkouts.change(userId, id, {
    from: row.version_key,
    to: newId(parts.random),
    set: {
      status: 'MODIFIED',
      last_operation: asked.key,
      date_of_birth: row.date_of_birth,
      instructions,
      delivery_type: row.date_of_birth === null ? deliveryType : 'Standard',
    },
  });
  await createCarts(tx).drop(userId, 'modify');
}

/** Cancels the whole order, since a rejection after authorisation also ends the order [C-2.54]. */
async function cancel(
  tx: ApiDb,
  parts: CheckoutParts,
  { row, promise, orderId, now }: Pick<WholeCheckout, 'row' | 'promise'> & { orderId: string; now: number },
): Promise<void> {
  await releaseHolds(tx, row.user_id, { orderId, at: now });
  await createCheckouts(tx).change(row.user_id, row.id, {
    from: row.version_key,
    to: newId(parts.random),
    set: { status: 'CANCELED' },
  });
  if (promise) await createPromises(tx).letGo(row.user_id, promise.id, now);
  await createCarts(tx).drop(row.user_id, 'modify');
}

/** Returns an order with its changes, and with the buyer's date of birth if one was sent. */
async function orderOf(
  tx: ApiDb,
  { userId, id, birth, now }: { userId: string; id: string; birth: string | undefined; now: number },
): Promise<ModifiedOrder | Refusal> {
  const whole = await readWhole(tx, userId, id);
  if (!whole) return notFound();
  const row = birth === undefined ? whole.row : { ...whole.row, date_of_birth: birth };
  return (await modificationOf(tx, { ...whole, row }, now)) ?? modificationMissing();
}

/** Changes an order: cards, lines, total and cart in one transaction [C-4.15] [C-7.6]. */
export const modifyRoute = (parts: CheckoutParts): ApiRoute =>
  handleWrite(modifyCheckout, async ({ params, body, operation, shopper: { userId } }) => {
    const hashes = await pinsIn(body.paymentDetails.paymentMethods.existingAuthorizations);
    return async (tx) => {
      const id = params['checkoutId'] ?? '';
      const at = parts.clock.now();
      const now = at.getTime();
      const birth = body.buyer.dateOfBirth;
      const order = await orderOf(tx, { userId, id, birth, now });
      if ('ok' in order) return order;
      const { changed, original } = order;
      const pins = new Map(changed.payments.map(({ id: line, card }) => [card.id, hashes.get(line) ?? '']));
      const orderId = original.order?.id ?? '';
      const asked = { orderId, key: body.idempotencyKey, operation, now, pins };
      const refused =
        objectionTo(order, { body, now: at }) ??
        (await declined(tx, parts, { whole: changed, isTest: false, asked }));
      if (refused) return refused;
      const cents = changed.price.total % 100;
      if (cents === CENTS.rejectedAfterHold) {
        const { row, promise } = original;
        await cancel(tx, parts, { row, promise, orderId: asked.orderId, now });
        return rejectedAfterHold();
      }
      await change(tx, parts, { order, asked, body });
      const reply = await answerWhole(parts, { db: tx, userId, id });
      return cents === CENTS.hangs ? { ...reply, heldMs: HELD_MS } : reply;
    };
  });
