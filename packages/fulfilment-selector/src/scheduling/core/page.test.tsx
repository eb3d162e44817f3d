import { isUnderFive } from '@grocer/foundation/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { ActiveModality } from '../../config.ts';
import { HOME, pickup } from '../../testing/places.ts';
import { useSandbox } from '../../testing/use-sandbox.ts';
import type { SchedulingConfig } from '../config.ts';

const box = useSandbox();
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const address = { ...HOME, unit: 'Apt 3B' };
const delivery: ActiveModality = { modality: 'DELIVERY', address };

const times = () => screen.findByRole('radiogroup', { name: /^Times for / });
const slots = async () =>
  within(await times())
    .getAllByRole('radio')
    .filter((slot) => slot.getAttribute('aria-disabled') === null);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const refuse = (match: string, more: object = {}) =>
  box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403, ...more });

/** Shows the page with its times. */
async function atTimes(activeModality = pickup, more: Partial<SchedulingConfig> = {}, shopper = 'alice') {
  const user = userEvent.setup();
  const one = await box.show(shopper, { activeModality, ...more });
  await times();
  return { user, ...one };
}

describe('opening the page', () => {
  it('asks a visitor to sign in and emits sign-in:required [F-2.57]', async () => {
    const { heard } = await box.show(undefined, { activeModality: pickup });
    await userEvent.setup().click(await button('Sign In'));
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(heard('sign-in:required')).toEqual([{ reason: 'signed-out' }, { reason: 'signed-out' }]);
  });

  it('shows that the session has expired [F-8.28]', async () => {
    const { authConfig } = await box.sandbox.config('alice');
    await box.sandbox.controls.expireTokens();
    await box.show('alice', { authConfig: { type: 'B2C', token: authConfig?.token ?? '' } });
    expect(await screen.findByText('Your session has expired.')).toBeTruthy();
  });

  it.each([
    ['PICKUP', 'Pickup'],
    ['DELIVERY', 'Delivery'],
  ])(
    'shows the empty state for %s and navigates to the start page on its button [F-2.59] [F-5.12] [C-8.33]',
    async (type, name) => {
      const { visited } = await box.show('dave', { fulfillmentType: type });
      const start = await button('Start My Cart');
      const said = `You must have ${name} items in your cart to schedule your ${name} order. Start shopping now!`;
      expect(screen.getByText(said)).toBeTruthy();
      await userEvent.setup().click(start);
      expect(visited).toEqual(['/products/start-my-cart']);
    },
  );

  it('navigates to the cart when it has no items of the modality [F-2.58]', async () => {
    const { visited } = await box.show('bob', { activeModality: pickup, fulfillmentType: 'PICKUP' });
    expect(await screen.findByText('Taking you to your cart')).toBeTruthy();
    expect(visited).toEqual(['/cart']);
  });

  it('opens the dialog "Change Store" when another modality is in use [F-2.58] [F-2.61]', async () => {
    await box.show('alice', { activeModality: delivery, fulfillmentType: 'PICKUP' });
    expect(await screen.findByRole('dialog', { name: 'Change Store' })).toBeTruthy();
    expect(await screen.findByText(/^Choose the store/)).toBeTruthy();
  });

  it('offers a retry when the cart cannot be read, and focuses the page after it', async () => {
    refuse('cart.get');
    await box.show('alice', { activeModality: pickup });
    const retry = await button('Try Again');
    await userEvent.setup().click(retry);
    await times();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Schedule your order' }));
  });
});

