import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AccountConfig } from '../../config.ts';
import { useAccount } from '../../testing/use-account.ts';
import { emailActions } from './actions.ts';

const READ = 'account.email-preferences.read';
const UPDATE = 'account.email-preferences.update';
const here = useAccount();

async function open(shopper: string | undefined, more: Partial<AccountConfig> = {}) {
  const shown = await here.show(shopper, { view: 'preferences', ...more });
  await screen.findByRole('region', { name: 'Email' });
  return shown;
}
const emails = () => within(screen.getByRole('region', { name: 'Email' }));
const switches = () => emails().findAllByRole<HTMLInputElement>('switch');
const switchOf = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const rowOf = (name: string) =>
  within(screen.getByText(name, { selector: 'label' }).closest('li') ?? document.body);
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));

it('shows each email with both descriptions and whether it is selected [A-2.25] [A-3.6] [A-9.7]', async () => {
  const { handle } = await open('alice');
  const all = await switches();
  expect(all.map((one) => [one.labels?.[0]?.textContent, one.checked])).toEqual([
    ['Weekly Ad', true],
    ['Digital Coupons', true],
    ['Recipes & Ideas', false],
    ['Special Offers', false],
  ]);
  const more = rowOf('Weekly Ad').getByText(/^Details/);
  expect(more.parentElement?.hasAttribute('open')).toBe(false);
  await userEvent.click(more);
  expect(rowOf('Weekly Ad').getByText(/store/)).toBeTruthy();
  expect(screen.getByText('Changes take 3 business days to take effect.')).toBeTruthy();
  expect(handle.getState().emailPreferences?.[0]?.selected).toBe(true);
});

it('switches optimistically, shows "Saved" after the response, and notifies host and analytics [A-4.9]', async () => {
  const { heard, told } = await open('alice');
  const offers = await switchOf('Special Offers');
  here.controls.addFault({ match: UPDATE, when: 'before', kind: 'delay', ms: 30 });
  await userEvent.click(offers);
  expect(offers.checked).toBe(true);
  expect(rowOf('Special Offers').getByRole('status').textContent).toBe('');
  await waitFor(() => expect(rowOf('Special Offers').getByRole('status').textContent).toBe('Saved'));
  expect(document.activeElement).toBe(offers);
  expect(heard('preference:changed')).toEqual([{ kind: 'email', name: 'Special Offers', isOn: true }]);
  expect(told).toEqual([{ type: 'PREFERENCE_CHANGED', kind: 'email' }]);
});

it('reverts a failed switch, shows the reason beside it, and retries from there [A-8.21]', async () => {
  await open('alice');
  const offers = await switchOf('Special Offers');
  here.controls.addFault({ match: UPDATE, when: 'before', kind: 'status', status: 400, times: 1 });
  await userEvent.click(offers);
  const alert = await rowOf('Special Offers').findByRole('alert');
  expect(alert.textContent).toContain(
    "We're having trouble updating your email preferences. Please try again later.",
  );
  expect(offers.checked).toBe(false);
  expect(document.activeElement).toBe(offers);
  await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(document.activeElement).toBe(offers);
  await waitFor(() => expect(rowOf('Special Offers').getByRole('status').textContent).toBe('Saved'));
  expect(offers.checked).toBe(true);
});

it('does not end the session by a read on the return to the page, which nobody has asked for', async () => {
  const { heard, handle } = await open('alice');
  await switchOf('Special Offers');
  const before = here.calls(READ);
  here.controls.addFault({ match: READ, when: 'before', kind: 'status', status: 401, times: 1 });
  lookAgain();
  await waitFor(() => expect(here.calls(READ)).toBe(before + 1));
  // Sent after that answer, it would get none from a session that is over.
  await handle.refresh();
  expect(here.calls(READ)).toBe(before + 2);
  expect([heard('session:expired'), heard('error')]).toEqual([[], []]);
  expect(await switchOf('Special Offers')).toBeTruthy();
});

