import { modifyTip, readCheckout } from '@grocer/foundation/contract';
import { parseCents } from '@grocer/foundation/domain';
import { handleRead, handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { versionConflict } from '../../fulfilment/refusals.ts';
import { newId } from '../../secrecy.ts';
import { answer, notFound } from '../../wire/reply.ts';
import type { AccountParts } from '../account-parts.ts';
import { createCheckouts } from './checkouts.ts';

async function checkoutOf(db: ApiDb, userId: string, id: string) {
  const row = await createCheckouts(db).find(userId, id);
  if (!row) return notFound();
  const { version_key: versionKey, status, gratuity_cents } = row;
  const paymentDetails = { gratuityAmount: (gratuity_cents / 100).toFixed(2) };
  return answer({ data: { checkout: { id, versionKey, status, paymentDetails } } });
}

const readRoute = ({ db }: AccountParts): ApiRoute =>
  handleRead(readCheckout, async ({ params, shopper: { userId } }) =>
    checkoutOf(db, userId, params['checkoutId'] ?? ''),
  );

const modifyTipRoute = ({ random }: AccountParts): ApiRoute =>
  handleWrite(modifyTip, async ({ params, body, shopper: { userId } }) => async (tx) => {
    const id = params['checkoutId'] ?? '';
    const checkouts = createCheckouts(tx);
    if (!(await checkouts.find(userId, id))) return notFound();
    const cents = parseCents(body.paymentDetails.gratuityAmount) ?? 0;
    const isChanged = await checkouts.setTip(userId, id, { cents, from: body.versionKey, to: newId(random) });
    return isChanged ? checkoutOf(tx, userId, id) : versionConflict();
  });

/** A checkout's version and tip. */
export const checkoutRoutes = (parts: AccountParts): readonly ApiRoute[] => [
  readRoute(parts),
  modifyTipRoute(parts),
];
