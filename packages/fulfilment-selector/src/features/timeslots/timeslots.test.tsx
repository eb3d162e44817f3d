import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SelectorConfig } from '../../config.ts';
import type { SelectorHandle } from '../../handle.ts';
import { createSelector } from '../../core/create-selector.ts';
import { InlineSelector } from '../../core/InlineSelector.tsx';
import { mount } from '../../mount.tsx';
import { SelectorScope } from '../../core/context.tsx';
import { timesActions } from './actions.ts';
import { useSandbox } from '../../testing/use-sandbox.ts';

const box = useSandbox();
let handle: SelectorHandle | undefined;
afterEach(() => {
  cleanup();
  handle?.unmount();
  document.body.replaceChildren();
  sessionStorage.clear();
});

const upfrontTimeslots = true;

/** Mounts Alice's inline selector with the delivery tab open. */
async function atDeliveries(more: Partial<SelectorConfig> = {}, isVisitor = false) {
  const container = document.createElement('div');
  document.body.append(container);
  const user = userEvent.setup();
  const place = { container, display: 'inline', isolation: 'none', persistence: false } as const;
  const config = {
    ...place,
    postalCode: '45202',
    bannerName: 'Millbrook',
    toggles: { upfrontTimeslots },
    ...more,
  };
  handle = mount(isVisitor ? box.sandbox.guest(config) : await box.sandbox.config('alice', config));
  await user.click(await screen.findByRole('tab', { name: 'Delivery' }));
  const own = await screen.findByRole('article', { name: 'Millbrook Delivery' });
  return { user, handle, own };
}

/** Opens the timeslots, without waiting for them to load. */
async function toTimes(more: Partial<SelectorConfig> = {}, button = /^Reserve Your Time, /) {
  const one = await atDeliveries(more);
  await one.user.click(within(one.own).getByRole('button', { name: button }));
  await screen.findByRole('heading', { name: 'View available times' });
  return one;
}

/** Opens the timeslots and waits for them to load. */
async function atTimes(more: Partial<SelectorConfig> = {}, button?: RegExp) {
  const one = await toTimes(more, button);
  await screen.findByRole('radiogroup', { name: /^Times for / });
  return one;
}

const slots = () => within(screen.getByRole('radiogroup', { name: /^Times for / })).getAllByRole('radio');
const reserveButton = (name: string | RegExp = 'Reserve Your Time') => screen.getByRole('button', { name });
const failing = (match: string, more: object = {}) =>
  box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403, ...more });

describe('the button to the timeslots', () => {
  it('is absent when the host has not turned upfront timeslots on', async () => {
    const { own } = await atDeliveries({ toggles: {} });
    expect(within(own).queryByRole('button', { name: /Reserve|Schedule|Reservation/ })).toBeNull();
  });

  it.each([
    [{ upfrontTimeslots }, 'Reserve Your Time, Millbrook Delivery'],
    [{ upfrontTimeslots, redesign: true }, 'Schedule Delivery, Millbrook Delivery'],
  ])('is labeled with %j as %j [F-2.17]', async (toggles, name) => {
    const { own } = await atDeliveries({ toggles });
    expect(within(own).getByRole('button', { name })).toBeTruthy();
  });

  it('opens the sign-in view for a visitor [F-4.18] [F-6.2]', async () => {
    const { user, own } = await atDeliveries({}, true);
    await user.click(within(own).getByRole('button', { name: /^Reserve Your Time, / }));
    expect(await screen.findByRole('heading', { name: "You're Not Signed In" })).toBeTruthy();
    expect(box.calls('timeslots.upfront')).toBe(0);
  });
});

