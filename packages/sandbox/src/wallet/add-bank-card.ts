import { addBankCard } from '@grocer/foundation/contract';
import type { WireCardAddress } from '@grocer/foundation/contract';
import { handleWrite } from '../api/shopper-routes.ts';
import type { ApiRoute } from '../api/shopper-routes.ts';
import type { ApiDb } from '../api/tables.ts';
import type { RedeemedCard, VaultPort } from '../api/vault-port.ts';
import type { Clock } from '../clock.ts';
import type { Random } from '../secrecy.ts';
import { createCards } from './cards.ts';
import type { NewCard } from './cards.ts';
import { hadTroubleBefore, issuerVerdict } from './issuer.ts';
import { answerAdded, bareCard } from './new-card.ts';
import { duplicateCard, vaultRefusal } from './refusals.ts';

interface AddBankCardParts {
  readonly db: ApiDb;
  readonly clock: Clock;
  readonly vault: VaultPort;
  readonly random?: Random | undefined;
}

interface Details {
  readonly save: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly billing: WireCardAddress;
}

const toNewCard = (
  card: RedeemedCard,
  details: Details,
  { at, random }: { at: Date; random?: Random | undefined },
): NewCard => ({
  ...bareCard('BANK_CARD', { at, random }),
  brand: card.brand,
  first_six: card.firstSix,
  last_four: card.lastFour,
  exp_month: card.expMonth,
  exp_year: `20${card.expYear}`,
  vault_card_id: card.vaultCardId,
  fingerprint: card.fingerprint,
  behaviour: card.behaviour,
  first_name: details.firstName,
  last_name: details.lastName,
  billing: JSON.stringify(details.billing),
  saved: details.save ? 1 : 0,
});

/** The route that adds a bank card. The vault resolves the token, and the issuer can refuse the card. */
export const addBankCardRoute = ({ db, clock, vault, random }: AddBankCardParts): ApiRoute =>
  handleWrite(addBankCard, async ({ body, shopper: { userId, app }, operation }) => {
    const { paymentMethod: method, defaultCard, save } = body;
    const { lowValueToken: token, firstName, lastName, billing } = method;
    const seen = await vault.inspect(token, operation);
    if (!seen.ok) return async () => vaultRefusal(seen);
    const { behaviour, fingerprint } = seen.card;
    const hadTrouble = await hadTroubleBefore(db, { behaviour, operation });
    const isDuplicate = async (from: ApiDb): Promise<boolean> =>
      createCards(from).hasNumber(userId, fingerprint);
    const objection = (await isDuplicate(db))
      ? duplicateCard()
      : issuerVerdict({ behaviour, zip: billing.postalCode, hadTrouble });
    // A refusal leaves the token unspent, so that the shopper need not type the card again.
    if (objection) return async () => objection;
    const redeemed = await vault.redeem(token, operation);
    if (!redeemed.ok) return async () => vaultRefusal(redeemed);
    const { card } = redeemed;

    return async (tx) => {
      // The card may have been added while the vault was called.
      if (await isDuplicate(tx)) return duplicateCard();
      const cards = createCards(tx);
      const now = clock.now();
      const added = toNewCard(card, { save, firstName, lastName, billing }, { at: now, random });
      await cards.add(userId, added);
      if (defaultCard && save) await cards.prefer(userId, { cardId: added.id, app });
      return answerAdded(cards, { userId, cardId: added.id, now });
    };
  });
