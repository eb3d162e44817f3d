import { bannerOf } from '@grocer/foundation/domain';
import type { Banner } from '@grocer/foundation/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SelectorConfig } from '../config.ts';
import type { SelectorHandle } from '../handle.ts';
import { mount } from '../mount.tsx';
import { useSandbox } from '../testing/use-sandbox.ts';

const box = useSandbox();
const STORE = '01100147';
let handle: SelectorHandle | undefined;
afterEach(() => {
  handle?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
});

/** Mounts an inline selector of a visitor in Cincinnati. */
async function show(more: Partial<SelectorConfig> = {}) {
  const container = document.createElement('div');
  document.body.append(container);
  const user = userEvent.setup();
  const place = { container, display: 'inline', isolation: 'none', persistence: false } as const;
  handle = mount(box.sandbox.guest({ ...place, postalCode: '45202', ...more }));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).not.toBeNull());
  return { user, handle };
}

const stores = () => screen.findAllByRole('article');

/** A retailer's own banner, which the service takes for one of the sandbox's. */
const banner = (more: Partial<Banner>): Banner => ({
  ...bannerOf(undefined),
  key: 'corner',
  domain: 'corner.example',
  storeLocatorBrand: 'corner',
  ...more,
});

describe('the store search', () => {
  it('shows a store with its address, hours and distance, and a link for another banner [F-2.26]', async () => {
    await show();
    const all = await stores();
    const own = all.find((store) => within(store).queryByRole('button', { name: /^Select Store, / }));
    expect(own?.textContent).toMatch(/\d+ .+, .+, [A-Z]{2} \d{5}/);
    expect(own?.textContent).toMatch(/(Open|Closed)/);
    expect(own?.textContent).toMatch(/\d+\.\d{2} miles/);
    const link = screen.getAllByRole('link', { name: /^Visit .+ \(.+, opens its own site\)$/ })[0];
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link?.getAttribute('href')).toMatch(/^https:/);
  });

  it('shows a heading, a drawer with the ZIP code, and a field for five digits [F-2.21] [F-2.22] [F-2.23] [F-9.1]', async () => {
    const { user } = await show();
    await stores();
    expect(screen.getByRole('heading', { name: 'Select From Available Options' })).toBeTruthy();
    const drawer = screen.getByRole('button', { name: /45202/, expanded: true });
    expect(screen.getByRole('textbox', { name: 'Search by ZIP Code' })).toHaveProperty('maxLength', 5);
    await user.click(drawer);
    expect(drawer.getAttribute('aria-expanded')).toBe('false');
  });

  it('marks stores with lockers [F-2.26]', async () => {
    await show();
    await stores();
    expect(screen.getAllByText('(Locker Pickup)').length).toBeGreaterThan(0);
  });

  it.each([
    ['Pickup', 'No pickup stores were found near 60601. Try another ZIP code.'],
    ['Delivery', 'Delivery isn’t available for 60601 yet. Try another ZIP code or choose Pickup.'],
    ['In Store', 'No stores were found near 60601. Try another ZIP code.'],
  ])('shows on the %s tab that nothing was found [F-2.27]', async (tab, words) => {
    // The service knows this banner as one that only offers the other modality.
    const xBannerName = tab === 'In Store' ? 'thelittleclinic' : 'copps';
    const bannerTable = [banner({ xBannerName, modalityCapabilities: ['PICKUP', 'DELIVERY', 'IN_STORE'] })];
    const { user } = await show({ bannerTable, bannerDomain: 'corner.example', postalCode: '60601' });
    await user.click(await screen.findByRole('tab', { name: tab }));
    // In its place at once, and in a live region a moment later.
    await screen.findByText(words);
    await waitFor(() => expect(screen.getByText(words).closest('[role=status]')).toBeTruthy());
  });

  it('links to the stores of the brand’s locator when the banner sells nothing online [F-3.9]', async () => {
    const bannerTable = [
      banner({ modalityCapabilities: [], storeLocatorBrand: 'market' }),
      banner({ key: 'market', domain: 'market.example' }),
    ];
    await show({ bannerTable, bannerDomain: 'corner.example', bannerName: 'Corner' });
    const link = await screen.findByRole('link', { name: 'Find a Corner store' });
    expect(link.getAttribute('href')).toBe('https://www.market.example');
  });

  it('shows how many stores are near the ZIP code', async () => {
    await show();
    await stores();
    expect(await screen.findByText(/^\d+ stores near 45202$/)).toBeTruthy();
  });

  it('keeps the typed ZIP code when the messages change', async () => {
    const { user } = await show();
    const field = await screen.findByRole('textbox', { name: 'Search by ZIP Code' });
    await user.clear(field);
    await user.type(field, '430');
    handle?.update({ messages: { search: { zip: 'Code postal' } } });
    expect(await screen.findByRole('textbox', { name: 'Code postal' })).toHaveProperty('value', '430');
  });

  it('shows the store in use under its own heading and selects it on click [F-2.25] [F-2.16]', async () => {
    const { user, handle: selector } = await show({ activeModality: { modality: 'PICKUP', storeId: STORE } });
    const changed = vi.fn();
    selector.on('modality:changed', changed);
    await stores();
    const heading = screen.getByRole('heading', { name: 'Currently Shopping' });
    const group = within(heading.parentElement ?? document.body);
    expect(group.getAllByRole('article')).toHaveLength(1);
    await user.click(group.getByRole('button', { name: /^Shop Pickup, / }));
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  });
});