describe('the scheduling page', () => {
  it('shows its title, days, times and a summary with Continue, and opens the store selection [F-2.61] [F-2.62]', async () => {
    const { user } = await atTimes();
    expect(screen.getByRole('heading', { level: 1, name: 'Schedule your order' })).toBeTruthy();
    const header = screen.getByRole('heading', { level: 2, name: /Available Times/ });
    // Only one of the two is visible, depending on the width of the page.
    expect([...header.children].map((one) => one.textContent)).toEqual([
      'Available Times',
      'Choose a day and time',
    ]);
    const days = within(screen.getByRole('radiogroup', { name: /Available Times/ }));
    expect(days.getAllByRole('radio')).toHaveLength(7);
    const summary = within(screen.getByRole('region', { name: 'Order Summary' }));
    expect(summary.getByText('5 items')).toBeTruthy();
    expect(summary.getByRole('button', { name: 'Continue' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change Store' }));
    expect(await screen.findByRole('dialog', { name: 'Change Store' })).toBeTruthy();
  });

  it('starts with tomorrow when no times are left today', async () => {
    // Morning plus 12.9 hours: before midnight in New York, but after the start of the day's last hour, in
    // summer and winter.
    box.sandbox.controls.setClock(12.9 * 3_600_000);
    await atTimes();
    const days = within(screen.getByRole('radiogroup', { name: /Available Times/ }));
    const [today, tomorrow] = days.getAllByRole('radio');
    expect(today?.closest('label')?.textContent).toMatch(/^Today/);
    expect(today?.getAttribute('aria-disabled')).toBe('true');
    expect(tomorrow?.matches(':checked')).toBe(true);
    expect((await slots()).length).toBeGreaterThan(5);
  });

  it('shows the delivery address and the filter chips [F-2.64] [F-2.66] [F-2.65]', async () => {
    await atTimes(delivery);
    expect(screen.getByText('Deliver to').parentElement?.textContent).toContain(
      '1420 Juniper Street, Apt 3BCincinnati, OH 45202',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Delivery Options' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Day and Time' })).toBeTruthy();
    const chips = screen.getByRole('radiogroup', { name: 'Filter delivery options' });
    expect([...chips.children].map((chip) => chip.textContent)).toEqual([
      'All',
      'Millbrook Delivery',
      'Under $5',
    ]);
  });

  it('keeps the chips and the focus on one while other times load [F-4.22]', async () => {
    const { user } = await atTimes(delivery);
    const own = screen.getByRole('radio', { name: 'Millbrook Delivery' });
    await user.click(own);
    expect(screen.queryByRole('radiogroup', { name: /^Times for / })).toBeNull();
    expect(document.activeElement).toBe(own);
    const slot = (await slots())[0];
    expect(slot?.closest('label')?.textContent).toContain('Millbrook Market Delivery');
    await waitFor(async () => {
      const vendors = (await slots()).map((one) => one.closest('label')?.textContent ?? '');
      expect(vendors.every((words) => words.includes('Millbrook Market Delivery'))).toBe(true);
    });
  });

  it('filters the times under five dollars [F-2.65] [F-5.15]', async () => {
    // The order is large enough for the membership to pay for the banner's own deliveries.
    await box.put('alice', { modality: 'DELIVERY', gtin13: '2000000000021', quantity: 7 });
    const { user } = await atTimes(delivery);
    const all = (await slots()).length;
    await user.click(screen.getByRole('radio', { name: 'Under $5' }));
    const left = await slots();
    expect(left.length).toBeLessThan(all);
    for (const slot of left) expect(slot.closest('label')?.textContent).toMatch(/(Free|\$[0-4]\.\d\d)$/);
  });

  it('moves to the next day that has a time matching the filter', async () => {
    const before = await box.schedule('alice', { activeModality: delivery });
    await waitFor(() => expect(before.state().offer.phase).toBe('ready'));
    const { offer, choice } = before.state();
    const days = offer.phase === 'ready' ? offer.offer.days : [];
    for (const option of days.find(({ date }) => date === choice?.date)?.times ?? [])
      if (isUnderFive(option)) await box.sandbox.controls.setSlotCapacity(option.optionId, 0);
    const { user } = await atTimes(delivery);
    const first = (await times()).getAttribute('aria-label');
    await user.click(screen.getByRole('radio', { name: 'Under $5' }));
    expect((await times()).getAttribute('aria-label')).not.toBe(first);
    expect((await slots()).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^There are no time slots available/)).toBeNull();
  });

  it('keeps an expensive held time in the list of times under five dollars', async () => {
    const { user } = await atTimes(delivery);
    const dear = (await slots()).find((slot) =>
      /\$(?:[5-9]|\d\d)\.\d\d$/.test(slot.closest('label')?.textContent ?? ''),
    );
    if (dear) await user.click(dear);
    await screen.findByText(/^We'll hold this reservation until/);
    await user.click(screen.getByRole('radio', { name: 'Under $5' }));
    const held = screen.getByText('Reserved for you').closest('label');
    expect(held?.querySelector('input')?.matches(':checked')).toBe(true);
  });

  it('shows the own-delivery tip once to each shopper [F-2.67]', async () => {
    const more = { toggles: { redesign: true }, shopperId: 'alice' };
    const { user, handle } = await atTimes(delivery, more);
    const toggle = screen.getByRole('switch', { name: 'Show only Millbrook Delivery' });
    expect(screen.getByRole('tooltip').textContent).toBe(
      'Delivered by Millbrook associates in refrigerated trucks. Freshness guaranteed.',
    );
    expect(toggle.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    // Leaving the tip alone counts as having seen it.
    handle.unmount();
    const again = await atTimes(delivery, more);
    expect(screen.queryByRole('tooltip')).toBeNull();
    again.handle.unmount();
    await atTimes(delivery, { ...more, shopperId: 'bob' });
    expect(screen.getByRole('tooltip')).toBeTruthy();
    screen.getByRole('switch', { name: 'Show only Millbrook Delivery' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('switches own delivery on and off with its toggle [F-2.67] [F-4.22]', async () => {
    const { user, handle } = await atTimes(delivery, { toggles: { redesign: true } });
    await user.click(screen.getByRole('switch', { name: 'Show only Millbrook Delivery' }));
    await times();
    await waitFor(() => expect(handle.getState().selector.shopping).toMatchObject({ isOwnDelivery: true }));
    await user.click(screen.getByRole('switch', { name: 'Show only Millbrook Delivery' }));
    await waitFor(() => expect(handle.getState().selector.shopping).toMatchObject({ isOwnDelivery: false }));
  });
});

describe('the page’s navigation', () => {
  it('navigates back to the cart of the modality and to the home page [F-2.70]', async () => {
    const { user, visited } = await atTimes();
    const back = screen.getByRole('link', { name: 'Back' });
    expect(back.getAttribute('href')).toBe('/cart?fulfillmentType=PICKUP');
    await user.click(back);
    await user.click(screen.getByRole('link', { name: 'Millbrook home' }));
    expect(visited).toEqual(['/cart?fulfillmentType=PICKUP', '/']);
  });

  it('navigates to the page of the link "Got everything you need?" [F-2.5]', async () => {
    const { user, visited } = await atTimes();
    await user.click(screen.getByRole('link', { name: 'Got everything you need?' }));
    expect(visited).toEqual(['/got-everything']);
  });

  it.each([
    ['Help', '/topic/digital-faqs'],
    ['Privacy Policy', '/i/privacy-policy'],
  ])('navigates from the footer link %j to %s [F-2.5]', async (name, path) => {
    const { user, visited } = await atTimes();
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(path);
    await user.click(link);
    expect(visited).toEqual([path]);
  });

  it.each([
    ['kroger.com', '(513) 555-0100'],
    ['harristeeter.com', '(513) 555-0111'],
  ])('shows in the footer of %s the phone number of that banner [F-9.14]', async (bannerDomain, number) => {
    await box.show('alice', { bannerDomain });
    const link = await screen.findByRole('link', { name: `Questions? Call ${number}` });
    expect(link.getAttribute('href')).toBe(`tel:${number.replaceAll(/\D/g, '')}`);
  });

  it.each(['1-800-GROCERS', '(513) 555-0100 ext. 2'])(
    'shows the phone number %s without a link [F-9.14]',
    async (phone) => {
      await box.show('alice', { content: { 'phone.footer': phone } });
      const said = await screen.findByText(`Questions? Call ${phone}`);
      expect(said.closest('a')).toBeNull();
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'does not intercept a click with %j [F-2.70]',
    async (how) => {
      const { visited } = await atTimes();
      const back = screen.getByRole('link', { name: 'Back' });
      // Listens last, so it sees whether the browser would follow the link.
      let isFollowed = false;
      document.body.addEventListener(
        'click',
        (event) => {
          isFollowed = !event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      fireEvent(back, new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
      expect(isFollowed).toBe(true);
      expect(visited).toEqual([]);
    },
  );

  it('sets the document title and noindex until it unmounts [F-2.70] [F-6.8]', async () => {
    document.title = 'The shop';
    const { handle } = await atTimes();
    expect(document.title).toBe('Checkout - Schedule');
    expect(document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content).toBe('noindex, nofollow');
    handle.unmount();
    await waitFor(() => expect(document.title).toBe('The shop'));
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
  });

  it.each([
    ['harristeeter.com', 'https://www.harristeeter.com/'],
    [undefined, 'https://www.kroger.com/'],
  ])('renders breadcrumb structured data for %s [F-9.13]', async (bannerDomain, home) => {
    await atTimes(pickup, bannerDomain === undefined ? {} : { bannerDomain });
    const list = document.querySelector('[itemtype="https://schema.org/BreadcrumbList"]');
    const items = [...(list?.querySelectorAll('[itemprop="itemListElement"]') ?? [])];
    const said = (name: string) =>
      items.map((item) => item.querySelector(`[itemprop="${name}"]`)?.getAttribute('content'));
    expect(said('position')).toEqual(['1', '2', '3']);
    expect(said('name')).toEqual(['Home', 'Cart', 'Schedule']);
    expect(items[0]?.querySelector('link[itemprop="item"]')?.getAttribute('href')).toBe(home);
  });

  it('does not restore a title that was changed meanwhile', async () => {
    const { handle } = await atTimes();
    document.title = 'Payment';
    handle.unmount();
    await waitFor(() => expect(document.querySelector('meta[name="robots"]')).toBeNull());
    expect(document.title).toBe('Payment');
  });
});

describe('the order summary', () => {
  it('shows the Proposition 65 warning only for a delivery to California [F-5.16]', async () => {
    await box.put('alice', { modality: 'DELIVERY', gtin13: '2000000000028' });
    const said =
      'Prop 65 - This product contains a chemical known to the State of California to cause cancer.';
    const ohio = await atTimes(delivery);
    expect(screen.queryByText(said)).toBeNull();
    ohio.handle.unmount();
    const there = {
      ...address,
      street: '77 Alder Way',
      locality: 'Los Angeles',
      region: 'CA',
      postalCode: '90012',
    };
    await box.show('alice', { activeModality: { modality: 'DELIVERY', address: there } });
    expect(await screen.findByText(said)).toBeTruthy();
  });
});

describe('a flash sale price', () => {
  it('is shown in the summary with the usual price, and counted in the total [F-4.10]', async () => {
    await box.put('erin', { modality: 'PICKUP', gtin13: '2000000000014', quantity: 2 });
    await atTimes(pickup, {}, 'erin');
    const sale = screen.getByText('Sale price, usually $1.18');
    expect(sale.closest('li')?.textContent).toContain('$0.78');
    const total = document.querySelector('[data-part="item-total"]');
    expect(total?.textContent).toBe('$8.76');
  });
});

describe('the delivery fee', () => {
  const sums = () =>
    ['item-total', 'fee', 'total'].map(
      (part) => document.querySelector(`[data-part="${part}"]`)?.textContent,
    );
  const cents = (text = ''): number => Math.round(Number(text?.replace('$', '')) * 100);

  it('is added to the total as the row of the chosen time shows it', async () => {
    const { user } = await atTimes(delivery, {}, 'bob');
    const all = await slots();
    const costly = all.find((slot) => /\$\d+\.\d\d$/.test(slot.closest('label')?.textContent ?? ''));
    if (!costly) throw new Error('No time costs anything.');
    await user.click(costly);
    const row = /\$\d+\.\d\d$/.exec(costly.closest('label')?.textContent ?? '')?.[0];
    await waitFor(() => expect(sums()[1]).toBe(row));
    const [items, fee, total] = sums();
    expect(cents(total ?? '')).toBe(cents(items ?? '') + cents(fee ?? ''));
  });

  it('is free at some times for a member’s large order, but not for a small one', async () => {
    const rows = async () => {
      const found = (await slots()).map((slot) => slot.closest('label')?.textContent ?? '');
      return found.filter((words) => words.endsWith('Free')).length;
    };
    const small = await atTimes(delivery);
    expect(await rows()).toBe(0);
    small.handle.unmount();
    await box.put('alice', { modality: 'DELIVERY', gtin13: '2000000000021', quantity: 7 });
    await atTimes(delivery);
    expect(await rows()).toBeGreaterThan(0);
  });
});

describe('a membership', () => {
  it('is offered on a delivery above $35 without a subscription [F-9.6] [F-6.4] [F-9.7]', async () => {
    await box.put('bob', { modality: 'DELIVERY', gtin13: '2000000000021', quantity: 3 });
    await atTimes(delivery, {}, 'bob');
    expect(document.querySelector('[data-part="delivery-offer"]')?.textContent).toBe(
      'Free delivery in as little as 2 hours, or the next day, comes with a membership.',
    );
  });

  it('is not offered on a smaller order [F-9.6]', async () => {
    await atTimes(delivery, {}, 'bob');
    expect(document.querySelector('[data-part="delivery-offer"]')).toBeNull();
  });

  it.each([
    ['alice', 'in as little as 2 hours'],
    ['grace', 'the next day'],
  ] as const)(
    'shows a benefit notice to a subscriber above the threshold: %s, %s [F-6.6] [F-9.6] [F-9.7]',
    async (shopper, when) => {
      await box.put(shopper, { modality: 'DELIVERY', gtin13: '2000000000021', quantity: 7 });
      await atTimes(delivery, {}, shopper);
      expect(document.querySelector('[data-part="delivery-notice"]')?.textContent).toBe(
        `Your membership gives you free or discounted delivery ${when} on this order.`,
      );
      expect(document.querySelector('[data-part="delivery-offer"]')).toBeNull();
    },
  );

  it('shows its renewal date while it is active [F-3.14]', async () => {
    const enrollment = { renewalDueDate: '2027-01-05' };
    const { handle } = await atTimes(delivery, { membership: { status: 'ACTIVE' }, enrollment });
    const standing = () => document.querySelector('[data-part="membership-standing"]')?.textContent;
    expect(standing()).toBe('Your membership renews on January 05, 2027.');
    act(() => handle.update({ membership: { status: 'CANCELLED' } }));
    expect(standing()).toBeUndefined();
  });

  it('shows its price, period and renewal when it is in the cart [F-3.14] [F-9.7]', async () => {
    await box.put('bob', { modality: 'DELIVERY', gtin13: '2000000000044', quantity: 1 });
    await atTimes(delivery, {}, 'bob');
    const terms = [...document.querySelectorAll('[data-part="membership-terms"]')];
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^Free until \w+ \d\d, \d{4}, then \$99 for one year\. Renews on \w+ \d\d, \d{4} for \$99\.$/,
      ),
    ]);
  });
});
