import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountConfig } from '../../config.ts';
import { AccountNavigation } from '../../core/inline-parts.tsx';
import { AccountProvider } from '../../core/AccountProvider.tsx';

const navigate = vi.fn<(to: string) => void>();
beforeEach(() => navigate.mockClear());
afterEach(cleanup);

const signedIn = { authConfig: { type: 'B2C', token: 'a token' } } as const;
const account = (config: Partial<AccountConfig> = {}) => (
  <AccountProvider
    config={{ environment: 'TEST', isolation: 'none', path: '/account/addresses', ...signedIn, ...config }}
  >
    <AccountNavigation>
      <main>The page</main>
    </AccountNavigation>
  </AccountProvider>
);

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const currents = () => screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);

it('shows the account pages and marks the current one [A-2.15] [A-2.16]', () => {
  render(account({ membership: { status: 'ACTIVE' } }));
  expect(links('Account')).toEqual([
    'Dashboard',
    'Profile',
    'Address Book',
    'Preferences',
    'Purchase History',
    'Wallet',
    'Points Summary',
    'Membership',
    'Community Rewards',
    'Prescriptions',
  ]);
  expect(links('Breadcrumb')).toEqual(['Home', 'My Account', 'Address Book']);
  expect(currents()).toEqual(['Address Book', 'Address Book']);
});

it('shows the links of another banner with its names [A-2.16]', () => {
  render(account({ bannerDomain: 'harristeeter.com', membership: { status: 'ACTIVE' } }));
  const shown = links('Account');
  expect(shown).toContain('Plus Plan');
  expect(shown).toContain('Together in Education (leads to another site)');
  expect(shown).not.toContain('Wallet');
});

it('shows visitors the content without links, and the links once they sign in [A-6.1]', () => {
  const { authConfig: _none, ...visitor } = signedIn;
  const { rerender } = render(
    <AccountProvider
      config={{ environment: 'TEST', isolation: 'none', path: '/account/dashboard', ...visitor }}
    >
      <AccountNavigation>
        <main>The page</main>
      </AccountNavigation>
    </AccountProvider>,
  );
  expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull();
  expect(screen.getByRole('main')).toBeTruthy();
  rerender(account());
  expect(screen.getByRole('navigation', { name: 'Account' })).toBeTruthy();
});

it('shows the page of the host below the links, or one of ours instead [A-2.15]', () => {
  const { rerender } = render(account());
  const navigation = screen.getByRole('navigation', { name: 'Account' });
  const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
  expect(navigation.compareDocumentPosition(screen.getByRole('main'))).toBe(follows);
  rerender(account({ view: 'dashboard' }));
  expect(screen.queryByRole('main')).toBeNull();
});

it('contains the page of the host on a server [A-2.15]', () =>
  expect(renderToString(account())).toContain('<main>The page</main>'));

it('uses the navigation of the host, except for links to other sites', async () => {
  const user = userEvent.setup();
  render(account({ navigation: { navigate }, bannerDomain: 'harristeeter.com' }));
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  expect(navigate.mock.calls).toEqual([['/account/update']]);
  const away = screen.getByRole('link', { name: /^Together in Education/ });
  away.addEventListener('click', (event) => event.preventDefault());
  await user.click(away);
  expect(navigate).toHaveBeenCalledOnce();
});

it('follows the host to another page, with its labels and extra links', () => {
  const { rerender } = render(account());
  rerender(
    account({
      path: '/account/emailSubscriptions',
      extraNavItems: [{ label: 'Recipes', to: '/recipes' }],
      messages: { navigation: { pages: { preferences: 'Settings' } } },
    }),
  );
  expect(currents()).toEqual(['Settings', 'Settings']);
  expect(links('Account').at(-1)).toBe('Recipes');
});

it('reads the page from the document address when the host names none, also after Back', () => {
  history.replaceState(null, '', '/account/update');
  const { authConfig } = signedIn;
  render(
    <AccountProvider config={{ environment: 'TEST', isolation: 'none', authConfig }}>
      <AccountNavigation />
    </AccountProvider>,
  );
  expect(currents()).toEqual(['Profile', 'Profile']);
  history.replaceState(null, '', '/account/dashboard');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(currents()).toEqual(['My Account', 'Dashboard']);
});

it('adds breadcrumb microdata with absolute addresses, and removes it on unmount [A-2.15]', () => {
  const { unmount } = render(account({ bannerDomain: 'ralphs.com' }));
  const list = document.querySelector('[itemtype="https://schema.org/BreadcrumbList"]');
  const items = [...(list?.querySelectorAll('[itemtype="https://schema.org/ListItem"]') ?? [])].map((item) =>
    ['position', 'name', 'item'].map((name) => {
      const found = item.querySelector(`[itemprop=${name}]`);
      return found?.getAttribute('content') ?? found?.getAttribute('href');
    }),
  );
  expect(items).toEqual([
    ['1', 'Home', 'https://www.ralphs.com/'],
    ['2', 'My Account', 'https://www.ralphs.com/account/dashboard'],
    ['3', 'Address Book', 'https://www.ralphs.com/account/addresses'],
  ]);
  unmount();
  expect(document.querySelector('[itemtype]')).toBeNull();
});