describe('the "Did you know" panel [F-2.11]', () => {
  it('shows the entries of the service until the host provides its own', async () => {
    const { handle: selector } = await show();
    expect(await screen.findByText('You can change how you shop at any time.')).toBeTruthy();
    selector.update({ didYouKnow: ['Pickup is free today.'] });
    expect(await screen.findByText('Pickup is free today.')).toBeTruthy();
    expect(screen.queryByText('You can change how you shop at any time.')).toBeNull();
  });

  it('links to the FAQs of the host [F-2.5]', async () => {
    await show();
    const link = await screen.findByRole('link', { name: 'Read our digital FAQs' });
    expect(link.getAttribute('href')).toBe('/topic/digital-faqs');
  });

  it('does not render without entries', async () => {
    await show({ didYouKnow: [] });
    await stores();
    expect(screen.queryByText('Did you know')).toBeNull();
  });
});

describe('a selector opened by the host', () => {
  it('shows the tab of the modality that the host names and keeps it when none is named', async () => {
    const { handle: selector } = await show();
    selector.close();
    const selected = () => screen.getByRole('tab', { selected: true }).textContent;
    selector.open('STORE_SELECTION_MENU', { modality: 'SHIP' });
    await waitFor(() => expect(selected()).toBe('Delivery'));
    selector.open('STORE_SELECTION_MENU', { modality: 'IN_STORE' });
    await waitFor(() => expect(selected()).toBe('In Store'));
    selector.open('STORE_SELECTION_MENU');
    expect(selected()).toBe('In Store');
  });
});

describe('the modality in use', () => {
  const activeModality = { modality: 'PICKUP', storeId: STORE } as const;

  it('comes first and is the only option marked as current [F-2.14]', async () => {
    const { handle: selector } = await show({ activeModality });
    selector.open('MODALITY_SELECTION_MENU');
    // The stores below the view are articles as well.
    const [first, ...others] = await waitFor(() => {
      const ways = screen.getAllByRole('article').filter(({ dataset }) => dataset['part'] !== 'store');
      expect(ways).not.toEqual([]);
      return ways;
    });
    expect(first?.dataset).toMatchObject({ part: 'option-pickup', state: 'current' });
    expect(first?.getAttribute('aria-current')).toBe('true');
    expect(others.length).toBeGreaterThan(2);
    expect(others.map(({ dataset }) => dataset['state'])).toEqual(others.map(() => undefined));
    const marks = screen.getAllByText('Currently selected');
    expect(marks.map((mark) => mark.closest('article'))).toEqual([first]);
  });

  it('comes first among the radio buttons and is marked as current [F-2.14]', async () => {
    const { handle: selector } = await show({ activeModality, toggles: { showNext: true } });
    selector.open('MODALITY_SELECTION_MENU');
    const mark = await screen.findByText('Currently selected');
    const [first] = screen.getAllByRole('radio');
    expect(first).toHaveProperty('value', 'pickup');
    expect(first?.closest('label')).toBe(mark.closest('label'));
  });
});

