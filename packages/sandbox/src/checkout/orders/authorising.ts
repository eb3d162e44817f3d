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

/** Amounts whose cents stand for what an issuer does with them. */
export const CENTS = { rejectedAfterHold: 51, stillProcessing: 65, hangs: 99, partly: 77 } as const;
export const HELD_MS = 15_000;

export const rejectedAfterHold = (): Refusal =>
  refuse(422, 'POST_AUTHORIZATION_REJECTED', 'The order was rejected after the payment was authorized.');

/** What an order is placed with, beside what its checkout says. */
export interface Authorising {
  readonly orderId: string;
  /** The key of the submission, as the checkout tells it. */
  readonly key: string;
  /** What uses up a PIN: this write of this shopper, which nobody can name but who sends it. */
  readonly operation: string;
  readonly now: number;
  /** Hashes of the tokens that stand for PINs, by card. */
  readonly pins: ReadonlyMap<string, string>;
}

const declines = (code: string): Refusal => refuse(402, code, 'The issuer declines the payment.');

/** What speaks against an EBT card: its lock, its PIN, or what is left on it. A right PIN is used up by what it pays for. */
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

/** How the issuers answer: cards that decline, or that do not know yet. */
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

/** Holds what each card pays. A card that pays nothing is not asked. */
export async function holdAll(
  tx: ApiDb,
  { random }: CheckoutParts,
  { whole, asked: { orderId, now } }: { whole: WholeCheckout; asked: Authorising },
): Promise<void> {
  for (const { tender, card, cents } of whole.payments) {
    // The bank card that backs up an order is held for nothing until something is left for it to pay.
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
