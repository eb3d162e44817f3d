import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AccountConfig } from '../../config.ts';
import { useAccount } from '../../testing/use-account.ts';
import { smsActions } from './actions.ts';

const READ = 'account.sms.read-opt-in';
const UPDATE = 'account.sms.update-opt-in';
const TRIES = { timeout: 20_000 };
const here = useAccount();

async function open(shopper: string, more: Partial<AccountConfig> = {}) {
  const shown = await here.show(shopper, { view: 'preferences', ...more });
  const region = within(await screen.findByRole('region', { name: 'Text messages' }));
  return { ...shown, region };
}
type Region = Awaited<ReturnType<typeof open>>['region'];
const switchOf = (region: Region, name: string) => region.findByRole<HTMLInputElement>('switch', { name });
const rowOf = (region: Region, name: string) =>
  within(region.getByText(name, { selector: 'label' }).closest('li') ?? document.body);
const OFFERS = 'Specials & Promotions';

it('shows the three kinds with their descriptions and whether the phone receives them [A-2.25] [A-3.7]', async () => {
  const { region, handle } = await open('alice');
  const all = await region.findAllByRole<HTMLInputElement>('switch');
  expect(all.map((one) => [one.labels?.[0]?.textContent, one.checked])).toEqual([
    ['Pickup & delivery', false],
    [OFFERS, false],
    ['Account', true],
  ]);
  expect(rowOf(region, 'Pickup & delivery').getByText('Updates on the orders you place')).toBeTruthy();
  expect(handle.getState().smsPreferences).toEqual([
    { preferenceType: 'CLICKLIST', selected: false },
    { preferenceType: 'PROMOTIONAL', selected: false },
    { preferenceType: 'TRANSACTIONAL', selected: true },
  ]);
});

it('shows the phone number, the frequency, and the number to unsubscribe by [A-9.7]', async () => {
  const { region } = await open('alice', { smsShortNumber: '55501' });
  await switchOf(region, OFFERS);
  expect(rowOf(region, OFFERS).getByText('About once a week')).toBeTruthy();
  expect(region.getByText(/^To \(614\) 555-0101\..* Text STOP to 55501 to unsubscribe\.$/)).toBeTruthy();
});

it('shows how to unsubscribe by reply when no short number is configured', async () => {
  const { region } = await open('alice');
  expect(await region.findByText(/Reply STOP to a message to unsubscribe\.$/)).toBeTruthy();
});

it('switches optimistically, shows "Saved" after the response, and notifies host and analytics [A-4.9]', async () => {
  const { region, heard, told } = await open('alice');
  const orders = await switchOf(region, 'Pickup & delivery');
  here.controls.addFault({ match: UPDATE, when: 'before', kind: 'delay', ms: 30 });
  await userEvent.click(orders);
  expect(orders.checked).toBe(true);
  const status = rowOf(region, 'Pickup & delivery').getByRole('status');
  expect(status.textContent).toBe('');
  await waitFor(() => expect(status.textContent).toBe('Saved'));
  expect(document.activeElement).toBe(orders);
  expect(heard('preference:changed')).toEqual([{ kind: 'sms', name: 'CLICKLIST', isOn: true }]);
  expect(told).toEqual([{ type: 'PREFERENCE_CHANGED', kind: 'sms' }]);
});

it('keeps the warning of the service at the item until it is changed again [A-4.9]', async () => {
  const { region } = await open('alice');
  const offers = await switchOf(region, OFFERS);
  await userEvent.click(offers);
  const status = rowOf(region, OFFERS).getByRole('status');
  await waitFor(() =>
    expect(status.textContent).toMatch(/^Please check your phone for further instructions/),
  );
  expect(offers.checked).toBe(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(here.calls(READ)).toBe(4));
  expect(status.textContent).toMatch(/^Please check your phone/);
  await userEvent.click(offers);
  await waitFor(() => expect(status.textContent).toBe('Saved'));
  expect(offers.checked).toBe(false);
});

