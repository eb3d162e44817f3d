import { newId } from '../../secrecy.ts';
import { createPinApprovals } from '../../wallet/pin-approvals.ts';
import { createPinTries } from '../../wallet/pin-tries.ts';
import type { ApiDb } from '../../api/tables.ts';
import { refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import type { CheckoutParts } from '../checkout-parts.ts';
import type { Paying, WholeCheckout } from '../checkouts/read-whole.ts';
import { holdTender } from '../ledger/holds.ts';
import { declineOf } from './declines.ts';

/** Totals with these cents make the issuer behave in a certain way. */
export const CENTS = { rejectedAfterHold: 51, stillProcessing: 65, hangs: 99, partly: 77 } as const;
export const HELD_MS = 15_000;

export const rejectedAfterHold = (): Refusal =>
  refuse(422, 'POST_AUTHORIZATION_REJECTED', 'The order was rejected after the payment was authorized.');

/** What placing an order needs besides its checkout. */
export interface Authorising {
  readonly orderId: string;
  /** The idempotency key in the body of the submission. */
  readonly key: string;
  /** The id of this write, which spends a PIN. Only the sender of the write can repeat it. */
  readonly operation: string;
  readonly now: number;
  /** Hashes of the PIN tokens, by card. */
  readonly pins: ReadonlyMap<string, string>;
}

const declines = (code: string): Refusal => refuse(402, code, 'The issuer declines the payment.');

/** Returns why an EBT card is declined: lock, PIN or balance. The payment spends a correct PIN. */
async function snapObjection(
  tx: ApiDb,
  { clock }: CheckoutParts,
  { paying, userId, asked }: { paying: Paying; userId: string; asked: Authorising },
): Promise<Refusal | undefined> {
  const { card, cents } = paying;
  if (await createPinTries({ db: tx, clock }).isLocked(card.fingerprint ?? ''))
    return declines('MAX_PIN_TRIES_EXCEEDED');
  const { operation, now, pins } = asked;
  const pin = { tokenHash: pins.get(card.id) ?? '', cardId: card.id, operation, now };
  const approvals = createPinApprovals(tx);
  if (!(await approvals.isGood(userId, pin))) return declines('INVALID_PIN');
  if ((card.balanceCents ?? 0) < cents) return declines('INSUFFICIENT_FUNDS');
  await approvals.spend(userId, pin);
  return undefined;
}

/** Returns why an issuer declines, or has no answer yet; undefined when all approve. */
export async function declined(
  tx: ApiDb,
  parts: CheckoutParts,
  { whole, isTest, asked }: { whole: WholeCheckout; isTest: boolean; asked: Authorising },
): Promise<Refusal | undefined> {
  const { payments, price, row } = whole;
  const decline = payments.map(({ card }) => declineOf(card.behaviour)).find((code) => code !== undefined);
  if (decline !== undefined) return declines(decline);
  if (isTest) return refuse(402, 'TRANSACTION_DECLINED', 'Every payment is declined, as was asked for.');
  if (price.total % 100 === CENTS.stillProcessing)
    return refuse(402, 'REQUEST_STILL_PROCESSING', 'The issuer does not know yet.');
  const paying = payments.find(({ tender, cents }) => tender === 'SNAP' && cents > 0);
  return paying && snapObjection(tx, parts, { paying, userId: row.user_id, asked });
}

/** Holds the amount of each card. A card that pays nothing is not held. */
export async function holdAll(
  tx: ApiDb,
  { random }: CheckoutParts,
  { whole, asked: { orderId, now } }: { whole: WholeCheckout; asked: Authorising },
): Promise<void> {
  for (const { tender, card, cents } of whole.payments) {
    // The bank card is held even for 0 cents: it is the backup if something is left to pay later.
    if (cents === 0 && tender !== 'BANK') continue;
    await holdTender(tx, whole.row.user_id, {
      id: newId(random),
      orderId,
      tender,
      cardId: card.id,
      accountId: tender === 'BANK' ? null : card.account_id,
      cents,
      at: now,
    });
  }
}
