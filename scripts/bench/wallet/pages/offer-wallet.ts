import type { mount, WalletHandle } from '@grocer/wallet';
import { answerWith } from '../../no-network.ts';
import { offer } from './subject.ts';
import type { BenchCard } from './subject.ts';

const BRANDS: Readonly<Record<string, string>> = {
  Visa: 'VISA',
  Mastercard: 'MASTERCARD',
  'American Express': 'AMEX',
};

const wire = ({ id, name, lastFour, month, year }: BenchCard) => ({
  id,
  versionKey: '1',
  cardType: 'BANK_CARD',
  brand: BRANDS[name] ?? 'DISCOVER',
  imageType: 'X',
  lastFourPan: lastFour,
  expirationMonth: month,
  expirationYear: year,
  expired: false,
  paymentGram: 'gram',
  defaultApplications: [],
});

let handle: WalletHandle | undefined;
const rowsOf = (): Element[] => {
  const root = document.querySelector('[data-grocer-overlay]')?.shadowRoot;
  return root ? [...root.querySelectorAll('[data-part="card"]')] : [];
};

/** Makes the wallet's flyout with its list available to the driver. */
export const offerWallet = (mountWallet: typeof mount): void =>
  offer({
    mount(_place, cards) {
      answerWith({ data: { payment: { cards: cards.map(wire) } } });
      handle = mountWallet({
        environment: 'PROD',
        authConfig: { type: 'B2C', token: 'bench' },
        checkoutConfig: { orderInfo: { total: 1000 } },
      });
      handle.open({ screen: 'card-list' });
    },
    rows: () => rowsOf().length,
    press: (row) => rowsOf()[row]?.querySelector('input')?.click(),
    isChosen: (row) => rowsOf()[row]?.getAttribute('data-state') === 'chosen',
    close: () => handle?.close(),
    reopen: () => handle?.open({ screen: 'card-list' }),
    unmount: () => handle?.unmount(),
  });
