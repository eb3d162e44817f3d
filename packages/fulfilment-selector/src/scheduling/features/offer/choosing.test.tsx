import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActiveModality } from '../../../config.ts';
import { pickup } from '../../../testing/places.ts';
import { useSandbox } from '../../../testing/use-sandbox.ts';
import type { SchedulingConfig } from '../../config.ts';
import { SETTLE_MS } from '../promise/slice.ts';

const box = useSandbox();
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const times = () => screen.findByRole('radiogroup', { name: /^Times for / });
const slots = async () =>
  within(await times())
    .getAllByRole('radio')
    .filter((slot) => slot.getAttribute('aria-disabled') === null);
const refuse = (match: string, more: object = {}) =>
  box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403, ...more });
const promises = () => box.calls('promise.create');
const held = () => screen.findByText(/^We'll hold this reservation until \d+:\d\d [AP]M$/);
/** A write is sent in the task after the press; with fake timers that task has to be run. */
const requestLeft = () => act(() => vi.advanceTimersToNextTimerAsync());

/** Does what a browser does for an arrow key: fires its event and clicks the next radio button. */
function arrowTo(next: HTMLElement, from: HTMLElement): void {
  fireEvent.keyDown(from, { key: 'ArrowDown' });
  next.focus();
  fireEvent.click(next);
}

async function atTimes(more: Partial<SchedulingConfig> = {}) {
  const user = userEvent.setup();
  const one = await box.show('alice', { activeModality: pickup, ...more });
  const free = await slots();
  const slot = (index: number): HTMLElement => free[index] ?? document.body;
  return { user, slot, ...one };
}

/** Returns the only button of the dialog above the page, which has focus. */
async function onlyButton(name: string) {
  const dialog = await screen.findByRole('alertdialog');
  const buttons = within(dialog).getAllByRole('button');
  expect(buttons.map((one) => one.textContent)).toEqual([name]);
  await waitFor(() => expect(document.activeElement).toBe(buttons[0]));
  return { dialog, press: () => userEvent.setup().click(buttons[0] ?? dialog) };
}

describe('choosing a time', () => {
  it('drops the held time when the page unmounts [F-4.25]', async () => {
    const { user, slot, handle } = await atTimes();
    await user.click(slot(0));
    await held();
    handle.unmount();
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    expect(handle.getState()).toMatchObject({ reservation: undefined, page: 'loading' });
  });

  it('reserves it on click and shows until when it is held [F-4.23]', async () => {
    const { user, slot, handle } = await atTimes();
    await user.click(slot(1));
    expect(await held()).toBeTruthy();
    expect(promises()).toBe(1);
    expect(handle.getState().reservation?.id).toBeTruthy();
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    expect(summary.textContent).toContain(
      slot(1)
        .closest('label')
        ?.textContent?.match(/^\S+ – \S+/)?.[0],
    );
  });

  it('does not show the expiry of another store’s reservation', async () => {
    const { user, slot, handle } = await atTimes();
    await user.click(slot(1));
    await held();
    const { stores } = handle.getState().selector;
    const other = stores.find(({ locationId }) => locationId !== pickup.storeId);
    const [[name, kept] = ['', '']] = Object.entries(sessionStorage);
    handle.unmount();
    await box.sandbox.controls.expirePromises();
    // As after a reload, because unmounting the page drops the reservation.
    sessionStorage.setItem(name, String(kept));
    const activeModality: ActiveModality = { modality: 'PICKUP', storeId: other?.locationId ?? '' };
    const { handle: after } = await box.show('alice', { activeModality });
    await waitFor(() => expect(after.getState().selector.reservation?.status).toBe('expired'));
    await screen.findByRole('region', { name: 'Order Summary' });
    expect(screen.queryByText('Your reservation has expired. Please select a new time.')).toBeNull();
  });

  it('reserves only the time on which the arrow keys settle [F-4.23]', async () => {
    const { slot } = await atTimes();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    arrowTo(slot(1), slot(0));
    await act(() => vi.advanceTimersByTimeAsync(SETTLE_MS - 1));
    arrowTo(slot(2), slot(1));
    await act(() => vi.advanceTimersByTimeAsync(SETTLE_MS - 1));
    expect(screen.queryByText('Reserving your time')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Reserving your time')).toBeTruthy();
    await requestLeft();
    vi.useRealTimers();
    await held();
    expect(promises()).toBe(1);
    expect(slot(2).matches(':checked')).toBe(true);
  });

  it.each([' ', 'Enter'])('reserves the time reached with arrow keys at once on %j', async (key) => {
    const { slot } = await atTimes();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    arrowTo(slot(1), slot(0));
    expect(screen.queryByText('Reserving your time')).toBeNull();
    fireEvent.keyDown(slot(1), { key });
    // No time has passed.
    expect(screen.getByText('Reserving your time')).toBeTruthy();
    await requestLeft();
    vi.useRealTimers();
    await held();
    expect(promises()).toBe(1);
  });

  it('clears the time when another day is chosen [F-4.21]', async () => {
    const { user, slot } = await atTimes();
    await user.click(slot(0));
    await held();
    const days = within(screen.getByRole('radiogroup', { name: /Available Times/ }));
    const open = days
      .getAllByRole('radio', { checked: false })
      .find((day) => day.getAttribute('aria-disabled') === null);
    await user.click(open ?? document.body);
    expect((await slots()).filter((one) => one.matches(':checked'))).toEqual([]);
    expect(screen.getByText('No time selected yet', { selector: 'p' })).toBeTruthy();
    expect(screen.queryByText(/^We'll hold/)).toBeNull();
  });

  it('shows technical difficulties and reserves it on Try Again [F-8.11]', async () => {
    refuse('promise.create');
    const { user, slot } = await atTimes();
    await user.click(slot(0));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      "We're sorry, we're currently experiencing technical difficulties. Please try again in a moment.",
    );
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await held();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('hides the previous hold when reserving another time fails', async () => {
    const { user, slot } = await atTimes();
    await user.click(slot(0));
    await held();
    refuse('promise.create');
    await user.click(slot(1));
    await screen.findByRole('alert');
    expect(screen.queryByText(/^We'll hold/)).toBeNull();
  });

  it('opens a dialog when the time is gone, and loads new times from its button [F-2.68] [F-4.23] [F-8.15] [C-2.43] [C-8.10]', async () => {
    refuse('promise.create', { status: 409, code: 'TIMESLOT_TAKEN' });
    const { user, slot } = await atTimes();
    await user.click(slot(0));
    const { dialog, press } = await onlyButton('Select New Time');
    expect(within(dialog).getByRole('heading', { name: 'Time Expired' })).toBeTruthy();
    expect(dialog.textContent).toContain(
      'The time you selected for your order is no longer available. Please select a new time.',
    );
    const before = box.calls('timeslots.promising');
    await press();
    await slots();
    expect(box.calls('timeslots.promising') - before).toBe(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('opens a dialog when the reservation has expired [F-2.68] [F-4.23] [C-2.43]', async () => {
    const { user, slot } = await atTimes({ limits: { reservationOffsetMinutes: -30 } });
    await user.click(slot(0));
    const { dialog, press } = await onlyButton('Select New Time');
    expect(within(dialog).getByRole('heading', { name: 'Reservation Expired' })).toBeTruthy();
    await press();
    await slots();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('closes a dialog on Escape', async () => {
    await box.show('alice', { activeModality: pickup, arrival: 'order-timed-out' });
    await onlyButton('Back to Checkout');
    await userEvent.setup().keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('the Continue button', () => {
  const go = () => screen.getByRole('button', { name: 'Continue' });

  it('requires a time, shows a message and focuses the first time [F-5.10] [C-5.15]', async () => {
    const { user, slot, heard } = await atTimes();
    await user.click(go());
    const said = screen.getByRole('alert');
    expect(said.textContent).toBe('Please select a time to continue');
    expect(document.activeElement).toBe(slot(0));
    const group = await times();
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(group.getAttribute('aria-describedby')).toBe(said.id);
    expect(heard('validation:failed')).toEqual([{ fields: ['time'] }]);
    await user.click(slot(0));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('drops an error about a time once it is resolved or its time is not chosen any more [F-5.10] [F-8.11]', async () => {
    const { user, slot } = await atTimes();
    await user.click(slot(0));
    await held();
    const [own, other] = within(screen.getByRole('radiogroup', { name: /Available Times/ }))
      .getAllByRole('radio')
      .filter((day) => day.getAttribute('aria-disabled') === null);
    await user.click(other ?? document.body);
    await user.click(go());
    expect(screen.getByRole('alert').textContent).toBe('Please select a time to continue');
    await user.click(own ?? document.body);
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await times()).getAttribute('aria-invalid')).toBeNull();
    refuse('promise.create');
    const [, next] = await slots();
    await user.click(next ?? document.body);
    await screen.findByRole('alert');
    await user.click(other ?? document.body);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('requires a held time [F-5.14]', async () => {
    refuse('promise.create', { times: 2 });
    const { user, slot } = await atTimes();
    await user.click(slot(0));
    await screen.findByRole('alert');
    await user.click(go());
    expect(await screen.findByText('You must have a time selected. Error Code TS1001')).toBeTruthy();
    expect(box.calls('checkout.create')).toBe(0);
  });

  it('navigates to payment [F-4.24] [F-2.4]', async () => {
    const { user, slot, visited, heard } = await atTimes();
    await user.click(slot(0));
    await held();
    await user.click(go());
    await waitFor(() => expect(visited).toEqual(['/checkout']));
    expect(heard('checkout:created')).toHaveLength(1);
  });

  it('opens a failure dialog with a phone number and leads to the cart, while Back leads home [F-4.24] [F-2.68] [F-2.70] [F-9.14] [C-8.10] [C-8.34]', async () => {
    refuse('checkout.create');
    const { user, slot, visited } = await atTimes();
    await user.click(slot(0));
    await held();
    await user.click(go());
    const { dialog, press } = await onlyButton('Back To Cart');
    expect(within(dialog).getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(dialog.textContent).toContain("We're sorry, but we weren't able to create your order");
    expect(document.querySelector('[data-part="back"]')?.getAttribute('href')).toBe('/');
    expect(within(dialog).getByRole('link', { name: 'Call customer service: (513) 555-0134' })).toBeTruthy();
    await press();
    expect(visited).toEqual(['/cart']);
  });
});
