import { recordRequests } from '@grocer/foundation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AccountConfig } from '../../config.ts';
import { storeActions } from '../preferred-store/actions.ts';
import { useAccount } from '../../testing/use-account.ts';

const READ = 'account.community-rewards.read';
const here = useAccount();
const open = (shopper: string | undefined, more: Partial<AccountConfig> = {}) =>
  here.show(shopper, { view: 'communityRewards', path: '/account/communityrewards', ...more });

it('shows that the preferred store participates, with a link to choose an organization [A-2.7] [A-3.8]', async () => {
  await open('alice', { organizationsPage: 'https://causes.example/' });
  expect(await screen.findByText('Takes part')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Community Rewards', level: 1 })).toBeTruthy();
  expect(screen.getByText(/^Millbrook Market /)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose an Organization' }).getAttribute('href')).toBe(
    'https://causes.example/',
  );
});

it('shows that the preferred store does not participate, with a way to change it [A-3.8]', async () => {
  const { account } = await here.start('alice');
  await storeActions(account).search('45202');
  const found = account.store.getState().storeSearch;
  const even =
    found.phase === 'found' ? found.stores.find(({ locationId }) => /[02468]$/.test(locationId)) : undefined;
  if (even) await storeActions(account).prefer(even);
  const { visited } = await open('alice');
  expect(await screen.findByText('Your store doesn’t take part yet')).toBeTruthy();
  expect(
    screen.getByText(`${even?.vanityName} is not in the program. Another preferred store may be.`),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Change Preferred Store' }));
  expect(visited).toEqual(['/account/emailSubscriptions']);
});

it('shows a message to a shopper without a preferred store', async () => {
  await open('heidi');
  expect(await screen.findByText('You have no preferred store yet')).toBeTruthy();
});

it('shows a failure to load, and loads on "Try Again" [A-8.18]', async () => {
  here.controls.addFault({ match: READ, when: 'before', kind: 'status', status: 400, times: 1 });
  await open('alice');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('technical difficulties');
  await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Takes part')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks a visitor to sign in, and sends no request [A-6.1]', async () => {
  // Requests of the previous test may still arrive; record only those of this one.
  const recording = recordRequests('http://api.localhost:8787/');
  await open(undefined);
  expect(await screen.findByText('Sign in to see whether your store takes part.')).toBeTruthy();
  recording.stop();
  expect(recording.requests).toEqual([]);
});

it('shows the navigation link when the service says that the banner participates [A-2.16] [A-6.1]', async () => {
  await here.show('alice', { path: '/account/dashboard' });
  const links = within(await screen.findByRole('navigation', { name: 'Account' }));
  await waitFor(() => expect(here.calls(READ)).toBe(1));
  expect(links.getByRole('link', { name: 'Community Rewards' })).toBeTruthy();
  // This link, too, depends on the service's answer.
  expect(await links.findByRole('link', { name: 'Membership' })).toBeTruthy();
});