it.each([
  [
    'A-8.12',
    OFFERS,
    "We're sorry, but we couldn't update your Specials & Promotions preference at this time. Please try again.",
  ],
  ['A-8.16', 'Pickup & delivery', 'Your preference cannot be updated at this time...'],
])('reverts a failed switch, shows the reason, and retries from there [%s]: %s', async (_, name, words) => {
  const { region } = await open('alice');
  const one = await switchOf(region, name);
  here.controls.addFault({ match: UPDATE, when: 'before', kind: 'status', status: 400, times: 1 });
  await userEvent.click(one);
  const alert = await rowOf(region, name).findByRole('alert');
  expect(alert.textContent).toContain(words);
  expect([one.checked, document.activeElement]).toEqual([false, one]);
  await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(document.activeElement).toBe(one);
  await waitFor(() => expect(one.checked).toBe(true));
  await waitFor(() => expect(rowOf(region, name).queryByRole('alert')).toBeNull());
  // A write that is still in flight would end during the next test.
  const status = rowOf(region, name).getByRole('status');
  await waitFor(() => expect(status.textContent).toMatch(/^(Saved|Please check your phone)/));
});

it('shows a change as saved after lost responses', async () => {
  const { region } = await open('alice');
  const orders = await switchOf(region, 'Pickup & delivery');
  here.controls.addFault({ match: UPDATE, when: 'after-commit', kind: 'reset', times: 9 });
  await userEvent.click(orders);
  const status = rowOf(region, 'Pickup & delivery').getByRole('status');
  await waitFor(() => expect(status.textContent).toBe('Saved'), TRIES);
  expect(orders.checked).toBe(true);
});

it('picks up a change from another tab when the page becomes visible again', async () => {
  const { region } = await open('alice');
  const orders = await switchOf(region, 'Pickup & delivery');
  const { account, state } = await here.start('alice');
  await smsActions(account).load();
  smsActions(account).want('CLICKLIST', true);
  await expect.poll(() => state().smsSwitches['CLICKLIST']?.phase).toBe('saved');
  expect(orders.checked).toBe(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(orders.checked).toBe(true));
});

it('asks a shopper without a mobile phone to add one, and reads no kinds [A-8.10]', async () => {
  const { region, visited } = await open('judy');
  expect(
    await region.findByText('You must add a mobile phone number in order to receive text messages.'),
  ).toBeTruthy();
  expect(here.calls(READ)).toBe(0);
  await userEvent.click(region.getByRole('link', { name: 'Add a mobile phone' }));
  expect(visited).toEqual(['/account/update']);
});

it('offers the texts of a mobile phone that was added on another page of the account [A-8.10]', async () => {
  const { region, handle } = await open('judy');
  await region.findByText('You must add a mobile phone number in order to receive text messages.');
  handle.update({ view: 'addressBook' });
  const { id } = await here.db
    .selectFrom('users')
    .select('id')
    .where('key', '=', 'judy')
    .executeTakeFirstOrThrow();
  await here.db.updateTable('phones').set({ type: 'MOBILE' }).where('user_id', '=', id).execute();
  handle.update({ view: 'preferences' });
  const texts = within(await screen.findByRole('region', { name: 'Text messages' }));
  expect(await texts.findAllByRole('switch')).toHaveLength(3);
});

it('shows which kind is unavailable, and focuses its switch after a retry [A-8.11]', async () => {
  here.controls.addFault({ match: READ, when: 'before', kind: 'status', status: 400, times: 2 });
  const { region } = await open('alice');
  expect((await switchOf(region, 'Account')).checked).toBe(true);
  const alert = await rowOf(region, OFFERS).findByRole('alert');
  expect(alert.textContent).toContain(
    "We're sorry, but we couldn't retrieve your Specials and Promotions preference at this time...",
  );
  await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  const offers = await switchOf(region, OFFERS);
  expect([offers.checked, document.activeElement]).toEqual([false, offers]);
});

it('shows every kind as unavailable when the responses report a failure of their own [A-7.11] [A-8.11]', async () => {
  const { region } = await open('grace');
  expect(await region.findAllByRole('alert', undefined, TRIES)).toHaveLength(3);
  expect(region.queryByRole('switch')).toBeNull();
});

it('reads the profile again on "Try Again" after it failed to load', async () => {
  here.controls.addFault({ match: 'profile.read', when: 'before', kind: 'status', status: 400, times: 1 });
  const { region } = await open('alice');
  expect((await region.findByRole('alert')).textContent).toContain('technical difficulties');
  await userEvent.click(region.getByRole('button', { name: 'Try Again' }));
  expect(document.activeElement).toBe(region.getByRole('heading', { name: 'Text messages' }));
  expect(await region.findAllByRole('switch')).toHaveLength(3);
});
