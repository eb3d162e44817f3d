import { AdyenCheckout, Card, Dropin } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import { answerWith } from '../../no-network.ts';
import { offer } from './subject.ts';
import type { BenchCard } from './subject.ts';

const BRANDS: Readonly<Record<string, string>> = {
  Visa: 'visa',
  Mastercard: 'mc',
  'American Express': 'amex',
};

const stored = ({ id, name, lastFour, month, year }: BenchCard) => ({
  id,
  brand: BRANDS[name] ?? 'discover',
  expiryMonth: month,
  expiryYear: year,
  holderName: 'Ann Lee',
  lastFour,
  name,
  networkTxReference: '',
  supportedShopperInteractions: ['Ecommerce'],
  supportedRecurringProcessingModels: ['CardOnFile'],
  type: 'scheme',
});

let dropin: Dropin | undefined;
let place: HTMLElement | undefined;

const setupOf = (cards: readonly BenchCard[]) => ({
  id: 'bench',
  sessionData: 'bench',
  expiresAt: '2031-01-01T00:00:00Z',
  amount: { value: 1000, currency: 'USD' },
  countryCode: 'US',
  shopperLocale: 'en-US',
  configuration: {},
  paymentMethods: {
    paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex', 'discover'] }],
    storedPaymentMethods: cards.map(stored),
  },
});

async function show(target: HTMLElement): Promise<void> {
  const checkout = await AdyenCheckout({
    environment: 'test',
    clientKey: 'test_BENCH',
    locale: 'en-US',
    analytics: { enabled: false },
    session: { id: 'bench', sessionData: 'bench' },
  });
  dropin = new Dropin(checkout, {
    paymentMethodComponents: [Card],
    openFirstStoredPaymentMethod: false,
    openFirstPaymentMethod: false,
  });
  dropin.mount(target);
}

// The last row adds a card.
const rowsOf = (): Element[] =>
  [...document.querySelectorAll('.adyen-checkout__payment-method')].slice(0, -1);

offer({
  mount(target, cards) {
    place = target;
    answerWith(setupOf(cards));
    void show(target);
  },
  rows: () => rowsOf().length,
  press: (row) =>
    rowsOf()[row]?.querySelector<HTMLElement>('.adyen-checkout__payment-method__header')?.click(),
  isChosen: (row) => rowsOf()[row]?.classList.contains('adyen-checkout__payment-method--selected') ?? false,
  close: () => dropin?.unmount(),
  reopen: () => place && dropin?.mount(place),
  unmount: () => dropin?.remove(),
});