describe('the delivery options', () => {
  it('shows the place, the description and the fee, and explains the asterisk [F-2.15] [F-2.18]', async () => {
    const { user } = await show({ bannerName: 'Millbrook' });
    await stores();
    await user.click(screen.getByRole('tab', { name: 'Delivery' }));
    const own = await screen.findByRole('article', { name: 'Millbrook Delivery' });
    expect(own.textContent).toContain('45202');
    expect(own.textContent).toContain(
      'Delivered by Millbrook associates in refrigerated trucks. Freshness guaranteed.',
    );
    expect(own.textContent).toContain('The fee is shown with each time*');
    expect(screen.getByText('* $35 minimum on qualifying orders. Restrictions may apply.')).toBeTruthy();
  });

  it('shows members the free delivery fee [F-6.4]', async () => {
    const { user } = await show({ membership: { status: 'ACTIVE' } });
    await stores();
    await user.click(screen.getByRole('tab', { name: 'Delivery' }));
    expect((await screen.findAllByText('Free or discounted with your membership*')).length).toBeGreaterThan(
      0,
    );
  });

  it('shows a single delivery option when the host turns own delivery off [F-2.13]', async () => {
    const { user } = await show({ toggles: { ownDelivery: false } });
    await stores();
    await user.click(screen.getByRole('tab', { name: 'Delivery' }));
    expect(await screen.findByRole('button', { name: 'Start Shopping, Delivery' })).toBeTruthy();
    expect(screen.queryByText('All Delivery')).toBeNull();
  });
});

describe('the wording', () => {
  it('shows the host’s content instead of the default [F-7.19]', async () => {
    const { user } = await show({ content: { disclaimer: 'Our own small print.' } });
    await stores();
    await user.click(screen.getByRole('tab', { name: 'Delivery' }));
    expect(await screen.findByText('Our own small print.')).toBeTruthy();
  });

  it('names the banner in the sign-in prompt for delivery times [F-2.46]', async () => {
    const { handle: selector } = await show({ bannerName: 'Millbrook', toggles: { showNext: true } });
    selector.open('SIGN_IN');
    expect(
      await screen.findByText('Please sign in to preview available Millbrook Delivery Times.'),
    ).toBeTruthy();
  });

  it('replaces the chain name with the banner name in content and in the sign-in prompt [F-8.12]', async () => {
    const { handle: selector } = await show({
      bannerDomain: 'harristeeter.com',
      content: { disclaimer: 'Only with Kroger Delivery.' },
      toggles: { showNext: true },
    });
    expect(await screen.findByText('Only with Harris Teeter Delivery.')).toBeTruthy();
    selector.open('SIGN_IN');
    expect(
      await screen.findByText('Please sign in to preview available Harris Teeter Delivery Times.'),
    ).toBeTruthy();
  });
});

describe('the sign-in view', () => {
  it('focuses its heading, emits sign-in:required, and returns on Back [F-2.46]', async () => {
    const { user, handle: selector } = await show();
    const asked = vi.fn();
    selector.on('sign-in:required', asked);
    await stores();
    selector.open('SIGN_IN');
    const heading = await screen.findByRole('heading', { name: "You're Not Signed In" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(asked).toHaveBeenCalledWith({ reason: 'signed-out' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'How are you shopping today?' })).toBeTruthy();
  });
});
