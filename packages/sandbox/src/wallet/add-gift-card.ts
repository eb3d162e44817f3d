import { addGiftCard } from '@grocer/foundation/contract';
import { handleWrite } from '../api/shopper-routes.ts';
import type { ApiRoute } from '../api/shopper-routes.ts';
import type { ApiDb } from '../api/tables.ts';
import { isSameSecret } from '../secrecy.ts';
import { refuse } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';
import { createCards } from './cards.ts';
import { answerAdded, prepaidCard } from './new-card.ts';
import { createPinTries } from './pin-tries.ts';
import { createPrepaidAccounts } from './prepaid-accounts.ts';
import type { PrepaidAccount } from './prepaid-accounts.ts';
import { duplicateCard } from './refusals.ts';
import type { WalletParts } from './wallet-parts.ts';

/** Wrong PINs for a gift card, from any shopper, before the one that locks it. */
const MOST_WRONG_PINS = 9;
/** Compared when there is no account, so that the check takes the same time. */
const NO_PIN = '0'.repeat(64);

/** One answer for an unknown number, a wrong PIN and a locked card, so that numbers cannot be probed. */
const refused = (): Refusal => refuse(402, 'GIFT_CARD_REFUSED', 'The number or PIN is not right.');

const empty = (): Refusal => refuse(402, 'GIFT_CARD_ZERO_BALANCE', 'There is nothing on this gift card.');

const full = (): Refusal => refuse(422, 'GIFT_CARD_LIMIT_REACHED', 'A wallet takes five gift cards.');

interface Claimed {
  readonly numberHash: string;
  readonly pinHash: string;
}

type GiftParts = Pick<WalletParts, 'clock' | 'random' | 'fingerprints'>;

/** Returns the account of a number and PIN. Every failure takes the same steps. */
async function openAccount(
  tx: ApiDb,
  { numberHash, pinHash }: Claimed,
  clock: WalletParts['clock'],
): Promise<PrepaidAccount | undefined> {
  const tries = createPinTries({ db: tx, clock });
  const account = await createPrepaidAccounts(tx).byNumber('GIFT_CARD', numberHash);
  const isLocked = await tries.isLocked(numberHash);
  const isRight = await isSameSecret(pinHash, account?.pin_hash ?? NO_PIN);
  if (account && isRight && !isLocked) {
    await tries.right(numberHash);
    return account;
  }
  await tries.wrong(numberHash, MOST_WRONG_PINS);
  return undefined;
}

/** The route that adds a gift card by its number and PIN; the database limits a shopper to five. */
export const addGiftCardRoute = ({ clock, random, fingerprints }: GiftParts): ApiRoute =>
  handleWrite(addGiftCard, async ({ body, shopper: { userId } }) => {
    const { pan, pin } = body.paymentMethod;
    const claimed = {
      numberHash: await fingerprints.number(pan),
      pinHash: await fingerprints.pin(pan, pin),
    };
    return async (tx) => {
      const account = await openAccount(tx, claimed, clock);
      if (!account) return refused();
      const cards = createCards(tx);
      if (await cards.hasNumber(userId, claimed.numberHash)) return duplicateCard();
      if (account.balance_cents === 0) return empty();
      const now = clock.now();
      const card = prepaidCard(account, { at: now, random });
      if (!(await cards.addWithinLimits(userId, card))) return full();
      return answerAdded(cards, { userId, cardId: card.id, now });
    };
  });
