import { createCheckout, toModality } from '@grocer/foundation/contract';
import type { InferOutput } from 'valibot';
import { handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { newId } from '../../secrecy.ts';
import { answer, notFound, refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { createPromises } from '../promises/promises.ts';
import { promiseExpired, promiseInvalid, versionConflict } from '../refusals.ts';
import { createCarts } from './carts.ts';

type Body = InferOutput<NonNullable<typeof createCheckout.body>>;

const cartEmpty = (): Refusal => refuse(422, 'CART_EMPTY', 'There is nothing in the cart for this order.');

interface Line {
  readonly gtin13: string;
  readonly quantity: number;
}

/** Is what is ordered what is in the cart? Another tab may have changed it meanwhile. */
function isSameOrder(ordered: readonly Line[], lines: readonly Line[]): boolean {
  const quantities = new Map(lines.map(({ gtin13, quantity }) => [gtin13, quantity]));
  return (
    ordered.length === lines.length &&
    ordered.every(({ gtin13, quantity }) => quantities.get(gtin13) === quantity)
  );
}

/** What speaks against beginning a checkout of this cart for this promise. */
async function objectionTo(
  tx: ApiDb,
  userId: string,
  { body, now }: { body: Body; now: number },
): Promise<Refusal | undefined> {
  const modality = toModality(body.modalityType);
  const carts = createCarts(tx);
  const cart = await carts.find(userId, 'active');
  if (cart?.id !== body.cartId) return notFound();
  const { id, versionKey } = body.fulfillment.promise;
  const promise = await createPromises(tx).find(userId, id);
  if (!promise) return notFound();
  if (promise.expires_at <= now) return promiseExpired();
  if (promise.version_key !== versionKey) return versionConflict();
  if (promise.modality !== modality) return promiseInvalid('This time is for another way of shopping.');
  const lines = await carts.linesFor(userId, cart.id, modality);
  if (body.lineItems.length === 0 || lines.length === 0) return cartEmpty();
  return isSameOrder(body.lineItems, lines) ? undefined : versionConflict();
}

/** Begins a checkout; one that was begun in the same way before gives way to it [F-7.20]. */
export const createCheckoutRoute = ({ clock, random }: FulfilmentParts): ApiRoute =>
  handleWrite(createCheckout, async ({ body, shopper: { userId } }) => async (tx) => {
    const now = clock.now().getTime();
    const objection = await objectionTo(tx, userId, { body, now });
    if (objection) return objection;
    const begun = {
      id: newId(random),
      version_key: newId(random),
      status: 'DRAFT' as const,
      cart_id: body.cartId,
      promise_id: body.fulfillment.promise.id,
      created_at: now,
      gratuity_cents: 0,
    };
    // Whom to reach is not stored: nothing here needs it before there is an order.
    await tx
      .insertInto('checkouts')
      .values({ ...begun, user_id: userId, modality: toModality(body.modalityType) })
      .onConflict((conflict) => conflict.columns(['user_id', 'modality']).doUpdateSet(begun))
      .execute();
    const { id, version_key: versionKey, status } = begun;
    return answer({ data: { checkout: { id, versionKey, status } } });
  });
