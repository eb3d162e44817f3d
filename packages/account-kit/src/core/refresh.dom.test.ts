import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAccount } from '../testing/use-account.ts';

const here = useAccount();
const NEW_STREET = '12 Refreshed Row';

it('keeps the addresses visible during a refresh, and resolves once they are reloaded', async () => {
  const { handle } = await here.show('alice', { view: 'addressBook' });
  const before = (await screen.findAllByRole('link', { name: /^Edit, / })).length;
  await here.addAddress('alice', NEW_STREET);
  const refreshed = handle.refresh();
  expect(screen.getAllByRole('link', { name: /^Edit, / })).toHaveLength(before);
  await refreshed;
  expect(handle.getState().addressCount).toBe(before + 1);
  expect(await screen.findByText(NEW_STREET)).toBeTruthy();
});

it('reloads preferences too, and does not reject when that fails', async () => {
  const { handle } = await here.show('alice', { view: 'preferences' });
  await screen.findByRole('switch', { name: 'Relevant ads' });
  const read = 'profile.communication-preferences.read';
  const before = here.calls(read);
  await handle.refresh();
  expect(here.calls(read)).toBe(before + 1);
  here.controls.addFault({ match: read, when: 'before', kind: 'status', status: 400, times: 1 });
  await handle.refresh();
  expect(handle.getState().communication).toEqual({ relevantAdsOptIn: true, earlyAccess: false });
});

it('requests nothing that was not loaded before', async () => {
  const { account } = await here.start('alice');
  const before = here.controls.history().length;
  await account.refresh();
  expect(here.controls.history()).toHaveLength(before);
});
