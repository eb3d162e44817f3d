import { mount } from '@grocer/wallet';

/** Everything that the wallet told its host, as text. */
const heard: string[] = [];
Reflect.set(window, 'heard', heard);

const told = (name: string, detail: unknown): void => void heard.push(JSON.stringify([name, detail]));

async function ask<Answer>(path: string, method: 'GET' | 'POST'): Promise<Answer> {
  const response = await fetch(path, { method });
  return response.json();
}
const getNewToken = async (): Promise<string> =>
  (await ask<{ token: string }>('/session/token', 'POST')).token;

const { api, vault } = await ask<{ api: string; vault: string }>('/session', 'GET');
const wallet = mount({
  container: '#wallet',
  environment: 'LOCAL',
  authConfig: { type: 'B2C', token: await getNewToken(), getNewToken },
  endpoints: { payment: api },
  hostedFields: { scriptUrl: `${vault}/eProtect/js/eProtect-iframe-client4.min.js` },
  checkoutConfig: { orderInfo: { total: 1000, hasSnapEligibleItems: false, ebtTotalFromCheckout: 0 } },
  analyticsConfig: { callback: (event) => told('analytics', event) },
});

for (const name of [
  'opened',
  'closed',
  'screen:changed',
  'selection:changed',
  'selection:confirmed',
  'card:added',
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
