import { addSnapCard } from '@grocer/foundation/contract';
import { handleWrite } from '../api/shopper-routes.ts';
import type { ApiRoute } from '../api/shopper-routes.ts';
import { answer, refuse } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';
import { createCards } from './cards.ts';
import { answerAdded, prepaidCard } from './new-card.ts';
import { createPrepaidAccounts } from './prepaid-accounts.ts';
import type { WalletParts } from './wallet-parts.ts';

/** Clients recognise this refusal by its reason. */
const exists = (): Refusal => refuse(400, 'EBT_CARD_EXISTS', 'EBT card already exists');

const unknown = (): Refusal => refuse(402, 'EBT_CARD_UNKNOWN', 'Test cards only: this number is none.');

/** The route that adds a SNAP EBT card; the database limits a shopper to one. */
export const addSnapCardRoute = ({
  clock,
  random,
  fingerprints,
}: Pick<WalletParts, 'clock' | 'random' | 'fingerprints'>): ApiRoute =>
  handleWrite(addSnapCard, async ({ body, shopper: { userId } }) => {
    const numberHash = await fingerprints.number(body.paymentMethod.pan);
    return async (tx) => {
      const account = await createPrepaidAccounts(tx).byNumber('EBT_CARD', numberHash);
      if (!account) return unknown();
      const now = clock.now();
      const card = { ...prepaidCard(account, { at: now, random }), saved: body.save ? 1 : 0 } as const;
      const cards = createCards(tx);
      if (!(await cards.addWithinLimits(userId, card))) return exists();
      const added = (await answerAdded(cards, { userId, cardId: card.id, now })).body.data.payment.card;
      // The service omits type and picture, since they follow from the request.
      const { cardType: _type, imageType: _image, ...rest } = added;
      return answer({ data: { payment: { card: rest } } });
    };
  });
