import type { NewAddress } from '../wallet/addresses.ts';

/** A card of the seed data. Bank cards name a test number; the vault turns it into a card. */
export type SeedCard =
  | { readonly kind: 'bank'; readonly number: string; readonly expiry?: 'past'; readonly preferred?: true }
  | { readonly kind: 'snap'; readonly lastFour: string }
  | { readonly kind: 'gift'; readonly lastFour: string; readonly cents: number };

/** A demo shopper as the seed makes one. */
export interface SeedShopper {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly addresses: readonly Omit<NewAddress, 'id'>[];
  readonly cards: readonly SeedCard[];
  /** Made-up bank cards besides. */
  readonly moreCards?: number;
}

const VISA = '4242424242424242';
const MASTERCARD = '5555555555554444';
const AMEX = '378282246310005';
const DISCOVER = '6011111111111117';

const bank = (number: string, more: { expiry?: 'past'; preferred?: true } = {}): SeedCard => ({
  kind: 'bank',
  number,
  ...more,
});
const snap: SeedCard = { kind: 'snap', lastFour: '0004' };
const gift = (lastFour: string, cents: number): SeedCard => ({ kind: 'gift', lastFour, cents });

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

/** The ten demo shoppers. */
export const seedShoppers = (): readonly SeedShopper[] => [
  {
    key: 'alice',
    firstName: 'Alice',
    lastName: 'Adams',
    addresses: [
      home('1420 Juniper Street', 'Apt 3B', 'Cincinnati', 'OH', '45202'),
      delivery('88 Larch Road', '', 'Covington', 'KY', '41011'),
    ],
    cards: [
      bank(MASTERCARD),
      bank(VISA, { preferred: true }),
      bank(AMEX, { expiry: 'past' }),
      snap,
      gift('1000', 2500),
      gift('1002', 0),
    ],
  },
  {
    key: 'bob',
    firstName: 'Bob',
    lastName: 'Baker',
    addresses: [
      home('17 Walnut Lane', '', 'Columbus', 'OH', '43085'),
      delivery('240 Commerce Avenue', 'Suite 12', 'Columbus', 'OH', '43215'),
    ],
    cards: [],
  },
  {
    key: 'carol',
    firstName: 'Carol',
    lastName: 'Chen',
    addresses: [home('5 Harbor View', '', 'Seattle', 'WA', '98101')],
    cards: [bank(VISA, { expiry: 'past', preferred: true })],
  },
  {
    key: 'dave',
    firstName: 'Dave',
    lastName: 'Diaz',
    addresses: [home('902 Mesa Drive', '', 'Phoenix', 'AZ', '85004')],
    cards: [bank(VISA, { preferred: true }), snap],
  },
  {
    key: 'erin',
    firstName: 'Erin',
    lastName: 'Ellis',
    addresses: [home('31 Lake Shore Court', 'Unit 4', 'Chicago', 'IL', '60601')],
    cards: [
      bank(VISA, { preferred: true }),
      gift('1000', 2500),
      gift('1001', 10_000),
      gift('1002', 0),
      gift('1004', 1000),
      gift('1003', 500),
    ],
  },
  {
    key: 'frank',
    firstName: 'Frank',
    lastName: 'Foster',
    addresses: [home('64 Orchard Hill', '', 'Denver', 'CO', '80202')],
    cards: [bank(MASTERCARD, { preferred: true })],
  },
  {
    key: 'grace',
    firstName: 'Grace',
    lastName: 'Green',
    addresses: [home('12 Magnolia Street', '', 'Atlanta', 'GA', '30303')],
    cards: [bank(AMEX, { preferred: true }), bank(DISCOVER)],
  },
  {
    key: 'heidi',
    firstName: 'Heidi',
    lastName: 'Hughes',
    addresses: [delivery('7 Cedar Row', '', 'Portland', 'OR', '97204')],
    cards: [bank(VISA)],
  },
  {
    key: 'ivan',
    firstName: 'Ivan',
    lastName: 'Ito',
    addresses: [home('400 Maple Avenue', '', 'Toronto', 'ON', 'M5V 2T6')],
    cards: [bank(VISA, { preferred: true }), bank(MASTERCARD)],
  },
  {
    key: 'judy',
    firstName: 'Judy',
    lastName: 'Jones',
    addresses: [home('2 Prairie Path', '', 'Dallas', 'TX', '75201')],
    cards: [],
    moreCards: 50,
  },
];
