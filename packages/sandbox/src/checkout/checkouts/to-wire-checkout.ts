import { fromWireDestination, toWirePlace } from '@grocer/foundation/contract';
import type {
  WireOrderLine,
  WirePaymentLine,
  WireSummary,
  WireSummaryLine,
  WireWholeCheckout,
} from '@grocer/foundation/contract';
import type { Cents } from '@grocer/foundation/domain';
import { windowOf } from '../../fulfilment/timeslots/list-times.ts';
import { hasExpired } from '../../wallet/to-wire-card.ts';
import { CENTS } from '../orders/authorising.ts';
import { lineTotal } from '../pricing/price-order.ts';
import type { Price } from '../pricing/price-order.ts';
import type { ModifiedOrder } from '../orders/modification.ts';
import type { Paying, WholeCheckout } from './read-whole.ts';
import { substitutesOf } from './substitutes.ts';

const dollars = (cents: Cents): string => (cents / 100).toFixed(2);

/** Suggested tips as percentages of the item total; clients omit the 0. */
const TIP_SHARES: readonly number[] = [0, 10, 15, 20];

function summaryOf({ price, lines }: WholeCheckout): WireSummary {
  const count = lines.reduce((sum, { quantity }) => sum + (Number.isInteger(quantity) ? quantity : 1), 0);
  return {
    cost: {
      total: dollars(price.total),
      itemTotal: dollars(price.itemTotal),
      taxTotal: dollars(price.taxTotal),
      gratuityTotal: dollars(price.tip),
      yellowTagDiscountTotal: dollars(price.discountTotal),
      ebtTotal: dollars(price.ebtTotal),
      nonEbtTotal: dollars(price.total - price.ebtTotal),
    },
    itemCount: count,
  };
}

const FEES: Readonly<Record<string, string>> = {
  PICKUP: 'Pickup fee',
  DELIVERY: 'Delivery fee',
  SHIP: 'Shipping fee',
};

/** Returns true when an order of these slots accepts a tip, which only the shop's own deliveries do. */
export const isTipEligible = ({ slots }: Pick<WholeCheckout, 'slots'>): boolean =>
  slots.length > 0 && slots.every(({ service }) => service.key === 'OWN');

const summaryLine = (type: WireSummaryLine['type'], cents: Cents, description: string) => ({
  type,
  amount: dollars(cents),
  description,
});

/** Returns the line of a fee, and what was saved of it if a part was. */
function feeLine(description: string, { fee, waiver }: Pick<Price, 'fee' | 'waiver'>): WireSummaryLine {
  const net = fee - waiver;
  const parts = [summaryLine('FEE', fee, 'Before savings'), summaryLine('FEE', -waiver, 'Savings')];
  return {
    ...summaryLine('FEE', net, description),
    ...(waiver > 0 && net > 0 && { nestedLines: parts }),
  };
}

/** Returns the lines of the payment summary: goods, discounts, fees, tax and tip. */
function summaryLinesOf(whole: WholeCheckout): WireSummaryLine[] {
  const { price, row, promos } = whole;
  const { bagFee } = price;
  const fee = FEES[row.modality];
  return [
    summaryLine('SUBTOTAL', price.itemTotal, 'Subtotal'),
    ...price.promos.map(({ code, amount }) =>
      summaryLine('PROMO', -amount, `Promo ${promos.find((one) => one.code === code)?.code ?? code}`),
    ),
    ...(fee === undefined ? [] : [feeLine(fee, price)]),
    ...(bagFee ? [summaryLine('FEE', bagFee.amount, bagFee.description)] : []),
    summaryLine('TAX', price.taxTotal, 'Tax'),
    ...(isTipEligible(whole) || price.tip > 0 ? [summaryLine('TIP', price.tip, 'Tip')] : []),
    summaryLine('TOTAL', price.total, 'Total'),
  ];
}

function linesOf({ lines, products, row }: WholeCheckout): WireOrderLine[] {
  return lines.map((line) => {
    const product = products.get(line.gtin13);
    return {
      gtin13: line.gtin13,
      quantity: line.quantity,
      substitutionPolicy: line.substitution_policy,
      ...(line.coupon_id !== '' && { couponId: line.coupon_id }),
      ...(line.source_store_id !== null && { sourceStoreId: line.source_store_id }),
      description: product?.name ?? line.gtin13,
      customerFacingSize: product?.size ?? '',
      substitutes: substitutesOf(line).map((gtin13) => products.get(gtin13)?.name ?? gtin13),
      totalPrice: dollars(lineTotal(line.quantity, line.unit_cents)),
      regularTotalPrice: dollars(lineTotal(line.quantity, line.regular_cents)),
      snapEligible: product?.is_snap === 1,
      ageRestricted: product?.is_alcohol === 1,
      ...(line.coupon_id !== '' && {
        priceAdjustment: { coupons: [{ id: line.coupon_id, offerId: row.id }] },
      }),
    };
  });
}

const PAYMENT_TYPES = { GIFT: 'GIFT_CARD', SNAP: 'EBT', BANK: 'BANK_CARD' } as const;