it('ends the session by a read that the shopper asks for', async () => {
  const { heard, handle } = await open('alice');
  await switchOf('Special Offers');
  here.controls.addFault({ match: READ, when: 'before', kind: 'status', status: 401, times: 1 });
  await handle.refresh();
  expect(heard('session:expired')).toEqual([undefined]);
});

it('confirms a change by reading it after lost responses', async () => {
  await open('alice');
  const offers = await switchOf('Special Offers');
  here.controls.addFault({ match: UPDATE, when: 'after-commit', kind: 'reset', times: 9 });
  await userEvent.click(offers);
  await waitFor(() => expect(rowOf('Special Offers').getByRole('status').textContent).toBe('Saved'), {
    timeout: 20_000,
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(here.calls(READ)).toBeGreaterThan(1);
});

it('shows that a change is unconfirmed when the outcome is unknown, and saves it on a retry', async () => {
  await open('alice');
  const offers = await switchOf('Special Offers');
  here.controls.addFault({ match: UPDATE, when: 'after-commit', kind: 'reset', times: 9 });
  here.controls.addFault({ match: READ, when: 'before', kind: 'status', status: 500, times: 99 });
  await userEvent.click(offers);
  const alert = await rowOf('Special Offers').findByRole('alert', {}, { timeout: 20_000 });
  expect(alert.textContent).toContain('We couldn’t confirm that your choice was saved.');
  here.controls.clearFaults();
  await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(rowOf('Special Offers').getByRole('status').textContent).toBe('Saved'));
  expect(offers.checked).toBe(true);
});

it('picks up a change from another tab when the page becomes visible again', async () => {
  await open('alice');
  const offers = await switchOf('Special Offers');
  const { account: other } = await here.start('alice');
  await emailActions(other).load();
  emailActions(other).want('kroger:Special Offers', true);
  await expect.poll(() => other.store.getState().emailSwitches['kroger:Special Offers']?.phase).toBe('saved');
  expect(offers.checked).toBe(false);
  lookAgain();
  await waitFor(() => expect(offers.checked).toBe(true));
});

it.each([
  ['A-8.20', 'heidi', 'Please choose a preferred store first.'],
  [
    'A-8.9',
    'ivan',
    "We're sorry, but we could not find preferences for your account. Please try again later.",
  ],
])('explains why there are no emails to choose from [%s]: %s', async (_, shopper, words) => {
  await open(shopper);
  expect((await emails().findByRole('alert')).textContent).toContain(words);
});

it('shows technical difficulties, and loads again on "Try Again" [A-8.18]', async () => {
  here.controls.addFault({ match: READ, when: 'before', kind: 'status', status: 400, times: 1 });
  await open('alice');
  const alert = await emails().findByRole('alert');
  expect(alert.textContent).toContain(
    "We're sorry, we are currently experiencing technical difficulties. Please try again later.",
  );
  await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await switches()).toHaveLength(4);
});

it('shows a message when the connection is lost [A-8.19]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  here.controls.addFault({ match: READ, when: 'before', kind: 'status', status: 400, times: 1 });
  await open('alice');
  expect((await emails().findByRole('alert')).textContent).toContain(
    "Hmmm, looks like we've lost you. Please check your internet connection.",
  );
  vi.restoreAllMocks();
});

it('replaces the emails when another shopper signs in', async () => {
  const { handle } = await open('alice');
  await switches();
  handle.update({ token: await here.tokenFor('bob') });
  expect(handle.getState().emailPreferences).toBeUndefined();
  await waitFor(async () => expect((await switchOf('Weekly Ad')).checked).toBe(false));
});

it('asks a visitor without a link to sign in, and requests no emails [A-6.1]', async () => {
  await here.show(undefined, { view: 'preferences' });
  expect(await screen.findByText('Sign in to choose what you hear of from us.')).toBeTruthy();
  expect(here.calls(READ)).toBe(0);
});

it('shows the emails of a banner in its order and with its names [A-9.10]', async () => {
  await open('alice', { bannerDomain: 'harristeeter.com' });
  expect((await switches()).map((one) => one.labels?.[0]?.textContent)).toEqual([
    'Join e-VIC',
    'Fresh Catch',
    'Fine Wines Club',
    'Plus Plan Offers',
  ]);
});
