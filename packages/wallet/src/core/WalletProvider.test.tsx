import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WalletConfig } from '../config.ts';
import type { WalletEvents } from '../events.ts';
import { CardBox } from './inline-parts.tsx';
import type { DemoShopper } from '../testing/fixtures.ts';
import { usePage } from '../testing/use-page.ts';
import { useWallet, useWalletEvent } from './use-wallet.ts';
import { WalletProvider } from './WalletProvider.tsx';

const page = usePage();
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const onSelection = vi.fn<(detail: WalletEvents['selection:changed']) => void>();
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

function Chosen(): ReactNode {
  useWalletEvent('selection:changed', onSelection);
  const cards = useWallet((state) => state.cards);
  return <output>{cards.map(({ lastFour }) => lastFour).join(' ')}</output>;
}

const shown = (): string => screen.getByRole('status').textContent;
const reads = (): number =>
  page.sandbox.controls.history().filter(({ call }) => call === 'wallet.list').length;

/** A host that passes a new config object with every render. */
const host = (config: WalletConfig): ReactNode => (
  <StrictMode>
    <WalletProvider
      config={{
        isolation: 'none',
        ...config,
        checkoutConfig: { orderInfo: { total: 9647 }, ...config.checkoutConfig },
        authConfig: { ...config.authConfig },
      }}
    >
      <CardBox />
      <Chosen />
    </WalletProvider>
  </StrictMode>
);

/** A config without `getNewToken`, so that the host has to provide the next token. */
async function configOf(shopper: DemoShopper, more: Partial<WalletConfig> = {}): Promise<WalletConfig> {
  const token = await page.sandbox.tokenFor(shopper);
  return page.sandbox.config(shopper, { authConfig: { type: 'B2C', token }, ...more });
}

it('reads nothing again when the config has the same values', async () => {
  const config = await configOf('alice');
  const { rerender } = render(host(config));
  await vi.waitFor(() => expect(shown()).toContain('4242'));
  const before = reads();
  rerender(host(config));
  rerender(host(config));
  await act(async () => {});
  expect(reads()).toBe(before);
  expect(warn).not.toHaveBeenCalled();
});

it('applies changed messages, flags and order info', async () => {
  const config = await configOf('dave');
  const { rerender } = render(host(config));
  await vi.waitFor(() => expect(shown()).not.toBe(''));
  expect(shown().split(' ')).toHaveLength(1);
  rerender(
    host({
      ...config,
      walletConfig: { showSnapCards: true },
      messages: { cardBox: { title: 'How you pay' } },
    }),
  );
  await screen.findByText('How you pay');
  await vi.waitFor(() => expect(shown().split(' ')).toHaveLength(2));
  rerender(host({ ...config, messages: { cardBox: { title: 'How you pay' } } }));
  await vi.waitFor(() => expect(shown().split(' ')).toHaveLength(1));
  expect(warn).not.toHaveBeenCalled();
});

it('shows the cards and the initial selection of another shopper’s token', async () => {
  const { rerender } = render(host(await configOf('alice')));
  await vi.waitFor(() => expect(shown()).toContain('4242'));
  onSelection.mockClear();
  rerender(host(await configOf('frank')));
  await vi.waitFor(() => expect(shown()).not.toContain('4242'));
  expect(shown().split(' ')).toHaveLength(1);
  expect(onSelection.mock.lastCall?.[0].reason).toBe('initial');
  expect(warn).not.toHaveBeenCalled();
});

it('warns about props that it reads only on mount', async () => {
  const config = await configOf('alice');
  const { rerender } = render(host(config));
  rerender(host({ ...config, environment: 'TEST', uiConfig: { isMyWallet: true } }));
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    'Grocer: <WalletProvider> reads `environment` once. Give it another `key` to start anew with the new value.',
    'Grocer: <WalletProvider> reads `uiConfig` once. Give it another `key` to start anew with the new value.',
  ]);
});
