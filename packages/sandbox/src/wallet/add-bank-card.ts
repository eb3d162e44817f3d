import { addBankCard } from '@grocer/foundation/contract';
import type { WireCardAddress } from '@grocer/foundation/contract';
import { handleWrite } from '../api/shopper-routes.ts';
import type { ApiRoute } from '../api/shopper-routes.ts';
import type { ApiDb } from '../api/tables.ts';
import type { RedeemedCard, VaultPort } from '../api/vault-port.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../secrecy.ts';
import type { Random } from '../secrecy.ts';
import { answer, refuse } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';
import { createCards } from './cards.ts';
import type { NewCard } from './cards.ts';
import { issuerVerdict } from './issuer.ts';
import { toWireCard } from './to-wire-card.ts';

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

const refused = (): Refusal => refuse(422, 'KC2617', 'The card token is not valid, or has been used.');
const unavailable = (): Refusal =>
  refuse(503, 'VAULT_UNAVAILABLE', 'The card vault cannot be reached.', { retryAfter: 1 });
const duplicate = (): Refusal => refuse(409, 'DUPLICATE_CARD', 'This card is already in the wallet.');

const toNewCard = (
  card: RedeemedCard,
  details: Details,
  { at, random }: { at: Date; random?: Random | undefined },
): NewCard => ({
  id: newId(random),
  version_key: newId(random),
  card_type: 'BANK_CARD',
  brand: card.brand,
  first_six: card.firstSix,
  last_four: card.lastFour,
  exp_month: card.expMonth,
  exp_year: `20${card.expYear}`,
  balance_cents: null,
  payment_gram: newId(random),
  vault_card_id: card.vaultCardId,
  fingerprint: card.fingerprint,
  behaviour: card.behaviour,
  first_name: details.firstName,
  last_name: details.lastName,
  billing: JSON.stringify(details.billing),
  saved: details.save ? 1 : 0,
  created_at: at.getTime(),
});

/** Notes that the issuer had trouble with an operation; says whether it had it before. */
async function noteTrouble(db: ApiDb, operation: string): Promise<boolean> {
  const noted = await db
    .insertInto('issuer_troubles')
    .values({ operation })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return noted.numInsertedOrUpdatedRows === 0n;
}

/** Adds a bank card: the vault says what the token stands for, the issuer whether it likes the card. */
export const addBankCardRoute = ({ db, clock, vault, random }: AddBankCardParts): ApiRoute =>
  handleWrite(addBankCard, async ({ body, shopper: { userId, app }, operation }) => {
    const { paymentMethod: method, defaultCard, save } = body;
    const redeemed = await vault.redeem(method.lowValueToken, operation);
    if (!redeemed.ok) return async () => (redeemed.why === 'refused' ? refused() : unavailable());
    const { card } = redeemed;
    const hadTrouble = card.behaviour === 'fails_once' && (await noteTrouble(db, operation));
    const { firstName, lastName, billing } = method;

    return async (tx) => {
      const cards = createCards(tx);
      if (await cards.hasNumber(userId, card.fingerprint)) return duplicate();
      const objection = issuerVerdict({ behaviour: card.behaviour, zip: billing.postalCode, hadTrouble });
      if (objection) return objection;
      const now = clock.now();
      const added = toNewCard(card, { save, firstName, lastName, billing }, { at: now, random });
      await cards.add(userId, added);
      if (defaultCard && save) await cards.prefer(userId, { cardId: added.id, app });
      const stored = { ...added, user_id: userId, preferredFor: defaultCard && save ? [app] : [] };
      return answer({ data: { payment: { card: toWireCard(stored, { now, withBalance: false }) } } });
    };
  });
