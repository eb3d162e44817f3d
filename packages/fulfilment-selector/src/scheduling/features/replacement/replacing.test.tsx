import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { delivery, pickup } from '../../../testing/places.ts';
import { useSandbox } from '../../../testing/use-sandbox.ts';
import type { SchedulingConfig } from '../../config.ts';

const box = useSandbox();
afterEach(() => sessionStorage.clear());

const SOLD_OUT = 'Sourdough Loaf';
const NONE_LIKE_IT = 'Saffron';
const refuse = (match: string, more: object = {}) =>
  box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403, ...more });

const continueButton = () => screen.getByRole('button', { name: 'Continue' });

/** Shows a page, Erin's by default, with a reserved time at which some items are unavailable. */
async function atHeldTime(shopper = 'erin', more: Partial<SchedulingConfig> = {}, time = /./) {
  const user = userEvent.setup();
  const one = await box.show(shopper, { activeModality: pickup, ...more });
  const group = await screen.findByRole('radiogroup', { name: /^Times for / });
  const free = within(group)
    .getAllByRole('radio', { name: time })
    .find((slot) => slot.getAttribute('aria-disabled') === null);
  await user.click(free ?? group);
  await screen.findByText(/^We'll hold this reservation until/);
  return { user, ...one };
}

/** Opens the drawer and returns the sold-out item. */
async function inDrawer(shopper?: string) {
  const one = await atHeldTime(shopper);
  await one.user.click(continueButton());
  await screen.findByRole('dialog');
  const item = () => within(screen.getByRole('group', { name: SOLD_OUT }));
  return { ...one, item };
}
async function withSimilar(shopper?: string) {
  const one = await inDrawer(shopper);
  await one.item().findAllByRole('radio');
  return one;
}

describe('the order summary', () => {
  const said = (name: string) => screen.getByText(name).closest('li')?.textContent;

  it('shows that an item is unavailable [F-8.26]', async () => {
    await atHeldTime();
    expect(said(SOLD_OUT)).toMatch(/This item is currently unavailable\.$/);
    expect(screen.getByRole('button', { name: /items?$/ }).ariaExpanded).toBe('true');
  });

  it('shows that an item may be unavailable at the chosen time [F-8.26]', async () => {
    await box.put('bob', { modality: 'DELIVERY', gtin13: '2000000000022' });
    await atHeldTime('bob', { activeModality: delivery, fulfillmentType: 'DELIVERY' }, /Delivery Partner/);
    expect(said('Salmon Fillet')).toMatch(/Item may be unavailable\. Please see cart\.$/);
  });
});

describe('the replacement drawer', () => {
  it('shows each unavailable item, four similar items per page, and Continue to Payment [F-2.69] [F-8.26]', async () => {
    const { item, user } = await withSimilar();
    expect(item().getByText('Unavailable Item')).toBeTruthy();
    expect(item().getByText('This item is currently unavailable.')).toBeTruthy();
    expect(item().getByText('Similar Items')).toBeTruthy();
    expect(item().getAllByRole('radio')).toHaveLength(4);
    const [first] = item().getAllByRole('radio');
    expect(item().getByText('Items 1–4 of 6')).toBeTruthy();
    const next = item().getByRole('button', { name: 'Next 4 similar items' });
    await user.click(next);
    expect(item().getByText('Items 5–6 of 6')).toBeTruthy();
    expect(item().getAllByRole('radio')).toHaveLength(2);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(first?.isConnected).toBe(false);
    await user.click(item().getByRole('button', { name: 'Previous similar items' }));
    expect(item().getAllByRole('radio')).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Continue to Payment' })).toBeTruthy();
  });

  it('shows that no similar items were found [F-8.25]', async () => {
    await inDrawer();
    const other = within(screen.getByRole('group', { name: NONE_LIKE_IT }));
    const said = 'No similar items were found. Try searching for a replacement instead.';
    expect(await other.findByText(said)).toBeTruthy();
  });

  it('loads the similar items again with Try Again [F-8.25] [C-8.32]', async () => {
    refuse('scheduling.replacements', { times: 2 });
    const { item, user } = await inDrawer();
    const alert = await item().findByRole('alert');
    expect(alert.textContent).toContain('There was a problem retrieving similar items. Please try again.');
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await item().findAllByRole('radio')).toHaveLength(4);
  });

  it('requires a choice before it replaces an item, and allows undo [F-4.27] [F-5.11] [C-8.32]', async () => {
    const { item, user } = await withSimilar();
    await user.click(item().getByRole('button', { name: 'Replace Item' }));
    expect(item().getByRole('alert').textContent).toBe('Please select a similar item first.');
    expect(item().queryByText(/^Replaced with/)).toBeNull();
    await user.click(item().getAllByRole('radio')[1] ?? document.body);
    expect(item().queryByRole('alert')).toBeNull();
    await user.click(item().getByRole('button', { name: 'Replace Item' }));
    expect(item().getByText('Replaced with Wheat Bread')).toBeTruthy();
    // The pressed button is gone, so focus is on the heading.
    expect(document.activeElement?.textContent).toBe(SOLD_OUT);
    await user.click(item().getByRole('button', { name: 'Undo' }));
    expect(item().getAllByRole('radio')).toHaveLength(4);
  });

  it('restores focus on close and keeps the replacement until payment [F-2.69]', async () => {
    // All other items of her order are available.
    await box.put('alice', { modality: 'PICKUP', gtin13: '2000000000008' });
    const { item, user, visited } = await withSimilar('alice');
    await user.click(item().getAllByRole('radio')[0] ?? document.body);
    await user.click(item().getByRole('button', { name: 'Replace Item' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(continueButton());
    // Nothing is in the cart yet, so Continue opens the drawer again.
    await user.click(continueButton());
    await screen.findByText(/^Replaced with/);
    await user.click(screen.getByRole('button', { name: 'Continue to Payment' }));
    await waitFor(() => expect(visited).toEqual(['/checkout']));
    // One call is the test's own, the other adds the replacement.
    expect(box.calls('cart.add-items')).toBe(2);
  });

  it('stays open when the cart cannot be changed', async () => {
    const { item, user, visited } = await withSimilar();
    await user.click(item().getAllByRole('radio')[0] ?? document.body);
    await user.click(item().getByRole('button', { name: 'Replace Item' }));
    refuse('cart.add-items');
    await user.click(screen.getByRole('button', { name: 'Continue to Payment' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /couldn’t confirm the change to your cart/,
    );
    expect(item().getByText(/^Replaced with/)).toBeTruthy();
    expect(item().getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(visited).toEqual([]);
  });

  it('offers no undo of a replacement that is in the cart already', async () => {
    const { item, user, visited } = await withSimilar();
    await user.click(item().getAllByRole('radio')[0] ?? document.body);
    await user.click(item().getByRole('button', { name: 'Replace Item' }));
    refuse('cart.change-line');
    await user.click(screen.getByRole('button', { name: 'Continue to Payment' }));
    await screen.findByRole('alert');
    expect(item().getByText(/^Replaced with/)).toBeTruthy();
    expect(item().queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(visited).toEqual([]);
  });
});

/** Opens the second screen for the sold-out item. */
async function finding() {
  const one = await withSimilar();
  await one.user.click(one.item().getByRole('button', { name: 'Find a Similar Item' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Find a Similar Item' }));
  return one;
}

describe('the screen "Find a Similar Item"', () => {
  const primary = () => document.querySelector('[data-screen="find"] [data-kind="primary"]:not([hidden] *)');

  it('replaces with an item that is shown only [F-5.11]', async () => {
    const { user } = await finding();
    await user.click(screen.getByRole('radio', { name: /^Rye Bread/ }));
    await user.type(screen.getByRole('textbox', { name: 'Search replacements' }), 'wheat');
    await user.click(primary() ?? document.body);
    const screenWords = document.querySelector('[data-screen="find"]')?.textContent;
    expect(screenWords).toContain('Please select a similar item first.');
    expect(document.body.textContent).not.toContain('Replaced with');
  });

  it('filters the similar items, replaces the item and announces it [F-2.69]', async () => {
    const { user, item } = await finding();
    expect(screen.getAllByRole('radio', { name: /Bread|Loaf/ })).toHaveLength(6);
    await user.type(screen.getByRole('textbox', { name: 'Search replacements' }), 'rye');
    const found = screen.getAllByRole('radio', { name: /Bread|Loaf/ });
    expect(found).toHaveLength(1);
    await user.click(found[0] ?? document.body);
    expect(primary()?.textContent).toBe('Replace Item');
    const region = document.querySelector('[data-part="unavailable-item"] .grocer-pair > [role="status"]');
    expect(region?.textContent).toBe('');
    await user.click(primary() ?? document.body);
    // The live region existed before its text, so that screen readers announce it.
    expect(region?.isConnected).toBe(true);
    expect(region?.textContent).toBe('Replaced with Rye Bread');
    expect(item().getByText('Replaced with Rye Bread')).toBe(region);
  });

  it('shows that nothing was found and leads back [F-8.25] [F-2.69] [C-8.32]', async () => {
    const { user, item } = await finding();
    await user.type(screen.getByRole('textbox', { name: 'Search replacements' }), 'marzipan');
    expect(screen.getByText('No replacements found')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back' })).toBe(primary());
    await user.click(primary() ?? document.body);
    expect(item().getAllByRole('radio')).toHaveLength(4);
  });
});
