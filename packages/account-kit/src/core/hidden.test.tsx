import type { GrocerError } from '@grocer/foundation/http';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { AccountConfig } from '../config.ts';
import { storeActions } from '../features/preferred-store/actions.ts';
import { useAccount } from '../testing/use-account.ts';
import { AccountProvider } from './AccountProvider.tsx';
import { useAccountEvent } from './use-account.ts';
import { AddressBook, CommunityRewards, Preferences } from './inline-parts.tsx';

const box = useAccount();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PARTS = { AddressBook, CommunityRewards, Preferences };

const configOf = async (): Promise<AccountConfig> => ({
  environment: 'LOCAL',
  endpoints: { services: 'http://api.localhost:8787' },
  authConfig: { type: 'B2C', token: await box.tokenFor('alice') },
  isolation: 'none',
  navigation: { navigate: () => {} },
});

/** Renders a part in a host that keeps its hidden pages, as a router with `<Activity>` does. */
async function kept(part: keyof typeof PARTS) {
  const Part = PARTS[part];
  const config = await configOf();
  const page = (mode: 'visible' | 'hidden'): ReactNode => (
    <Activity mode={mode}>
      <AccountProvider config={config}>
        <Part />
      </AccountProvider>
    </Activity>
  );
  const { rerender } = render(page('visible'));
  return {
    async hide() {
      rerender(page('hidden'));
      await act(async () => {});
    },
    show: () => rerender(page('visible')),
  };
}

it.each([
  ['AddressBook', 'account.addresses.list', '88 Larch Road'],
  ['Preferences', 'account.email-preferences.read', 'Weekly Ad'],
  ['Preferences', 'account.preferred-store.read', '9590 Prairie Parkway, Cincinnati, OH 45100'],
] as const)('loads %s that was hidden while it waited for %s', async (part, match, text) => {
  const { arrived, letGo } = box.controls.hold({ match, when: 'before' });
  const { hide, show } = await kept(part);
  await arrived;
  await hide();
  letGo();
  show();
  expect(await screen.findAllByText(text)).not.toEqual([]);
});

it('loads for the shopper who is named while it is hidden, and for nobody else', async () => {
  const config = await configOf();
  const bob = { ...config, authConfig: { type: 'B2C', token: await box.tokenFor('bob') } } as const;
  const page = (mode: 'visible' | 'hidden', one: AccountConfig): ReactNode => (
    <Activity mode={mode}>
      <AccountProvider config={one}>
        <AddressBook />
      </AccountProvider>
    </Activity>
  );
  const { rerender } = render(page('visible', config));
  await screen.findAllByText('88 Larch Road');
  rerender(page('hidden', config));
  await act(async () => {});
  rerender(page('hidden', bob));
  await act(async () => {});
  const before = box.calls('account.addresses.list');
  rerender(page('visible', bob));
  await screen.findAllByText('17 Walnut Lane');
  expect(box.calls('account.addresses.list')).toBe(before + 1);
});

it('tells a hook that the browser is too old', async () => {
  const heard: GrocerError[] = [];
  function Host(): ReactNode {
    useAccountEvent('load:failed', ({ error }) => void heard.push(error));
    return null;
  }
  vi.stubGlobal('CSS', { supports: () => false });
  const thrown = new Promise((resolve) => process.once('uncaughtException', resolve));
  const root = createRoot(document.createElement('div'));
  const config = await configOf();
  // Outside of `act`, which would run the effects at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  root.render(
    <AccountProvider config={config}>
      <Host />
    </AccountProvider>,
  );
  await thrown;
  expect(heard).toMatchObject([{ code: 'browser_unsupported' }]);
  root.unmount();
});

it.each([
  ['AddressBook', '88 Larch Road'],
  ['Preferences', 'Weekly Ad'],
  ['CommunityRewards', 'Takes part'],
] as const)('shows %s again after it was hidden', async (part, text) => {
  const { hide, show } = await kept(part);
  await screen.findAllByText(text);
  await hide();
  show();
  expect(await screen.findAllByText(text)).not.toEqual([]);
});

it('can choose a store again after the account has ended while one was saved', async () => {
  const { account, state, leave } = await box.start('alice');
  const { search, prefer } = storeActions(account);
  await search('45202');
  const { storeSearch } = state();
  const [store] = storeSearch.phase === 'found' ? storeSearch.stores.slice(-1) : [];
  if (!store) throw new Error('No store was found.');
  const { arrived, letGo } = box.controls.hold({ match: 'account.preferred-store.update', when: 'before' });
  const saved = prefer(store);
  await arrived;
  leave();
  await saved;
  letGo();
  account.retain();
  expect(state().storeChoice).toEqual({ phase: 'idle' });
  await prefer(store);
  expect(state().storeChoice).toEqual({ phase: 'saved' });
});
