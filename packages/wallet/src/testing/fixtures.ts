/** The sandbox's demo shoppers and their cards. */
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

/** Published test card numbers, valid with any future expiry and any code of the right length. */
export const testBankCards = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  discover: '6011111111111117',
  /** 402 RV32937: `card_issuer_refused`. */
  refusedByIssuer: '4000000000000127',
  /** Fails once with 500, then succeeds under the same idempotency key. */
  failsOnce: '4000000000000119',
  /** Refused in the frame with 871: not a valid card number. */
  invalid: '4242424242424241',
} as const;

/** The PIN of every test gift card. */
export const GIFT_PIN = '1111';

/** Test gift cards, by their behaviour. */
export const testGiftCards = {
  with25Dollars: '9999990000000001000',
  with100Dollars: '9999990000000001001',
  with10Dollars: '9999990000000001004',
  /** These three belong to no shopper. */
  with15Dollars: '9999990000000001006',
  with20Dollars: '9999990000000001007',
  with75Dollars: '9999990000000001008',
  /** 402: `gift_card_empty`. */
  empty: '9999990000000001002',
  /** Holds $5.00; the first two balance checks fail. */
  balanceFailsTwice: '9999990000000001003',
  locked: '9999990000000001005',
} as const;

/** The PIN of every test EBT card. */
export const EBT_PIN = '1234';

/** Test EBT cards, by their behaviour. */
export const testEbtCards = {
  with150Dollars: '9999000000000004',
  withNothing: '9999000000000012',
  /** Every PIN is wrong; the fourth one locks the card. */
  refusesEveryPin: '9999000000000020',
  locked: '9999000000000038',
  /** The first answer is fifteen seconds late. */
  timesOut: '9999000000000079',
} as const;
