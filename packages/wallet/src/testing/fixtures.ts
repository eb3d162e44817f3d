/** The sandbox's shoppers, and what each of them has. */
export const demoShoppers = {
  alice: 'a full wallet: a preferred Visa, a Mastercard, an expired Amex, a SNAP EBT card, two gift cards',
  bob: 'no card, two addresses',
  carol: 'one Visa, and it has expired',
  dave: 'a Visa and a SNAP EBT card with $150.00',
  erin: 'a Visa and five gift cards',
  frank: 'a Mastercard with the picture of Rewards World Credit',
  grace: 'an Amex, and a Discover with the picture of Rewards Credit',
  heidi: 'one Visa, preferred by no application',
  ivan: 'two bank cards, and an address in Canada',
  judy: 'fifty bank cards',
  kate: 'a Visa, and a SNAP EBT card that refuses every PIN',
  leo: 'a Visa, and a SNAP EBT card that is locked',
  mia: 'a Visa, and a SNAP EBT card with $0.00',
  nina: 'a Visa, and a SNAP EBT card whose balance times out',
  oscar: 'a Visa, and a gift card whose balance fails twice',
} as const;
export type DemoShopper = keyof typeof demoShoppers;

/** Published test numbers of bank cards; any future expiry and any security code of the right length will do. */
export const testBankCards = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  discover: '6011111111111117',
  /** 402 RV32937: `card_issuer_refused`. */
  refusedByIssuer: '4000000000000127',
  /** 500 once, then it works under the same idempotency key. */
  failsOnce: '4000000000000119',
  /** 871, in the frame: no card number. */
  invalid: '4242424242424241',
} as const;

/** The PIN of every test gift card. */
export const GIFT_PIN = '1111';

/** Test gift cards, by what happens to them. */
export const testGiftCards = {
  with25Dollars: '9999990000000001000',
  with100Dollars: '9999990000000001001',
  with10Dollars: '9999990000000001004',
  /** No shopper has these three. */
  with15Dollars: '9999990000000001006',
  with20Dollars: '9999990000000001007',
  with75Dollars: '9999990000000001008',
  /** 402: `gift_card_empty`. */
  empty: '9999990000000001002',
  /** $5.00, but its balance fails twice. */
  balanceFailsTwice: '9999990000000001003',
  locked: '9999990000000001005',
} as const;

/** The PIN of every test EBT card. */
export const EBT_PIN = '1234';

/** Test EBT cards, by what happens to them. */
export const testEbtCards = {
  with150Dollars: '9999000000000004',
  withNothing: '9999000000000012',
  /** Every PIN is wrong; the fourth locks it. */
  refusesEveryPin: '9999000000000020',
  locked: '9999000000000038',
  /** The first answer comes fifteen seconds late. */
  timesOut: '9999000000000079',
} as const;
