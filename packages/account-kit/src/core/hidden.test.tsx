import { act, cleanup, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { AccountConfig } from '../config.ts';
import { storeActions } from '../features/preferred-store/actions.ts';
import { useAccount } from '../testing/use-account.ts';
import { AccountProvider } from './AccountProvider.tsx';
import { AddressBook, CommunityRewards, Preferences } from './inline-parts.tsx';

const box = useAccount();
afterEach(cleanup);

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
