import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AccountConfig } from '../config.ts';
import { AccountProvider } from './AccountProvider.tsx';
import { AccountNavigation } from './inline-parts.tsx';
import { useAccountStore } from './context.tsx';

afterEach(cleanup);

/** Shows which page is current according to the account. */
function Seen() {
  const view = useAccountStore(({ settings }) => settings.view);
  const addressId = useAccountStore(({ settings }) => settings.addressId);
  return <output data-testid="seen">{`${view ?? 'own'} ${addressId ?? 'new'}`}</output>;
}

const account = (page: Pick<AccountConfig, 'view' | 'addressId'>) => (
  <AccountProvider config={{ environment: 'TEST', isolation: 'none', path: '/', ...page }}>
    <Seen />
    <AccountNavigation>
      <main>The host’s own page</main>
    </AccountNavigation>
  </AccountProvider>
);

const seen = () => screen.getByTestId('seen').textContent;

it('follows the view and address id that the host sets, including pages of the host itself', () => {
  const { rerender } = render(account({ view: 'addressForm', addressId: 'home' }));
  const walk = [
    [{ view: 'addressForm', addressId: 'work' }, 'addressForm work'],
    [{ view: 'addressForm' }, 'addressForm new'],
    [{ view: 'addressBook', addressId: 'home' }, 'addressBook new'],
    [{ view: 'addressForm', addressId: 'home' }, 'addressForm home'],
    [{}, 'own new'],
    [{ view: 'preferences' }, 'preferences new'],
  ] as const;
  expect(seen()).toBe('addressForm home');
  for (const [page, expected] of walk) {
    rerender(account(page));
    expect(seen()).toBe(expected);
  }
});