describe('the timeslots view', () => {
  it('shows the delivery address and opens the address book on Change Address [F-2.47]', async () => {
    const { handle: selector, user } = await atTimes();
    const place = screen.getByText('Deliver to').parentElement;
    expect(place?.textContent).toContain('1420 Juniper Street, Apt 3BCincinnati, OH 45202');
    await user.click(screen.getByRole('button', { name: 'Change Address' }));
    await waitFor(() => expect(selector.getState().view).toBe('address-book'));
  });

  it('shows a heading, seven days, the times of the chosen day and a button [F-2.48] [F-2.49] [F-4.19]', async () => {
    await atTimes();
    expect(screen.getByRole('heading', { name: 'Choose a day and time' })).toBeTruthy();
    const days = within(screen.getByRole('radiogroup', { name: 'Choose a day and time' }));
    expect(days.getAllByRole('radio')).toHaveLength(7);
    expect(days.getAllByRole('radio', { checked: true })).toHaveLength(1);
    expect(slots().filter((slot) => slot.matches(':checked'))).toHaveLength(1);
    expect(reserveButton()).toBeTruthy();
  });

  it.each([
    [{ redesign: true }, 'Schedule Delivery', /^Schedule Delivery, /],
    [{}, 'Reserve Your Time', undefined],
  ])('labels the button with %j as %j [F-2.49]', async (more, name, way) => {
    await atTimes({ toggles: { upfrontTimeslots, ...more } }, way);
    expect(reserveButton(name)).toBeTruthy();
  });

  it('falls back to the label "Reserve Time" when the service has no strings [F-2.49]', async () => {
    failing('content.strings', { times: 10 });
    await atTimes();
    expect(await screen.findByRole('button', { name: 'Reserve Time' })).toBeTruthy();
  });

  it("shows the members' delivery benefit [F-2.52]", async () => {
    await atTimes();
    expect(
      await screen.findByText('Members get free delivery in as little as 2 hours on orders of $35 or more.'),
    ).toBeTruthy();
  });

  it('shows the times of another day, chooses the first, and reserves none on arrow keys [F-4.19]', async () => {
    const { user } = await atTimes();
    const days = within(screen.getByRole('radiogroup', { name: 'Choose a day and time' }));
    const before = screen.getByRole('radiogroup', { name: /^Times for / });
    const name = before.getAttribute('aria-label');
    const others = days.getAllByRole('radio', { checked: false });
    const other = others.findLast((day) => day.getAttribute('aria-disabled') === null);
    if (!other) throw new Error('There is no other day.');
    await user.click(other);
    expect(screen.getByRole('radiogroup', { name: /^Times for / })).toBe(before);
    expect(before.getAttribute('aria-label')).not.toBe(name);
    expect(await screen.findByText(/^\d+ times? available on \w+day, /)).toBeTruthy();
    expect(
      slots()
        .map((slot) => slot.matches(':checked'))
        .indexOf(true),
    ).toBe(0);
    slots()[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box.calls('promise.create')).toBe(0);
  });

  it('names the time zone only when it differs from the device’s', async () => {
    // A device in New York has the same time as Cincinnati, others do not.
    const isThere = new Intl.DateTimeFormat().resolvedOptions().timeZone === 'America/New_York';
    await atTimes();
    expect(screen.queryByText('Times shown in Eastern Time') === null).toBe(isThere);
  });

  it('shows a loading state with the button disabled [F-4.19]', async () => {
    box.sandbox.controls.addFault({ match: 'timeslots.upfront', when: 'before', kind: 'hang' });
    await toTimes();
    expect(reserveButton().getAttribute('aria-disabled')).toBe('true');
    expect(await screen.findByText('Loading times')).toBeTruthy();
  });

  it('shows a failure and loads the times on Try Again [F-2.50] [F-8.12]', async () => {
    failing('timeslots.upfront');
    const { user } = await toTimes();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We’re sorry, something went wrong. Please try again.');
    expect(reserveButton().getAttribute('aria-disabled')).toBe('true');
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose a day and time' }));
    expect(await screen.findByRole('radiogroup', { name: /^Times for / })).toBeTruthy();
  });

  it('shows the service’s message when no times are available [F-4.19] [F-8.12]', async () => {
    failing('timeslots.upfront', { status: 422, code: 'NO_TIMESLOTS_AVAILABLE' });
    await toTimes({ content: { 'timeslots.unavailable': 'No Kroger Delivery today.' } });
    const said = 'No Millbrook Delivery today.';
    await screen.findByText(said);
    await waitFor(() => expect(screen.getByText(said).closest('[role=status]')).toBeTruthy());
  });

  it('names the second banner instead of the chain in its messages [F-8.12] [F-8.14]', async () => {
    const none = { status: 422, code: 'NO_TIMESLOTS_AVAILABLE', times: 2 };
    failing('timeslots.upfront', none);
    const address = { street: '1 Oak', unit: '', locality: 'Charlotte', region: 'NC', postalCode: '28202' };
    const config = await box.sandbox.config('alice', {
      display: 'inline',
      isolation: 'none',
      persistence: false,
      bannerDomain: 'harristeeter.com',
      activeModality: { modality: 'DELIVERY', address: { ...address, countryCode: 'US' } },
      content: { 'timeslots.unavailable': 'No Kroger Delivery today.' },
    });
    const selector = createSelector(config);
    render(
      <SelectorScope core={selector}>
        <InlineSelector />
      </SelectorScope>,
    );
    act(() => selector.store.getState().goTo('timeslots'));
    expect(await screen.findByText('No Harris Teeter Delivery today.')).toBeTruthy();
    await act(() => timesActions(selector).chooseTimeAgain());
    expect(
      await screen.findByText(
        /^We're sorry there are no longer any Harris Teeter Delivery times available\./,
      ),
    ).toBeTruthy();
  });
});

