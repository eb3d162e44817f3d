import type { NewAddress } from '../wallet/addresses.ts';

interface BankTraits {
  readonly expiry?: 'past';
  readonly preferred?: true;
  /** One of the two store credit pictures. */
  readonly image?: 'RWC' | 'RC';
  readonly isNoFuel?: true;
}

/** A card of the seed data. A bank card has a test number, which the vault turns into a card. */
export type SeedCard =
  | ({ readonly kind: 'bank'; readonly number: string } & BankTraits)
  /** The last four digits of a test account. */
  | { readonly kind: 'snap' | 'gift'; readonly lastFour: string };

/** A demo shopper of the seed data. */
export interface SeedShopper {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly addresses: readonly Omit<NewAddress, 'id'>[];
  readonly cards: readonly SeedCard[];
  /** Number of generated bank cards in addition. */
  readonly moreCards?: number;
  /** Number of generated addresses in addition. */
  readonly moreAddresses?: number;
}

const VISA = '4242424242424242';
const MASTERCARD = '5555555555554444';
const AMEX = '378282246310005';
const DISCOVER = '6011111111111117';

const bank = (number: string, more: BankTraits = {}): SeedCard => ({
  kind: 'bank',
  number,
  ...more,
});
const snap = (lastFour: string): SeedCard => ({ kind: 'snap', lastFour });
const gift = (lastFour: string): SeedCard => ({ kind: 'gift', lastFour });

const home = (
  ...[street, unit, locality, region, postal_code]: [string, string, string, string, string]
): Omit<NewAddress, 'id'> => ({
  type: 'home',
  street,
  unit,
  locality,
  region,
  postal_code,
});

const delivery = (...place: [string, string, string, string, string]): Omit<NewAddress, 'id'> => ({
  ...home(...place),
  type: 'delivery',
});

/** Creates a shopper whose key is the first name. */
function shopper(
  name: string,
  has: Pick<SeedShopper, 'addresses' | 'cards' | 'moreCards' | 'moreAddresses'>,
): SeedShopper {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { key: firstName.toLowerCase(), firstName, lastName, ...has };
}

/** Creates a shopper in Denver with one Visa and another card. */
const withVisaAnd = (name: string, card: SeedCard): SeedShopper =>
  shopper(name, {
    addresses: [home('64 Orchard Hill', '', 'Denver', 'CO', '80202')],
    cards: [bank(VISA, { preferred: true }), card],
  });

/** Returns the shoppers with a special card or address book. */
const specialShoppers = (): readonly SeedShopper[] => [
  withVisaAnd('Kate King', snap('0020')),
  withVisaAnd('Leo Lopez', snap('0038')),
  withVisaAnd('Mia Moore', snap('0012')),
  withVisaAnd('Nina Novak', snap('0079')),
  withVisaAnd('Oscar Owens', gift('1003')),
  shopper('Paula Price', {
    addresses: [home('3 Meadow Bank', '', 'Cincinnati', 'OH', '45202')],
    cards: [],
    moreAddresses: 49,
  }),
];

/** Returns the demo shoppers. */
export const seedShoppers = (): readonly SeedShopper[] => [
  shopper('Alice Adams', {
    addresses: [
      home('1420 Juniper Street', 'Apt 3B', 'Cincinnati', 'OH', '45202'),
      delivery('88 Larch Road', '', 'Covington', 'KY', '41011'),
    ],
    cards: [
      bank(MASTERCARD),
      bank(VISA, { preferred: true }),
      bank(AMEX, { expiry: 'past' }),
      snap('0004'),
      ...['1000', '1002'].map(gift),
    ],
  }),
  shopper('Bob Baker', {
    addresses: [
      home('17 Walnut Lane', '', 'Columbus', 'OH', '43085'),
      delivery('240 Commerce Avenue', 'Suite 12', 'Columbus', 'OH', '43215'),
    ],
    cards: [],
  }),
  shopper('Carol Chen', {
    addresses: [home('5 Harbor View', '', 'Seattle', 'WA', '98101')],
    cards: [bank(VISA, { expiry: 'past', preferred: true })],
  }),
  shopper('Dave Diaz', {
    addresses: [home('902 Mesa Drive', '', 'Phoenix', 'AZ', '85004')],
    cards: [bank(VISA, { preferred: true }), snap('0004')],
  }),
  shopper('Erin Ellis', {
    addresses: [home('31 Lake Shore Court', 'Unit 4', 'Chicago', 'IL', '60601')],
    cards: [bank(VISA, { preferred: true }), ...['1000', '1001', '1002', '1004', '1003'].map(gift)],
  }),
  shopper('Frank Foster', {
    addresses: [home('64 Orchard Hill', '', 'Denver', 'CO', '80202')],
    cards: [bank(MASTERCARD, { preferred: true, image: 'RWC' })],
  }),
  shopper('Grace Green', {
    addresses: [home('12 Magnolia Street', '', 'Atlanta', 'GA', '30303')],
    cards: [bank(AMEX, { preferred: true, isNoFuel: true }), bank(DISCOVER, { image: 'RC' })],
  }),
  shopper('Heidi Hughes', {
    addresses: [delivery('7 Cedar Row', '', 'Portland', 'OR', '97204')],
    cards: [bank(VISA)],
  }),
  shopper('Ivan Ito', {
    addresses: [home('400 Maple Avenue', '', 'Toronto', 'ON', 'M5V 2T6')],
    cards: [bank(VISA, { preferred: true }), bank(MASTERCARD)],
  }),
  shopper('Judy Jones', {
    addresses: [home('2 Prairie Path', '', 'Dallas', 'TX', '75201')],
    cards: [],
    moreCards: 50,
  }),
  ...specialShoppers(),
];
