import { describe, expect, it } from 'vitest';
import { readPaymentInfo } from './checkout/read-payment-info.ts';
import type { WireCard } from './wallet/wire-card.ts';

const card = (id: string, more: Partial<WireCard> = {}): WireCard => ({
  id,
  versionKey: '1',
  cardType: 'BANK_CARD',
  imageType: 'VISA',
  brand: 'VISA',
  lastFourPan: '1111',
  expirationMonth: '12',
  expirationYear: '2030',
  expired: false,
  paymentGram: `gram-${id}`,
  defaultApplications: [],
  ...more,
});

const gift = (id: string, more: Partial<WireCard> = {}): WireCard =>
  card(id, { cardType: 'GIFT_CARD', brand: 'NONE', ...more });

/** Returns the offered cards of each group, as id and last digits. */
function offered(bankCards: readonly unknown[], giftCards: readonly unknown[] = []) {
  const paymentMethods = { bankCards: [...bankCards], giftCards: [...giftCards], ebtCards: [] };
  const { bank, gift: gifts } = readPaymentInfo.decode({ data: { paymentMethods } });
  return [bank, gifts].map((cards) => cards.map(({ id, lastFour }) => `${id} ${lastFour}`));
}

describe('the cards that can pay', () => {
  it('keep the order of the service, without unreadable ones [C-7.10]', () => {
    expect(offered([card('b'), { id: 'unreadable' }, card('a')], [gift('g')])).toEqual([
      ['b 1111', 'a 1111'],
      ['g 1111'],
    ]);
  });

  it.each([
    ['digits', { lastFourPan: '2222' }],
    ['reference at the service', { paymentGram: 'another' }],
    ['network', { brand: 'AMEX' }],
    ['month', { expirationMonth: '01' }],
    ['year', { expirationYear: '2031' }],
  ] as const)('leave out two of one id that differ in their %s', (_what, more) => {
    expect(offered([card('a'), card('b'), card('a', more)])).toEqual([['b 1111'], []]);
  });

  it('leave out a gift card and a bank card that share an id', () => {
    expect(offered([card('a'), card('b')], [gift('a'), gift('g')])).toEqual([['b 1111'], ['g 1111']]);
  });

  it('include a card once that is listed twice', () => {
    expect(offered([card('a'), card('b'), card('a', { versionKey: '2' })])).toEqual([
      ['a 1111', 'b 1111'],
      [],
    ]);
  });
});
