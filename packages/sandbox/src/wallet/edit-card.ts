import { editCard } from '@grocer/foundation/contract';
import { isExpired } from '@grocer/foundation/domain';
import { handleWrite } from '../api/shopper-routes.ts';
import type { ApiRoute } from '../api/shopper-routes.ts';
import type { ApiDb } from '../api/tables.ts';
import { newId } from '../secrecy.ts';
import { answer, refuse } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';
import { createCards } from './cards.ts';
import type { StoredCard } from './cards.ts';
import { hadTroubleBefore, issuerVerdict } from './issuer.ts';
import { notTheirs, vaultRefusal } from './refusals.ts';
import { toWireCard } from './to-wire-card.ts';
import type { WalletParts } from './wallet-parts.ts';

interface Named {
  readonly cardId: string;
  readonly paymentGram: string;
}

/** The messages for the shopper when the problem is the card itself [W-8.18]. */
const WORDS: Readonly<Record<string, string>> = {
  RV32937:
    'Your card issuer didn’t accept these details. Please check them, or contact the number on your card.',
  TRANSACTION_DECLINED:
    'Your card issuer declined this change. Please check the details, or use a different card.',
};

const withWords = (refusal: Refusal): Refusal => ({
  ...refusal,
  customerErrorMessage: WORDS[refusal.code],
});

const past = (): Refusal => refuse(422, 'KC2617', 'The card would be expired.');

/** Returns the shopper's bank card if the card id and the payment gram match. */
async function findBankCard(
  db: ApiDb,
  userId: string,
  { cardId, paymentGram }: Named,
): Promise<StoredCard | undefined> {
  const card = await createCards(db).find(userId, cardId);
  return card?.card_type === 'BANK_CARD' && card.payment_gram === paymentGram ? card : undefined;
}

/** The route that edits a bank card, after its security code was entered and the issuer has agreed. */
export const editCardRoute = ({ db, clock, vault, random }: Omit<WalletParts, 'fingerprints'>): ApiRoute =>
  handleWrite(editCard, async ({ body, shopper: { userId, app }, operation }) => {
    const { paymentMethod: method, cardId } = body;
    const known = await findBankCard(db, userId, body);
    if (!known) return async () => notTheirs();
    const token = method.lowValueToken;
    const cvv = await vault.inspectCvv(token, operation);
    if (!cvv.ok) return async () => vaultRefusal(cvv);
    const { behaviour } = known;
    const hadTrouble = await hadTroubleBefore(db, { behaviour, operation });
    const now = clock.now();
    if (isExpired(Number(method.expirationMonth), Number(method.expirationYear), now))
      return async () => past();
    const zip = method.billing.postalCode;
    const objection = issuerVerdict({ behaviour, zip, hadTrouble, isCvvRight: cvv.isRight });
    // A refusal leaves the token unspent, so that the shopper need not type the code again.
    if (objection) return async () => withWords(objection);
    const used = await vault.judgeCvv(token, operation);
    if (!used.ok) return async () => vaultRefusal(used);

    return async (tx) => {
      // The card may have been deleted while the vault was called.
      if (!(await findBankCard(tx, userId, body))) return notTheirs();
      const cards = createCards(tx);
      await cards.edit(userId, cardId, {
        version_key: newId(random),
        first_name: method.firstName,
        last_name: method.lastName,
        exp_month: method.expirationMonth,
        exp_year: method.expirationYear,
        billing: JSON.stringify(method.billing),
        updated_at: now.getTime(),
      });
      // The form shows whether the card is preferred, so an unchecked box removes the preference.
      await (body.defaultCard ? cards.prefer : cards.preferNoMore)(userId, { cardId, app });
      const edited = await cards.find(userId, cardId);
      return edited
        ? answer({ data: { payment: toWireCard(edited, { now, withBalance: false }) } })
        : notTheirs();
    };
  });
