import {
  readCheckout,
  readPaymentInfo,
  updateFulfilment,
  updatePayment,
  updatePromos,
  updateTip,
} from '@grocer/foundation/contract';
import { parseCents } from '@grocer/foundation/domain';
import { handleRead, handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { createCards } from '../../wallet/cards.ts';
import type { StoredCard } from '../../wallet/cards.ts';
import { notTheirs } from '../../wallet/refusals.ts';
import { toWireCard } from '../../wallet/to-wire-card.ts';
import { answer, notFound, refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import type { CheckoutParts } from '../checkout-parts.ts';
import { answerModified, answerWhole, changeDraft } from './changing.ts';
import { birthObjection } from './birth-objection.ts';
import { createCheckouts } from './checkouts.ts';
import { promoObjection } from './promo-objection.ts';
import { isRestricted } from './restricted.ts';
import { tipObjection } from './tip-objection.ts';

const readRoute = (parts: CheckoutParts): ApiRoute =>
  handleRead(readCheckout, async ({ params, query, shopper: { userId } }) => {
    const asked = { db: parts.db, userId, id: params['checkoutId'] ?? '' };
    return query['modify'] === 'true' ? answerModified(parts, asked) : answerWhole(parts, asked);
  });

const fulfilmentRoute = (parts: CheckoutParts): ApiRoute =>
  handleWrite(updateFulfilment, async ({ params, body, shopper: { userId } }) => async (tx) => {
    const { versionKey, fulfillment } = body;
    const { contact, instructions, deliveryType } = fulfillment;
    const id = params['checkoutId'] ?? '';
    const born = contact?.dateOfBirth;
    const objection = birthObjection(born);
    if (objection) return objection;
    // The contact and the instructions can be changed until the order is handed over.
    return changeDraft(parts, { tx, userId, id, versionKey, isOrderToo: true }, async (_tx, draft) => ({
      ...(contact && {
        first_name: contact.firstName,
        last_name: contact.lastName,
        phone: contact.phone ?? null,
        sms_opt_in: contact.smsOptin === true && contact.phone !== undefined ? (1 as const) : (0 as const),
        // An order with a date of birth is handed over in person.
        ...(born !== undefined && { date_of_birth: born, delivery_type: 'Standard' as const }),
      }),
      ...(instructions !== undefined && { instructions }),
      ...(deliveryType && {
        delivery_type:
          (born ?? draft.date_of_birth) === null && !(await isRestricted(tx, draft))
            ? deliveryType
            : 'Standard',
      }),
    }));
  });

const tipRoute = (parts: CheckoutParts): ApiRoute =>
  handleWrite(updateTip, async ({ params, body, shopper: { userId } }) => async (tx) => {
    const { versionKey, paymentDetails } = body;
    const cents = parseCents(paymentDetails.gratuityAmount) ?? 0;
    const asked = { tx, userId, id: params['checkoutId'] ?? '', versionKey };
    return changeDraft(parts, asked, async () => tipObjection(cents) ?? { gratuity_cents: cents });
  });

const promoRoute = (parts: CheckoutParts): ApiRoute =>
  handleWrite(updatePromos, async ({ params, body, shopper: { userId } }) => async (tx) => {
    const id = params['checkoutId'] ?? '';
    const at = parts.clock.now().getTime();
    const promos = body.priceAdjustment.promos.map(({ action, code }) => ({
      action,
      code: code.toUpperCase(),
    }));
    return changeDraft(parts, { tx, userId, id, versionKey: body.versionKey }, async () => {
      const checkouts = createCheckouts(tx);
      // All codes are judged before anything is written: a refusal does not undo what was.
      for (const { action, code } of promos) {
        const found = action === 'Add' ? await promoObjection(tx, { userId, id, code }) : undefined;
        if (found) return found;
      }
      for (const { action, code } of promos) {
        if (action === 'Add') await checkouts.addPromo(userId, id, { code, at });
        else await checkouts.removePromo(userId, id, code);
      }
      return {};
    });
  });

/**
 * Returns why the cards cannot pay: each must be the shopper's own and of its kind, and gift and EBT cards
 * need a bank card as a backup.
 */
async function cardsObjection(
  tx: ApiDb,
  userId: string,
  { bank, gifts, snap }: { bank: string | undefined; gifts: readonly string[]; snap: string | undefined },
): Promise<Refusal | undefined> {
  if (bank === undefined && (gifts.length > 0 || snap !== undefined)) return unsupported();
  const cards = createCards(tx);
  const wanted: readonly (readonly [string, StoredCard['card_type']])[] = [
    ...(bank === undefined ? [] : [[bank, 'BANK_CARD'] as const]),
    ...gifts.map((id) => [id, 'GIFT_CARD'] as const),
    ...(snap === undefined ? [] : [[snap, 'EBT_CARD'] as const]),
  ];
  for (const [id, type] of wanted) {
    const card = await cards.find(userId, id);
    if (!card) return notTheirs();
    if (card.card_type !== type) return unsupported();
  }
  return undefined;
}

const unsupported = (): Refusal =>
  refuse(422, 'PAYMENT_TYPE_NOT_SUPPORTED', 'This card cannot pay in this way.');

const paymentRoute = (parts: CheckoutParts): ApiRoute =>
  handleWrite(updatePayment, async ({ params, body, shopper: { userId } }) => async (tx) => {
    const { versionKey, activeCardId: bank, giftCardIds: gifts, snapCardId: snap, snapEBTAmount } = body;
    return changeDraft(parts, { tx, userId, id: params['checkoutId'] ?? '', versionKey }, async () => {
      const objection = await cardsObjection(tx, userId, { bank, gifts, snap });
      return (
        objection ?? {
          bank_card_id: bank ?? null,
          gift_card_ids: JSON.stringify([...new Set(gifts)]),
          snap_card_id: snap ?? null,
          snap_cents: snap === undefined ? 0 : (parseCents(snapEBTAmount ?? '') ?? 0),
        }
      );
    });
  });

const paymentInfoRoute = ({ db, clock }: CheckoutParts): ApiRoute =>
  handleRead(readPaymentInfo, async ({ params, shopper: { userId } }) => {
    const checkout = await createCheckouts(db).find(userId, params['checkoutId'] ?? '');
    if (!checkout) return notFound();
    const cards = await createCards(db).listPayable(userId, checkout.id);
    const of = (type: StoredCard['card_type']) =>
      cards
        .filter(({ card_type }) => card_type === type)
        .map((card) => toWireCard(card, { now: clock.now(), withBalance: type === 'GIFT_CARD' }));
    return answer({
      data: {
        paymentMethods: { bankCards: of('BANK_CARD'), giftCards: of('GIFT_CARD'), ebtCards: of('EBT_CARD') },
      },
    });
  });

/** The routes that read and change a checkout before it is an order [C-7.1] [C-7.3] [C-7.7] to [C-7.10]. */
export const draftRoutes = (parts: CheckoutParts): readonly ApiRoute[] => [
  readRoute(parts),
  fulfilmentRoute(parts),
  tipRoute(parts),
  promoRoute(parts),
  paymentRoute(parts),
  paymentInfoRoute(parts),
];
