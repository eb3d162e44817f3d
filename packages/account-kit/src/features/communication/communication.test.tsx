import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AccountConfig } from '../../config.ts';
import { useAccount } from '../../testing/use-account.ts';
import { communicationActions } from './actions.ts';

const READ = 'profile.communication-preferences.read';
const UPDATE = 'profile.communication-preferences.update';
const here = useAccount();

async function open(shopper: string | undefined, more: Partial<AccountConfig> = {}) {
  const shown = await here.show(shopper, { view: 'preferences', ...more });
  const region = within(await screen.findByRole('region', { name: 'Advertising and early access' }));
  const switchOf = (name: string) => region.findByRole<HTMLInputElement>('switch', { name });
  const rowOf = (name: string) =>
    within(region.getByText(name, { selector: 'label' }).closest('li') ?? document.body);
  return { ...shown, region, switchOf, rowOf };
}
const ADS = 'Relevant ads';
const EARLY = 'Early Access Program';

it('shows the preferences for ads and early access [A-2.25] [A-3.5] [A-7.7]', async () => {
  const { switchOf, handle } = await open('alice');
  expect([(await switchOf(ADS)).checked, (await switchOf(EARLY)).checked]).toEqual([true, false]);
  expect(handle.getState().communication).toEqual({ relevantAdsOptIn: true, earlyAccess: false });
});

it('switches optimistically, shows "Saved" after the response, and leaves the other switch unchanged [A-4.9] [A-7.7]', async () => {
  const { switchOf, rowOf, heard, handle } = await open('alice');
  const ads = await switchOf(ADS);
  here.controls.addFault({ match: UPDATE, when: 'before', kind: 'delay', ms: 30 });
  await userEvent.click(ads);
  expect(ads.checked).toBe(false);
  const status = rowOf(ADS).getByRole('status');
  expect(status.textContent).toBe('');
  await waitFor(() => expect(status.textContent).toBe('Saved'));
  await userEvent.click(await switchOf(EARLY));
  await waitFor(() => expect(rowOf(EARLY).getByRole('status').textContent).toBe('Saved'));
  expect(handle.getState().communication).toEqual({ relevantAdsOptIn: false, earlyAccess: true });
  expect(heard('preference:changed')).toEqual([
    { kind: 'communication', name: 'relevantAdsOptIn', isOn: false },
    { kind: 'communication', name: 'earlyAccess', isOn: true },
  ]);
});

it('reverts a failed switch, shows the reason, and retries from the message [A-8.16]', async () => {
  const { switchOf, rowOf } = await open('alice');
  const ads = await switchOf(ADS);
  here.controls.addFault({ match: UPDATE, when: 'before', kind: 'status', status: 400, times: 1 });
  await userEvent.click(ads);
  const alert = await rowOf(ADS).findByRole('alert');
  expect(alert.textContent).toContain('Your preference cannot be updated at this time...');
  expect([ads.checked, document.activeElement]).toEqual([true, ads]);
  await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(rowOf(ADS).getByRole('status').textContent).toBe('Saved'));
  expect(ads.checked).toBe(false);
});

it('shows that early access is unavailable, and takes the ads preference from the profile [A-3.5] [A-8.15]', async () => {
  here.controls.addFault({ match: READ, when: 'before', kind: 'status', status: 400, times: 1 });
  const { switchOf, rowOf } = await open('alice');
  expect((await switchOf(ADS)).checked).toBe(true);
  const alert = await rowOf(EARLY).findByRole('alert');
  expect(alert.textContent).toContain(
    "We're unable to access your Early Access Program preference right now...",
  );
  await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  const early = await switchOf(EARLY);
  expect([early.checked, document.activeElement]).toEqual([false, early]);
});

it('shows a message for an account without preferences [A-8.9]', async () => {
  const { region } = await open('ivan');
  expect((await region.findByRole('alert')).textContent).toContain('could not find preferences');
});

it('shows a change as saved after lost responses', async () => {
  const { switchOf, rowOf } = await open('alice');
  const ads = await switchOf(ADS);
  here.controls.addFault({ match: UPDATE, when: 'after-commit', kind: 'reset', times: 9 });
  await userEvent.click(ads);
  await waitFor(() => expect(rowOf(ADS).getByRole('status').textContent).toBe('Saved'), { timeout: 20_000 });
});

it('picks up a change from another tab when the page becomes visible again', async () => {
  const { switchOf } = await open('alice');
  const ads = await switchOf(ADS);
  const { account, state } = await here.start('alice');
  await communicationActions(account).load();
  communicationActions(account).want('relevantAdsOptIn', false);
  await expect.poll(() => state().communicationSwitches['relevantAdsOptIn']?.phase).toBe('saved');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(ads.checked).toBe(false));
});

it('shows a visitor the preferences of a sealed email address as read-only [A-6.2] [A-7.7]', async () => {
  const encryptedEmail = await here.controls.sealEmail('alice');
  const { switchOf, region } = await open(undefined, { encryptedEmail });
  const ads = await switchOf(ADS);
  expect([ads.checked, ads.disabled]).toEqual([true, true]);
  expect(region.getByText('Sign in to change these.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Text messages' })).toBeNull();
});

it('shows the preferences of the signed-in shopper rather than those of a sealed email address', async () => {
  const encryptedEmail = await here.controls.sealEmail('alice');
  const { switchOf } = await open('bob', { encryptedEmail });
  expect((await switchOf(ADS)).checked).toBe(false);
});

it('emits `session:expired` once when several reads are refused [A-4.13] [A-7.1]', async () => {
  const reads = [
    READ,
    'account.sms.read-opt-in',
    'account.preferred-store.read',
    'account.email-preferences.read',
  ];
  for (const match of reads)
    here.controls.addFault({ match, when: 'before', kind: 'status', status: 403, times: 99 });
  const { heard } = await open('alice');
  await waitFor(() => expect(heard('error').length).toBeGreaterThan(2));
  expect(heard('session:expired')).toHaveLength(1);
});