const toWirePayment = ({ id, tender, card, cents }: Paying, now: Date): WirePaymentLine => ({
  id,
  amountToAuthorize: dollars(cents),
  paymentType: PAYMENT_TYPES[tender],
  card: {
    id: card.id,
    brand: card.brand,
    lastFourPan: card.last_four,
    isExpired: hasExpired(card, now),
  },
});

/** Returns where the order goes: the store of its slot, or the shopper's delivery address. */
function placeOf({ row, slots, destination }: WholeCheckout) {
  const store = slots[0]?.store;
  if (row.modality === 'PICKUP' && store) {
    const { street, locality, region, postal_code: postalCode, lat, lng, vanity_name: placeName } = store;
    const address = { street, unit: '', locality, region, postalCode, countryCode: 'US' as const };
    return { placeName, address: toWirePlace(address), location: { lat, lng } };
  }
  if (!destination || !('address' in destination)) return {};
  if (fromWireDestination(destination).kind !== 'address') return {};
  const { address } = destination;
  return { address, ...(address.location && { location: address.location }) };
}

function fulfilmentOf(whole: WholeCheckout): WireWholeCheckout['fulfillment'] {
  const { row, promise, slots } = whole;
  const [slot] = slots;
  return {
    contact: {
      firstName: row.first_name,
      lastName: row.last_name,
      ...(row.phone !== null && { phone: row.phone }),
      smsOptin: row.sms_opt_in === 1,
      ...(row.date_of_birth !== null && { dateOfBirth: row.date_of_birth }),
      ...placeOf(whole),
    },
    instructions: row.instructions,
    deliveryType: row.delivery_type,
    ...(promise &&
      slot && {
        promise: {
          id: promise.id,
          versionKey: promise.version_key,
          expiration: { value: new Date(promise.expires_at).toISOString() },
          window: windowOf(slot),
          vendorId: slot.service.vendorId,
        },
      }),
  };
}

/** What the wire format needs besides the checkout. */
interface Told {
  readonly now: Date;
  /** The balance of the paying EBT card, if the shopper may see it. */
  readonly snapBalance: Cents | undefined;
}

/** Returns true when some of an order's changes could not be made. */
const isModifiedInPart = ({ row, price }: WholeCheckout): boolean =>
  row.status === 'MODIFIED' && price.total % 100 === CENTS.partly;

/** Converts a checkout to the wire format [C-3.1]. */
export function toWireCheckout(whole: WholeCheckout, { now, snapBalance }: Told): WireWholeCheckout {
  const { row, price, promos, payments, order, email, loyaltyId } = whole;
  const { address } = placeOf(whole);
  return {
    id: row.id,
    checksum: row.version_key,
    versionKey: row.version_key,
    status: row.status,
    modalityType: row.modality,
    cartId: row.cart_id,
    lineItems: linesOf(whole),
    payments: payments.map((payment) => toWirePayment(payment, now)),
    fulfillment: fulfilmentOf(whole),
    summary: summaryOf(whole),
    ...(promos.length > 0 && {
      priceAdjustment: {
        promos: promos.map(({ code, description }) => ({ id: code, code, description })),
      },
    }),
    calculatedProperties: {
      uiPaymentSummary: { lines: summaryLinesOf(whole) },
      isTipEligible: isTipEligible(whole),
      tipSuggestions: TIP_SHARES.map((share) => ({
        label: `${share}%`,
        value: dollars(Math.round((price.itemTotal * share) / 100)),
      })),
    },
    paymentDetails: {
      gratuityAmount: dollars(row.gratuity_cents),
      ...(snapBalance !== undefined && { ebtDetails: { remainingBalance: { snap: dollars(snapBalance) } } }),
    },
    buyer: {
      profileId: row.user_id,
      ...(email !== undefined && { email }),
      ...(loyaltyId !== undefined && { loyaltyId }),
      ...(row.date_of_birth !== null && { dateOfBirth: row.date_of_birth }),
      ...(row.modality !== 'PICKUP' && address && { address }),
    },
    properties: {
      paymentVersion: '2',
      ...(isModifiedInPart(whole) && { createOrderPromiseHadFallout: true }),
    },
    ...(row.last_operation !== null && { idempotencyKey: row.last_operation }),
    ...(order && {
      order: {
        id: order.id,
        number: order.number,
        placedAt: new Date(order.placed_at).toISOString(),
        ...(order.app_name !== null && { appName: order.app_name }),
      },
    }),
  };
}

/**
 * Converts an order with its cart's changes, next to its current state, to the wire format [C-3.2] [C-3.5].
 */
export function toWireModified(
  { original, changed, checksum }: ModifiedOrder,
  told: Told,
): WireWholeCheckout {
  const wire = toWireCheckout(changed, told);
  return {
    ...wire,
    checksum,
    originalSummary: summaryOf(original),
    originalLineItems: linesOf(original),
    paymentDetails: {
      ...wire.paymentDetails,
      existingAuthorizations: original.payments.map(({ id, cents }) => ({ id, amount: dollars(cents) })),
    },
  };
}
