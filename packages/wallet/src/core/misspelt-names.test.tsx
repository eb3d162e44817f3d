import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WalletConfig } from '../config.ts';
import { createWallet } from './create-wallet.ts';
import { createWalletClient } from './create-wallet-client.ts';
import { CardBox } from './inline-parts.tsx';
import { usePage } from '../testing/use-page.ts';
import { WalletProvider } from './WalletProvider.tsx';

const page = usePage();
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());
afterEach(cleanup);

const warnings = (): readonly unknown[] => warn.mock.calls.map(([line]) => line);

/** Typed as a page in JavaScript would pass it. */
const misspelt = (names: object): Partial<WalletConfig> => names;

function container(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

it('warns once about misspelled config names and suggests the likely ones', async () => {
  await page.show('alice', {
    ...misspelt({
      overlayContaner: document.body,
      walletConfig: { showSnapcards: true },
      appearance: { tokens: { acent: '#084f9e', shadows: 'none' } },
      messages: { cardBx: {} },
      colour: 'red',
    }),
  });
  await expect.poll(warnings).toHaveLength(6);
  expect(warnings()).toEqual([
    'Grocer Wallet: `walletConfig.showSnapcards` is not known and is ignored. Did you mean `showSnapCards`?',
    'Grocer Wallet: `overlayContaner` is not known and is ignored. Did you mean `overlayContainer`?',
    'Grocer Wallet: `colour` is not known and is ignored.',
    'Grocer Wallet: `appearance.tokens.acent` is not known and is ignored. Did you mean `accent`?',
    'Grocer Wallet: `appearance.tokens.shadows` is not known and is ignored. Did you mean `shadow`?',
    'Grocer Wallet: `messages.cardBx` is not known and is ignored. Did you mean `cardBox`?',
  ]);
});

it('warns about a misspelled message when its part is rendered', async () => {
  await page.show('alice', {
    container: container(),
    ...misspelt({ messages: { cardBox: { titel: 'How you pay' } } }),
  });
  await expect
    .poll(warnings)
    .toEqual(['Grocer Wallet: `messages.cardBox.titel` is not known and is ignored. Did you mean `title`?']);
});

it('warns about update options that it cannot change or does not know', async () => {
  const wallet = await page.show('alice');
  const patch = { environment: 'TEST', ordrInfo: { total: 5 }, walletConfig: { showGiftcards: true } };
  for (let times = 0; times < 2; times += 1) Reflect.apply(wallet.update, undefined, [patch]);
  await expect
    .poll(warnings)
    .toEqual([
      'Grocer Wallet: update() cannot change `environment`; mount again to change it.',
      'Grocer Wallet: update() does not know `ordrInfo` and ignores it. Did you mean `orderInfo`?',
      'Grocer Wallet: update() does not know `walletConfig.showGiftcards` and ignores it. Did you mean `showGiftCards`?',
    ]);
});

it('warns about unknown events', async () => {
  const wallet = await page.show('alice');
  for (const event of ['cards:added', 'paid', 'card:added', 'cards:added'])
    Reflect.apply(wallet.on, undefined, [event, () => {}]);
  await expect
    .poll(warnings)
    .toEqual([
      'Grocer Wallet: there is no event `cards:added`, so nothing is ever heard of it. Did you mean `card:added`?',
      'Grocer Wallet: there is no event `paid`, so nothing is ever heard of it.',
    ]);
});

it('warns once under StrictMode and once for each mount', async () => {
  const config = await page.sandbox.config('alice', misspelt({ colour: 'red' }));
  const one = (
    <WalletProvider config={config}>
      <CardBox />
    </WalletProvider>
  );
  render(<StrictMode>{one}</StrictMode>);
  await expect.poll(warnings).toHaveLength(1);
  render(one);
  await expect.poll(warnings).toHaveLength(2);
});

it('warns when only the headless client is created', async () => {
  createWalletClient(await page.sandbox.config('alice', misspelt({ colour: 'red' }))).dispose();
  await expect.poll(warnings).toHaveLength(1);
});

it('does not warn in production', async () => {
  const { authConfig } = await page.sandbox.config('alice');
  const config: WalletConfig = { environment: 'PROD', authConfig, ...misspelt({ colour: 'red' }) };
  const wallet = createWallet(config);
  Reflect.apply(wallet.update, undefined, [{ environment: 'TEST' }]);
  Reflect.apply(wallet.emitter.on, undefined, ['cards:added', () => {}]);
  createWalletClient(config).dispose();
  // A warning of this client comes after any that the calls above would have caused.
  createWalletClient(await page.sandbox.config('alice', misspelt({ colour: 'blue' }))).dispose();
  await expect.poll(warnings).toHaveLength(1);
});
