import { answerWith } from '../../no-network.ts';
import { showAtOnce } from '../../timing.ts';

/** Returns a line of an order. */
export const line = (at: number, description: string, customerFacingSize: string, price: string) => ({
  gtin13: String(2_000_000_000_000 + at),
  quantity: 1,
  substitutionPolicy: 'SHOPPER_CHOICE',
  description,
  customerFacingSize,
  substitutes: [],
  totalPrice: price,
  regularTotalPrice: price,
  snapEligible: true,
  ageRestricted: false,
});

type Line = ReturnType<typeof line>;

const LINES = [
  line(1, 'Whole Milk', '1 gal', '3.99'),
  line(2, 'Red Apples', '3 lb', '8.98'),
  line(3, 'Chicken Breast', '2 lb', '8.99'),
];

const card = (id: string, cardType: string, brand: string, lastFourPan: string) => ({
  id,
  versionKey: '1',
  cardType,
  brand,
  imageType: 'X',
  lastFourPan,
  expirationMonth: cardType === 'BANK_CARD' ? '08' : '',
  expirationYear: cardType === 'BANK_CARD' ? '2031' : '',
  expired: false,
  paymentGram: 'gram',
  defaultApplications: [],
  ...(cardType === 'GIFT_CARD' && { balance: '$25.00' }),
});

const BANK_CARDS = [
  card('c1', 'BANK_CARD', 'VISA', '4242'),
  card('c2', 'BANK_CARD', 'MASTERCARD', '4444'),
  card('c3', 'BANK_CARD', 'AMEX', '0005'),
];
const GIFT_CARDS = [card('g1', 'GIFT_CARD', 'NONE', '1000')];

/** Number of cards to choose from in a list; SNAP has a checkbox instead. */
export const CARDS = BANK_CARDS.length + GIFT_CARDS.length;

/** An order without its lines, in the services' format. */
const ORDER = {
  id: 'o1',
  checksum: 'v1',
  versionKey: 'v1',
  status: 'DRAFT',
  modalityType: 'DELIVERY',
  cartId: 'cart1',
  payments: [
    {
      id: 'p1',
      amountToAuthorize: '28.91',
      paymentType: 'BANK_CARD',
      card: { id: 'c1', brand: 'VISA', lastFourPan: '4242', isExpired: false },
    },
  ],
  fulfillment: {
    contact: { firstName: 'Alice', lastName: 'Adams', phone: '+15135550142', smsOptin: false },
    instructions: '',
    deliveryType: 'Standard',
    promise: {
      id: 't1',
      versionKey: '1',
      expiration: { value: '2031-11-25T15:30:00Z' },
      window: { value: '2031-11-25T17:00:00Z/2031-11-25T19:00:00Z', timezone: 'America/New_York' },
      vendorId: 'OWN',
    },
  },
  calculatedProperties: {
    uiPaymentSummary: {
      lines: [
        { type: 'SUBTOTAL', amount: '21.96', description: 'Subtotal' },
        { type: 'FEE', amount: '6.95', description: 'Delivery fee' },
        { type: 'TAX', amount: '0.00', description: 'Tax' },
        { type: 'TIP', amount: '0.00', description: 'Tip' },
        { type: 'TOTAL', amount: '28.91', description: 'Total' },
      ],
    },
    isTipEligible: true,
    tipSuggestions: [
      { label: '10%', value: '2.20' },
      { label: '15%', value: '3.29' },
      { label: '20%', value: '4.39' },
    ],
  },
  paymentDetails: { gratuityAmount: '0.00' },
  buyer: { profileId: 'p1', email: 'alice.adams@example.com', loyaltyId: '41234567890' },
  properties: { paymentVersion: '2' },
};

const COST = {
  total: '28.91',
  itemTotal: '21.96',
  taxTotal: '0.00',
  gratuityTotal: '0.00',
  yellowTagDiscountTotal: '0.00',
  ebtTotal: '21.96',
  nonEbtTotal: '6.95',
};

/** One response with the data of all calls. */
export const dataOf = (lines: readonly Line[]) => ({
  checkout: { ...ORDER, lineItems: lines, summary: { cost: COST, itemCount: lines.length } },
  paymentMethods: {
    bankCards: BANK_CARDS,
    giftCards: GIFT_CARDS,
    ebtCards: [card('e1', 'EBT_CARD', 'EBT', '0004')],
  },
  flashSales: [],
  cart: {
    id: 'cart1',
    lineItems: lines.map(({ gtin13, quantity, substitutionPolicy }) => ({
      id: gtin13,
      gtin13,
      quantity,
      substitutionPolicy,
      substitutionItems: [],
      instructions: '',
      modalityType: 'DELIVERY',
    })),
  },
});

/** The data of all calls. */
export type Data = ReturnType<typeof dataOf>;

/** Mounts the payment step of an order, and sets a mark when all of it is painted. */
export function show(mount: () => void, isWhole: () => boolean): void {
  answerWith({ data: dataOf(LINES) });
  void showAtOnce(mount, isWhole);
}