/** Presses Reserve while the service refuses, and reads the error. */
async function refusedWith(fault: object) {
  failing('promise.create', fault);
  const { user } = await atTimes();
  await user.click(reserveButton());
  const alert = await screen.findByRole('alert');
  return {
    said: alert.textContent,
    another: within(alert).queryByRole('button', { name: 'Select New Time' }),
  };
}

describe('a reservation', () => {
  it('emits timeslot:reserved and shows the held time on the card with Edit Reservation [F-2.17]', async () => {
    const { user, handle: selector } = await atTimes();
    const reserved = vi.fn();
    selector.on('timeslot:reserved', reserved);
    await user.click(reserveButton());
    await waitFor(() => expect(reserved).toHaveBeenCalledTimes(1));
    const note = await screen.findByText(/^We'll hold this reservation until \d{1,2}:\d\d [AP]M$/);
    const { expiresAt = 0 } = selector.getState().reservation ?? {};
    const time = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeStyle: 'short' });
    expect(note.textContent).toContain(time.format(expiresAt).replaceAll('\u202F', ' '));
    const card = screen.getByRole('article', { name: /^Millbrook Delivery/ });
    expect(card.querySelector('[data-part="held-time"]')?.textContent).toMatch(/^\w+day, \w+ \d+ \d/);
    expect(screen.getByRole('button', { name: 'Edit Reservation, Millbrook Delivery' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Reserve Your Time, / })).toBeNull();
  });

  it('is announced once in a live region with the day, the time and the expiry', async () => {
    const regions: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of addedNodes) {
          if (node instanceof HTMLElement && node.matches('[data-grocer="spoken"]'))
            regions.push(`[${node.textContent}]`);
          if (target instanceof HTMLElement && target.matches('[data-grocer="spoken"]'))
            regions.push(node.textContent ?? '');
        }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    const { user, handle: selector } = await atTimes();
    const { window: wanted } = selector.getState().reservation ?? {};
    expect(wanted).toBeUndefined();
    await user.click(reserveButton());
    // The live region is added empty, then gets its text.
    await waitFor(() => expect(regions).toHaveLength(2));
    expect(regions[0]).toBe('[]');
    expect(regions[1]).toMatch(
      /^Your delivery is reserved for \w+day, \w+ \d+, .+\. We’ll hold it until \d+:\d\d [AP]M\.$/,
    );
  });

  it('is announced after the dialog has closed', async () => {
    const user = userEvent.setup();
    const config = { isolation: 'none', persistence: false, toggles: { upfrontTimeslots } } as const;
    handle = mount(await box.sandbox.config('alice', config));
    handle.open();
    await user.click(await screen.findByRole('tab', { name: 'Delivery' }));
    await user.click(await screen.findByRole('button', { name: /^Reserve Your Time, / }));
    await screen.findByRole('radiogroup', { name: /^Times for / });
    await user.click(reserveButton());
    const said = await screen.findByText(/^Your delivery is reserved for /);
    expect(handle.getState().isOpen).toBe(false);
    expect(said.getAttribute('role')).toBe('status');
    handle.unmount();
    await waitFor(() => expect(said.isConnected).toBe(false));
  });

  it('marks the held time as "Reserved for you" when the shopper returns', async () => {
    const { user } = await atTimes();
    await user.click(reserveButton());
    await user.click(await screen.findByRole('button', { name: 'Edit Reservation, Millbrook Delivery' }));
    await screen.findByRole('radiogroup', { name: /^Times for / });
    const checked = screen
      .getByRole('radiogroup', { name: /^Times for / })
      .querySelector('input:checked')
      ?.closest('label');
    expect(checked?.textContent).toContain('Reserved for you');
  });

  it('requires a time, shows a message and focuses the times [F-5.10]', async () => {
    const { user, handle: selector } = await atTimes();
    const failed = vi.fn();
    selector.on('validation:failed', failed);
    // The chosen time is gone and the list is loaded again.
    failing('promise.create', { status: 409, code: 'TIMESLOT_TAKEN' });
    await user.click(reserveButton());
    await user.click(await screen.findByRole('button', { name: 'Select New Time' }));
    await screen.findByRole('radiogroup', { name: /^Times for / });
    await user.click(reserveButton());
    const why = screen.getByText('Please select a time to continue');
    expect(failed).toHaveBeenCalledWith({ fields: ['time'] });
    expect(slots()).toContain(document.activeElement);
    expect(screen.getByRole('radiogroup', { name: /^Times for / }).getAttribute('aria-describedby')).toBe(
      why.id,
    );
    await user.click(slots()[0] ?? document.body);
    expect(screen.queryByText('Please select a time to continue')).toBeNull();
  });

  it('shows that the time is no longer available and offers others [F-8.15]', async () => {
    const { said, another } = await refusedWith({ status: 409, code: 'TIMESLOT_TAKEN' });
    expect(said).toContain(
      'The time you selected for your order is no longer available. Please select a new time.',
    );
    expect(another).not.toBeNull();
  });

  it('shows that no times are left and offers others [F-8.14]', async () => {
    const { said, another } = await refusedWith({ status: 422, code: 'NO_TIMESLOTS_AVAILABLE' });
    expect(said).toContain(
      "We're sorry there are no longer any Millbrook Delivery times available. Please select a different available delivery time from the options provided.",
    );
    expect(another).not.toBeNull();
  });

  it('shows technical difficulties and keeps the button enabled on other failures [F-8.11]', async () => {
    const { said, another } = await refusedWith({});
    expect(said).toBe(
      "We're sorry, we're currently experiencing technical difficulties. Please try again in a moment.",
    );
    expect(another).toBeNull();
    expect(reserveButton().getAttribute('aria-disabled')).toBeNull();
  });

  it('sends one request while the button is pressed repeatedly [F-4.19]', async () => {
    const { user } = await atTimes();
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'promise.create', when: 'before' });
    await user.dblClick(reserveButton());
    await arrived;
    await waitFor(() => expect(reserveButton().getAttribute('aria-disabled')).toBe('true'));
    await user.click(reserveButton());
    letGo();
    await screen.findByText(/^We'll hold/);
    expect(box.calls('promise.create')).toBe(1);
  });

  it('shows the expiry after a reload and offers the times again', async () => {
    const { user, handle: selector } = await atTimes();
    await user.click(reserveButton());
    await screen.findByText(/^We'll hold/);
    await box.sandbox.controls.expirePromises();
    // After a reload, the service is asked.
    selector.unmount();
    document.body.replaceChildren();
    await atDeliveries();
    expect(await screen.findByText('Your reservation has expired. Please select a new time.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Reserve Your Time, Millbrook Delivery' })).toBeTruthy();
  });
});
