import { checkSnapBalance } from '@grocer/foundation/contract';
import { formatCents } from '@grocer/foundation/domain';
import { handleWrite } from '../api/shopper-routes.ts';
import type { ApiRoute } from '../api/shopper-routes.ts';
import type { ApiDb } from '../api/tables.ts';
import { hashOf } from '../secrecy.ts';
import { answer, refuse } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';
import { createCards } from './cards.ts';
import type { StoredCard } from './cards.ts';
import { createPinApprovals } from './pin-approvals.ts';
import { createPinTries } from './pin-tries.ts';
import { notTheirs, vaultUnavailable } from './refusals.ts';
import type { WalletParts } from './wallet-parts.ts';

/** The PIN of every EBT test card. */
const TEST_PIN = '1234';
/** Wrong PINs that are refused with code 55; the next one locks the card. */
const MOST_WRONG_PINS = 3;
const HELD_MS = 15_000;

const wrongPin = (): Refusal => refuse(402, '55', 'The PIN is wrong.');
const locked = (): Refusal => refuse(402, '75', 'Too many wrong PINs: the card is locked for a day.');
const tokenUsed = (): Refusal => refuse(402, 'PIN_TOKEN_USED', 'The PIN has been used, or is too old.');

/** Returns the refusal of cards that simulate failures of the EBT network, for any PIN. */
const networkTrouble = ({ accountBehaviour }: StoredCard): Refusal | undefined =>
  /^88\d$/.test(accountBehaviour)
    ? refuse(402, accountBehaviour, 'The EBT network cannot answer.')
    : undefined;

async function findSnapCard(db: ApiDb, userId: string, gram: string): Promise<StoredCard | undefined> {
  const card = await createCards(db).findByGram(userId, gram);
  return card?.card_type === 'EBT_CARD' ? card : undefined;
}

/**
 * Counts the attempt, and answers a correct PIN with the balance. A repeated submission is not counted again.
 */
async function answerPin(
  tx: ApiDb,
  card: StoredCard,
  { isRight, clock }: { isRight: boolean; clock: WalletParts['clock'] },
) {
  const trouble = networkTrouble(card);
  if (trouble) return trouble;
  const tries = createPinTries({ db: tx, clock });
  const number = card.fingerprint ?? '';
  if (await tries.isLocked(number)) return locked();
  if (!isRight || card.accountBehaviour === 'pin_always_wrong')
    return (await tries.wrong(number, MOST_WRONG_PINS)) ? locked() : wrongPin();
  await tries.right(number);
  const snap = formatCents(card.balanceCents ?? 0);
  const transactionBalanceInquiry = { remainingBalance: { snap } };
  return answer({ data: { payment: { data: { transactionBalanceInquiry } } } });
}

/** The route that returns the balance of a shopper's EBT card if the PIN in the vault is correct. */
export const checkSnapBalanceRoute = ({
  db,
  clock,
  vault,
}: Pick<WalletParts, 'db' | 'clock' | 'vault'>): ApiRoute =>
  handleWrite(checkSnapBalance, async ({ body: { paymentMethod }, shopper: { userId }, operation }) => {
    const { encryptedPin: token, paymentgram } = paymentMethod;
    if (!(await findSnapCard(db, userId, paymentgram))) return async () => notTheirs();
    const judged = await vault.judgePin({ token, expected: TEST_PIN }, operation);
    if (!judged.ok) return async () => (judged.why === 'refused' ? tokenUsed() : vaultUnavailable());
    const tokenHash = await hashOf(token);
    return async (tx) => {
      const card = await findSnapCard(tx, userId, paymentgram);
      if (!card) return notTheirs();
      const reply = await answerPin(tx, card, { isRight: judged.isRight, clock });
      // A shopper who knows the PIN may pay with it.
      const at = clock.now().getTime();
      if (reply.ok) await createPinApprovals(tx).add(userId, { tokenHash, cardId: card.id, at });
      return card.accountBehaviour === 'times_out' ? { ...reply, heldMs: HELD_MS } : reply;
    };
  });
