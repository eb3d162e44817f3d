import type { CheckoutAnswer } from '@grocer/foundation/contract';
import type { ApiDb } from '../../api/tables.ts';
import { versionConflict } from '../../fulfilment/refusals.ts';
import { newId } from '../../secrecy.ts';
import { createPinApprovals } from '../../wallet/pin-approvals.ts';
import { answer, notFound, refuse } from '../../wire/reply.ts';
import type { Refusal, Reply } from '../../wire/reply.ts';
import type { CheckoutParts } from '../checkout-parts.ts';
import type { CheckoutsTable } from '../checkout-tables.ts';
import { createCheckouts } from './checkouts.ts';
import { readWhole } from './read-whole.ts';
import type { WholeCheckout } from './read-whole.ts';
import { modificationOf } from '../orders/modification.ts';
import { toWireCheckout, toWireModified } from './to-wire-checkout.ts';

export const alreadySubmitted = (): Refusal =>
  refuse(409, 'CHECKOUT_SUBMITTED', 'The order of this checkout has been placed.');

/** Returns the balance of the paying EBT card, if the shopper has recently entered its PIN. */
async function snapBalanceOf(
  db: ApiDb,
  { payments, row }: WholeCheckout,
  now: Date,
): Promise<number | undefined> {
  const card = payments.find(({ tender }) => tender === 'SNAP')?.card;
  if (!card || card.balanceCents === null) return undefined;
  const isKnown = await createPinApprovals(db).isKnown(row.user_id, card.id, now.getTime());
  return isKnown ? card.balanceCents : undefined;
}

export const modificationMissing = (): Refusal =>
  refuse(404, 'MODIFICATION_MISSING', 'Nobody is changing an order of this checkout.');

/** Answers with a checkout as it would be with the changes in its order's cart, next to its current state. */
export async function answerModified(
  { clock }: CheckoutParts,
  { db, userId, id }: { db: ApiDb; userId: string; id: string },
): Promise<Reply<CheckoutAnswer>> {
  const whole = await readWhole(db, userId, id);
  if (!whole) return notFound();
  const now = clock.now();
  const order = await modificationOf(db, whole, now.getTime());
  if (!order) return modificationMissing();
  const snapBalance = await snapBalanceOf(db, order.changed, now);
  return answer({ data: { checkout: toWireModified(order, { now, snapBalance }) } });
}

interface Asked {
  readonly db: ApiDb;
  readonly userId: string;
  readonly id: string;
}

/** Answers with the current checkout, as every call does. */
export async function answerWhole(
  { clock }: CheckoutParts,
  { db, userId, id }: Asked,
): Promise<Reply<CheckoutAnswer>> {
  const whole = await readWhole(db, userId, id);
  if (!whole) return notFound();
  const now = clock.now();
  return answer({
    data: {
      checkout: toWireCheckout(whole, { now, snapBalance: await snapBalanceOf(db, whole, now) }),
    },
  });
}

/** Applies a change to a draft: returns the columns to set, or a refusal. It may also change other tables. */
export type Edit = (
  tx: ApiDb,
  draft: CheckoutsTable,
) => Promise<NonNullable<Parameters<ReturnType<typeof createCheckouts>['change']>[2]['set']> | Refusal>;

interface Changed {
  readonly tx: ApiDb;
  readonly userId: string;
  readonly id: string;
  readonly versionKey: string;
  /** True to allow the change to a placed order as well. Default: false. */
  readonly isOrderToo?: boolean;
}

/** Changes a draft that still has the version that was read, and answers with the result. */
export async function changeDraft(
  parts: CheckoutParts,
  { tx, userId, id, versionKey, isOrderToo = false }: Changed,
  edit: Edit,
): Promise<Reply<CheckoutAnswer>> {
  const checkouts = createCheckouts(tx);
  const draft = await checkouts.find(userId, id);
  if (!draft) return notFound();
  const isOrder = draft.status === 'SUBMITTED' || draft.status === 'MODIFIED';
  if (draft.status !== 'DRAFT' && !(isOrder && isOrderToo)) return alreadySubmitted();
  if (draft.version_key !== versionKey) return versionConflict();
  const set = await edit(tx, draft);
  if ('ok' in set) return set;
  const isChanged = await checkouts.change(userId, id, { from: versionKey, to: newId(parts.random), set });
  return isChanged ? answerWhole(parts, { db: tx, userId, id }) : versionConflict();
}
