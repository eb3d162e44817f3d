import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useAccount } from '../../testing/use-account.ts';
import { takePreferencesLink } from './take-link.ts';

const UPDATE = 'account.email-preferences.update';
const here = useAccount();
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const switchOf = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

it('removes the link from the page address and the history entry, and keeps the rest [A-6.2]', () => {
  history.replaceState({ at: 'here' }, '', '/account/emailSubscriptions?token=a&q=1&token2=b#top');
  const length = history.length;
  expect(takePreferencesLink()).toEqual({ token: 'a', token2: 'b' });
  expect(location.href).toMatch(/\/account\/emailSubscriptions\?q=1#top$/);
  expect([history.state, history.length]).toEqual([{ at: 'here' }, length]);
  expect(takePreferencesLink()).toBeUndefined();
});

it('shows and changes the emails of a visitor who came by a link [A-6.2]', async () => {
  const preferencesLink = await here.controls.openPreferenceLink('alice');
  await here.show(undefined, { view: 'preferences', preferencesLink });
  await screen.findByRole('heading', { name: 'Email preferences' });
  expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull();
  const ad = await switchOf('Weekly Ad');
  expect(ad.checked).toBe(true);
  await userEvent.click(ad);
  await screen.findByText('Saved');
  expect(ad.checked).toBe(false);
  expect(
    screen.getByText('This link changes only these emails. Sign in for text messages and more.'),
  ).toBeTruthy();
});

it('changes nothing when the link is opened', async () => {
  const preferencesLink = await here.controls.openPreferenceLink('alice');
  await here.show(undefined, { view: 'preferences', preferencesLink });
  await switchOf('Weekly Ad');
  expect(here.calls(UPDATE)).toBe(0);
});

it('shows that a link which opens nothing has expired [A-8.9]', async () => {
  const link = await here.controls.openPreferenceLink('alice');
  await here.show(undefined, { view: 'preferences', preferencesLink: { ...link, token2: 'another' } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This link has expired');
  expect(alert.textContent).toContain(
    "We're sorry, but we could not find preferences for your account. Please try again later.",
  );
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

it('keeps both halves out of state, events, errors, logs, storage and the page address [A-6.2]', async () => {
  const links = await here.controls.openPreferenceLink('alice');
  const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level));
  history.replaceState(null, '', `/account/emailSubscriptions?token=${links.token}&token2=${links.token2}`);
  const preferencesLink = takePreferencesLink();
  expect(preferencesLink).toEqual(links);
  const { account, heard, told } = await here.start(undefined, {
    ...(preferencesLink && { preferencesLink }),
  });
  const { emailActions } = await import('./actions.ts');
  await emailActions(account).load();
  here.controls.addFault({ match: UPDATE, when: 'before', kind: 'status', status: 400, times: 1 });
  for (const phase of ['failed', 'saved']) {
    emailActions(account).want('kroger:Weekly Ad', false);
    await expect.poll(() => account.store.getState().emailSwitches['kroger:Weekly Ad']?.phase).toBe(phase);
  }
  here.controls.addFault({ match: 'account.email-preferences.read', when: 'before', kind: 'html', times: 9 });
  await emailActions(account).load();
  expect([heard('error').length, heard('preference:changed').length]).toEqual([2, 1]);
  const { error } = heard('error')[0] as { error: Error };
  const seen = [
    account.store.getState(),
    account.getState(),
    heard('error'),
    heard('preference:changed'),
    told,
    [error.message, error.stack, Object.entries(error)],
    logs.map(({ mock }) => mock.calls),
    [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, location.href],
    here.controls.history(),
  ];
  for (const half of Object.values(links))
    for (const place of seen) expect(JSON.stringify(place)).not.toContain(half);
});

it('rejects a malformed link without repeating it', async () => {
  const preferencesLink = { token: 'secret-half', token2: 'x'.repeat(201) };
  const said = await here.start(undefined, { preferencesLink }).catch((error: unknown) => String(error));
  expect(said).toContain('preferencesLink');
  expect(said).not.toMatch(/secret-half|xxx/);
});
