import { modifyTip, readCheckoutTip } from '@grocer/foundation/contract';
import { parseCents } from '@grocer/foundation/domain';
import { handleRead, handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { versionConflict } from '../../fulfilment/refusals.ts';
import { newId } from '../../secrecy.ts';
import { answer, notFound } from '../../wire/reply.ts';
import type { CheckoutParts } from '../checkout-parts.ts';
import { alreadySubmitted } from './changing.ts';
import { createCheckouts } from './checkouts.ts';
import { tipObjection } from './tip-objection.ts';

async function checkoutOf(db: ApiDb, userId: string, id: string) {
  const row = await createCheckouts(db).find(userId, id);
  if (!row) return notFound();
  const { version_key: versionKey, status, gratuity_cents } = row;
  const paymentDetails = { gratuityAmount: (gratuity_cents / 100).toFixed(2) };
  return answer({ data: { checkout: { id, versionKey, status, paymentDetails } } });
}

const readRoute = ({ db }: CheckoutParts): ApiRoute =>
  handleRead(readCheckoutTip, async ({ params, shopper: { userId } }) =>
    checkoutOf(db, userId, params['checkoutId'] ?? ''),
  );

const modifyTipRoute = ({ random }: CheckoutParts): ApiRoute =>
  handleWrite(modifyTip, async ({ params, body, shopper: { userId } }) => async (tx) => {
    const id = params['checkoutId'] ?? '';
    const checkouts = createCheckouts(tx);
    const checkout = await checkouts.find(userId, id);
    if (!checkout) return notFound();
    if (checkout.status !== 'DRAFT') return alreadySubmitted();
    const cents = parseCents(body.paymentDetails.gratuityAmount) ?? 0;
    const objection = tipObjection(cents);
    if (objection) return objection;
    const isChanged = await checkouts.change(userId, id, {
      from: body.versionKey,
      to: newId(random),
      set: { gratuity_cents: cents },
    });
    return isChanged ? checkoutOf(tx, userId, id) : versionConflict();
  });

/** The routes of a checkout's version and tip. */
export const tipRoutes = (parts: CheckoutParts): readonly ApiRoute[] => [
  readRoute(parts),
  modifyTipRoute(parts),
];
