import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { preferredStoreReading } from '../../profile/reading.ts';
import { useAccount } from '../../testing/use-account.ts';
import { storeActions } from './actions.ts';

const SEARCH = 'account.store-locator';
const UPDATE = 'account.preferred-store.update';
const TRIES = { timeout: 20_000 };
const here = useAccount();

async function open(shopper = 'alice') {
  const shown = await here.show(shopper, { view: 'preferences' });
  const region = within(await screen.findByRole('region', { name: 'Preferred store' }));
  return { ...shown, region };
}
/** Opens the store search from the preferences page. */
async function look(shopper?: string) {
  const opened = await open(shopper);
  const name = shopper === 'heidi' ? 'Choose a store' : 'Change your preferred store';
  await userEvent.click(await opened.region.findByRole('button', { name }));
  return opened;
}
const yours = () => within(screen.getByRole('region', { name: 'Your store' }));
async function search(place: string): Promise<void> {
  await userEvent.clear(screen.getByRole('textbox', { name: 'ZIP or postal code' }));
  if (place !== '') await userEvent.type(screen.getByRole('textbox', { name: 'ZIP or postal code' }), place);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
}
const selects = () => screen.findAllByRole('button', { name: /^Select, / });

it('shows the preferred store with its address and hours [A-2.25] [A-7.9]', async () => {
  const { region } = await open();
  expect(await region.findByText(/^Millbrook Market /)).toBeTruthy();
  expect(region.getByText(/^\d+ .+, .+, [A-Z]{2} \d{5}$/)).toBeTruthy();
  expect(region.getByText(/^(Open|Closed)$/)).toBeTruthy();
  expect(region.queryByText(/miles/)).toBeNull();
});

it('shows that there is no preferred store, and leads to choosing one', async () => {
  const { region } = await open('heidi');
  expect(await region.findByText('You have no preferred store yet.')).toBeTruthy();
  await userEvent.click(region.getByRole('button', { name: 'Choose a store' }));
  await search('45202');
  await userEvent.click((await selects())[0] ?? document.body);
  expect(await yours().findByText('Preferred')).toBeTruthy();
});

it('lets the emails be chosen once there is a preferred store [A-8.20]', async () => {
  const { region } = await open('heidi');
  const emails = () => within(screen.getByRole('region', { name: 'Email' }));
  expect((await emails().findByRole('alert')).textContent).toContain(
    'Please choose a preferred store first.',
  );
  await userEvent.click(await region.findByRole('button', { name: 'Choose a store' }));
  await search('45202');
  await userEvent.click((await selects())[0] ?? document.body);
  await yours().findByText('Preferred');
  await userEvent.click(screen.getByRole('button', { name: 'Back to Preferences' }));
  expect(await emails().findAllByRole('switch')).not.toHaveLength(0);
});

it('searches on request and lists stores nearest first with their distance [A-2.25] [A-7.9]', async () => {
  await look();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Preferred store' }));
  expect(here.calls(SEARCH)).toBe(0);
  await search('45202');
  expect(await screen.findByRole('heading', { name: /^\d+ stores near 45202$/ })).toBeTruthy();
  const miles = screen.getAllByText(/^[\d.]+ miles$/).map((one) => parseFloat(one.textContent ?? ''));
  expect(miles.length).toBeGreaterThan(2);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
});

it('saves another store, shows a message, moves focus, and notifies host and analytics [A-4.10] [A-8.25]', async () => {
  const { heard, told } = await look();
  await search('45202');
  const [select] = await selects();
  const name = (select?.getAttribute('aria-label') ?? '').replace('Select, ', '');
  await userEvent.click(select ?? document.body);
  expect(await screen.findByText('Your preferred store was successfully updated.')).toBeTruthy();
  expect(yours().getByText(name)).toBeTruthy();
  expect(screen.queryByRole('button', { name: `Select, ${name}` })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Preferred store' }));
  expect(heard('store:preferred')).toEqual([{ locationId: expect.stringMatching(/^\d{8}$/) }]);
  expect(told).toContainEqual({ type: 'STORE_PREFERRED' });
  await userEvent.click(screen.getByRole('button', { name: 'Back to Preferences' }));
  expect(await screen.findByText(name)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change your preferred store' }));
});

it('shows that there are no stores within 500 miles [A-8.13] [A-9.5]', async () => {
  await look();
  await search('96801');
  expect(
    await screen.findByText('No Stores were found within 500 Miles of the entered location!'),
  ).toBeTruthy();
});

it('shows a failed search, and searches again on "Try Again" [A-8.14]', async () => {
  await look();
  here.controls.addFault({ match: SEARCH, when: 'before', kind: 'status', status: 404, times: 1 });
  await search('45202');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain("We're sorry, the search service is not available right now...");
  await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect((await selects()).length).toBeGreaterThan(2);
});

it.each(['', '4520', 'Cincinnati'])(
  'does not search for %j, and shows a validation message and focuses the field',
  async (place) => {
    await look();
    await search(place);
    const field = screen.getByRole('textbox', { name: 'ZIP or postal code' });
    expect(await screen.findByText('Please enter a valid Postal Code')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(here.calls(SEARCH)).toBe(0);
  },
);

it('shows a failure beside the store, keeps the previous one, and allows a retry [A-8.16]', async () => {
  await look();
  await search('45202');
  const [select] = await selects();
  const before = (await yours().findByText(/^Millbrook Market /)).textContent;
  here.controls.addFault({ match: UPDATE, when: 'before', kind: 'status', status: 400, times: 1 });
  await userEvent.click(select ?? document.body);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your preference cannot be updated at this time...',
  );
  expect(yours().getByText(before ?? '')).toBeTruthy();
  expect(document.activeElement).toBe(select);
  await userEvent.click(screen.getByRole('button', { name: /^Try Again, / }));
  expect(await screen.findByText('Your preferred store was successfully updated.')).toBeTruthy();
});

it('shows the store as updated after lost responses', async () => {
  await look();
  await search('45202');
  here.controls.addFault({ match: UPDATE, when: 'after-commit', kind: 'reset', times: 9 });
  await userEvent.click((await selects())[0] ?? document.body);
  expect(
    await screen.findByText('Your preferred store was successfully updated.', undefined, TRIES),
  ).toBeTruthy();
});

it('picks up a change from another tab when the page becomes visible again', async () => {
  const { region } = await open();
  const before = (await region.findByText(/^Millbrook Market /)).textContent;
  const { account, state } = await here.start('alice');
  await preferredStoreReading(account).load();
  await storeActions(account).search('45202');
  const found = state().storeSearch;
  const other = found.phase === 'found' ? found.stores.at(-1) : undefined;
  if (other) await storeActions(account).prefer(other);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(region.queryByText(before ?? '')).toBeNull());
  expect(await region.findByText(other?.vanityName ?? '')).toBeTruthy();
});

it('counts only the stores that can be chosen, without the preferred one', async () => {
  const { handle } = await here.show('alice', { view: 'preferences' });
  await userEvent.click(await screen.findByRole('button', { name: 'Change your preferred store' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'ZIP or postal code' }), '45202');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const title = await screen.findByRole('heading', { name: /stores near 45202$/ });
  const choices = screen.getAllByRole('button', { name: /^Select, / });
  expect(title.textContent).toBe(`${choices.length} stores near 45202`);
  handle.unmount();
});
