import { mount } from '@grocer/wallet';
import type { WalletConfig } from '@grocer/wallet';
import type { HostWishes } from '../../steps/wallet.ts';

/** All events that the wallet has emitted, as text. */
const heard: string[] = [];
Reflect.set(window, 'heard', heard);

const told = (name: string, detail: unknown): void => void heard.push(JSON.stringify([name, detail]));

async function ask<Answer>(path: string, method: 'GET' | 'POST'): Promise<Answer> {
  const response = await fetch(path, { method });
  return response.json();
}
const getNewToken = async (): Promise<string> =>
  (await ask<{ token: string }>('/session/token', 'POST')).token;

const wishes: HostWishes = JSON.parse(new URLSearchParams(location.search).get('wishes') ?? '{}');
const { appName, walletConfig, uiConfig, orderInfo, ebtPayment, hasOrder = true } = wishes;
const checkoutConfig: WalletConfig['checkoutConfig'] = {
  orderInfo: { total: 1000, hasSnapEligibleItems: false, ebtTotalFromCheckout: 0, ...orderInfo },
  ...(ebtPayment !== undefined && { getEbtCardPaymentTotal: () => ebtPayment }),
};

const { api, vault } = await ask<{ api: string; vault: string }>('/session', 'GET');
const wallet = mount({
  ...(appName && { appName }),
  ...(walletConfig && { walletConfig }),
  container: '#wallet',
  environment: 'LOCAL',
  authConfig: { type: 'B2C', token: await getNewToken(), getNewToken },
  endpoints: { payment: api },
  hostedFields: { scriptUrl: `${vault}/eProtect/js/eProtect-iframe-client4.min.js` },
  uiConfig: { customerServicePhone: '(513) 555-0199', ...uiConfig },
  ...(hasOrder && { checkoutConfig }),
  analyticsConfig: { callback: (event) => told('analytics', event) },
});

for (const name of [
  'opened',
  'closed',
  'screen:changed',
  'selection:changed',
  'selection:confirmed',
  'card:added',
  'card:edited',
  'card:deleted',
  'card:preferred',
  'balance:checked',
  'session:expired',
  'load:failed',
  'validation:failed',
  'error',
] as const) {
  wallet.on(name, (detail) => {
    told(name, detail);
    told('state', wallet.getState());
  });
}
told('handle', Object.keys(wallet));
Reflect.set(window, 'wallet', wallet);
await wallet.ready;
document.querySelector('#wallet')?.toggleAttribute('data-loaded', true);
