import { addCartItems, changeCartLine } from '@grocer/foundation/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { lazyActions } from '../../../core/lazy-actions.ts';
import { pickup } from '../../../testing/places.ts';
import { changeCart, reserve, schedulingAt } from '../../../testing/scheduling-at.ts';
import { useSandbox } from '../../../testing/use-sandbox.ts';
import type { SchedulingConfig } from '../../config.ts';
import { changeHeldItems } from '../../core/change-items.ts';
import { wantedItems } from '../../core/checkout-rules.ts';
import type { SchedulingDeps } from '../../core/deps.ts';
import { linesFor } from '../../core/entry-rules.ts';

const box = useSandbox();
const { page, drawer, refuse } = schedulingAt(box);
afterEach(() => sessionStorage.clear());

/** Erin's cart has the replacement, and still the item that is unavailable. */
async function halfReplaced() {
  const one = await drawer();
  const upc = one.items[0]?.upc ?? '';
  one.state().pick(one.line.gtin13, upc);
  one.state().replace(one.line);
  refuse('cart.change-line', { status: 403 });
  await one.state().continueToPayment();
  return { ...one, upc };
}

describe('an unavailable item', () => {
  it('opens a drawer with similar items before the checkout [F-2.69] [F-7.15]', async () => {
    const one = await drawer();
    expect(one.state().drawer.phase).toBe('items');
    expect(one.items.length).toBeGreaterThan(0);
    expect(box.calls('checkout.create')).toBe(0);
  });

  it('is replaced only after a similar item is picked [F-4.27] [F-5.11]', async () => {
    const one = await drawer();
    one.state().find(one.line.id);
    one.state().replace(one.line);
    expect(one.state()).toMatchObject({
      unpicked: one.line.gtin13,
      drawer: { phase: 'find' },
      replacements: [],
    });
    expect(one.heard('validation:failed')).toEqual([{ fields: ['replacement'] }]);
    const upc = one.items[0]?.upc ?? '';
    one.state().pick(one.line.gtin13, upc);
    one.state().replace(one.line);
    expect(one.state()).toMatchObject({
      unpicked: undefined,
      drawer: { phase: 'items' },
      replacements: [{ originalLineItemUpc: one.line.gtin13, newLineItemUpc: upc, wasClicked: true }],
    });
    one.state().undo(one.line);
    expect(one.state().replacements).toEqual([]);
  });

  it('is replaced in the cart and in the promise [F-7.13]', async () => {
    const one = await drawer();
    const upc = one.items[0]?.upc ?? '';
    one.state().pick(one.line.gtin13, upc);
    one.state().replace(one.line);
    await one.state().continueToPayment();
    expect(one.visited).toEqual(['/checkout']);
    const inCart = one.state().cart?.lines.map(({ gtin13 }) => gtin13) ?? [];
    expect(inCart).toContain(upc);
    expect(inCart).not.toContain(one.line.gtin13);
    const { reservation } = one.scheduling.selector.store.getState();
    const heldFor = reservation.phase === 'held' ? reservation.held.items.map(({ gtin13 }) => gtin13) : [];
    expect(heldFor).toContain(upc);
    expect(one.state().replacements).toEqual([]);
  });

  it('adds its quantity to a replacement that is already in the cart', async () => {
    const one = await drawer();
    const upc = one.items[0]?.upc ?? '';
    const { deps } = one.scheduling.selector;
    const addition = { modality: 'PICKUP', items: [{ gtin13: upc, quantity: 2 }] } as const;
    const added = await deps.http.send(addCartItems, addition, { signal: deps.signal });
    if (!added.ok) throw added.error;
    await one.state().setCart(added.value);
    one.state().pick(one.line.gtin13, upc);
    one.state().replace(one.line);
    await one.state().continueToPayment();
    const there = one.state().cart?.lines.filter(({ gtin13 }) => gtin13 === upc);
    expect(there).toMatchObject([{ quantity: 2 + one.line.quantity }]);
  });

  it('adds its replacement once when the response is lost', async () => {
    const one = await drawer();
    const upc = one.items[0]?.upc ?? '';
    one.state().pick(one.line.gtin13, upc);
    one.state().replace(one.line);
    const match = 'cart.add-items';
    box.sandbox.controls.addFault({ match, when: 'after-commit', kind: 'reset', times: 3 });
    await one.state().continueToPayment();
    expect(one.state().applying.phase).toBe('failed');
    await one.state().continueToPayment();
    const there = one.state().cart?.lines.filter(({ gtin13 }) => gtin13 === upc);
    expect(there).toMatchObject([{ quantity: one.line.quantity }]);
  });

  it('is not added again after a reload, once it is in the cart', async () => {
    const { upc, ...one } = await halfReplaced();
    expect(one.state().replacementFor(one.line)).toMatchObject({ isAdded: true });
    one.leave();
    const after = await page('erin');
    await reserve(after);
    await after.state().goOn();
    await after.state().continueToPayment();
    expect(box.calls('cart.add-items')).toBe(1);
    const { cart } = after.state();
    expect(cart?.lines.filter(({ gtin13 }) => gtin13 === upc)).toMatchObject([{ quantity: 1 }]);
    expect(cart?.lines.some(({ id }) => id === one.line.id)).toBe(false);
    expect(after.visited).toEqual(['/checkout']);
  });

  it('is added again when it was removed from the cart since', async () => {
    const { upc, ...one } = await halfReplaced();
    const { http, signal } = one.scheduling.selector.deps;
    const added = one.state().cart?.lines.find(({ gtin13 }) => gtin13 === upc);
    const removed = await http.send(changeCartLine, { lineId: added?.id ?? '', quantity: 0 }, { signal });
    if (!removed.ok) throw removed.error;
    await one.state().setCart(removed.value);
    await one.state().continueToPayment();
    expect(one.state().cart?.lines.filter(({ gtin13 }) => gtin13 === upc)).toMatchObject([{ quantity: 1 }]);
  });

  it('ignores a dismissal or another submit while it is being saved', async () => {
    const one = await drawer();
    one.state().pick(one.line.gtin13, one.items[0]?.upc ?? '');
    one.state().replace(one.line);
    const going = one.state().continueToPayment();
    one.state().dismissDrawer();
    one.state().openDrawer();
    expect(one.state()).toMatchObject({ drawer: { phase: 'items' }, applying: { phase: 'saving' } });
    await Promise.all([going, one.state().continueToPayment()]);
    expect(box.calls('cart.add-items')).toBe(1);
    expect(one.visited).toEqual(['/checkout']);
  });

  it('keeps the drawer and the replacement when the cart cannot be changed, and allows a retry', async () => {
    const one = await drawer();
    one.state().pick(one.line.gtin13, one.items[0]?.upc ?? '');
    one.state().replace(one.line);
    const match = 'cart.change-line';
    refuse(match, { status: 403 });
    await one.state().continueToPayment();
    expect(one.state()).toMatchObject({ applying: { phase: 'failed' }, drawer: { phase: 'items' } });
    expect(one.state().replacements).toHaveLength(1);
    await one.state().continueToPayment();
    expect(one.visited).toEqual(['/checkout']);
    const upc = one.items[0]?.upc;
    expect(one.state().cart?.lines.filter(({ gtin13 }) => gtin13 === upc)).toMatchObject([{ quantity: 1 }]);
  });

  it('pages its similar items four at a time within the bounds [F-2.69] [F-9.8]', async () => {
    const one = await drawer();
    const { gtin13 } = one.line;
    one.state().turnPage(gtin13, -1);
    expect(one.state().similar[gtin13]).toMatchObject({ page: 0 });
    one.state().turnPage(gtin13, 1);
    expect(one.state().similar[gtin13]).toMatchObject({ page: Math.ceil(one.items.length / 4) - 1 });
  });

  it('reports a failure to load similar items and loads them again [F-8.25]', async () => {
    refuse('scheduling.replacements', { status: 403, times: 10 });
    const one = await page('erin');
    await reserve(one);
    await one.state().goOn();
    const [line] = one.state().unavailable();
    if (!line) throw new Error('Everything can be had.');
    await expect.poll(() => one.state().similar[line.gtin13]?.phase).toBe('failed');
    box.sandbox.controls.clearFaults();
    await one.state().loadSimilar(line);
    expect(one.state().similar[line.gtin13]?.phase).toBe('ready');
  });
});

describe('a selected replacement', () => {
  const chosen = async (more?: Partial<SchedulingConfig>) => {
    const one = await drawer(more);
    one.state().pick(one.line.gtin13, one.items[0]?.upc ?? '');
    one.state().replace(one.line);
    return one;
  };

  it('is restored after a reload for the same shopper [F-3.13]', async () => {
    const before = await chosen();
    const { state } = await page('erin');
    expect(state().replacements).toEqual(before.state().replacements);
  });

  it.each(['alice', undefined])('is dropped for another shopper: %s', async (next) => {
    await chosen();
    const kept = () => Object.keys(sessionStorage).filter((name) => name.startsWith('grocer-replacements'));
    expect(kept()).toHaveLength(1);
    const { state } = await box.schedule(next, { activeModality: pickup });
    expect(state().replacements).toEqual([]);
    expect(kept()).toEqual([]);
  });

  it('is dropped when another shopper signs in after the session expired', async () => {
    const { authConfig } = await box.sandbox.config('erin');
    const one = await chosen({ authConfig: { type: 'B2C', token: authConfig?.token ?? '' } });
    await box.sandbox.controls.expireTokens();
    await one.state().arrive();
    expect(one.state()).toMatchObject({ arrival: { phase: 'expired' }, replacements: [{}] });
    expect(one.state().drawer).toEqual({ phase: 'closed' });
    const other = await box.sandbox.config('alice');
    one.scheduling.update({ token: other.authConfig?.token ?? '' });
    await expect.poll(() => one.scheduling.getState().page).toBe('schedule');
    expect(one.state()).toMatchObject({ replacements: [], picked: {}, similar: {} });
  });
});

it('keeps a time that was reserved while the items of another one were being changed', async () => {
  const one = await page();
  await reserve(one);
  const { store, deps } = one.scheduling.selector;
  const selectorActions = lazyActions(one.scheduling.selector);
  const held = one.state().heldHere();
  if (!held) throw new Error('Nothing is held.');
  const change = { held, items: [{ gtin13: held.items[0]?.gtin13 ?? '', quantity: 9 }], known: [] };
  const changing = changeHeldItems({ ...deps, selector: store, selectorActions } as SchedulingDeps, change);
  selectorActions.hold({ ...held, id: 'another' });
  expect(await changing).toBeUndefined();
  expect(one.state().heldHere()).toMatchObject({ id: 'another', items: held.items });
});

it('reports a fallout when an update excludes an item that the shopper has not seen [F-5.14]', async () => {
  const one = await drawer();
  const held = one.state().heldHere();
  const { store, deps } = one.scheduling.selector;
  const selectorActions = lazyActions(one.scheduling.selector);
  if (!held) throw new Error('Nothing is held.');
  const items = wantedItems(linesFor(one.state().cart?.lines ?? [], 'PICKUP'));
  const change = (known: readonly string[]) =>
    changeHeldItems({ ...deps, selector: store, selectorActions } as SchedulingDeps, {
      held: one.state().heldHere() ?? held,
      items,
      known,
    });
  expect(await change([])).toMatchObject({ code: 'promise_fallout', message: 'Promise has fallout' });
  expect(
    await change(
      one
        .state()
        .unavailable()
        .map(({ gtin13 }) => gtin13),
    ),
  ).toBeUndefined();
});

it('emits an error when the promise update reports a fallout, and does not doubt the change of the cart [F-5.14]', async () => {
  const one = await page();
  await reserve(one);
  await changeCart(one);
  refuse('promise.update', { status: 409, code: 'PROMISE_FALLOUT' });
  await one.state().continueToPayment();
  expect(one.heard('error')).toMatchObject([{ error: { code: 'promise_fallout' } }]);
  expect(one.state().applying.phase).toBe('idle');
  expect(box.calls('checkout.create')).toBe(0);
});

it.each([
  ['opens again with what is unavailable', 0, { drawer: { phase: 'items' }, modal: undefined }],
  [
    'stays closed below the reason why the times cannot be read',
    5,
    { drawer: { phase: 'closed' }, offer: { phase: 'failed' }, modal: 'offerFailed' },
  ],
])('the drawer closes after a fallout and %s [F-5.14]', async (_end, times, end) => {
  const one = await drawer();
  await changeCart(one);
  const seen: [string, unknown][] = [];
  one.scheduling.store.subscribe((state) => seen.push([state.drawer.phase, state.modal]));
  refuse('promise.update', { status: 409, code: 'PROMISE_FALLOUT' });
  if (times > 0) refuse('timeslots.promising', { status: 500, times });
  await one.state().continueToPayment();
  expect(one.state()).toMatchObject({ applying: { phase: 'idle' }, ...end });
  expect(seen).toContainEqual(['closed', undefined]);
  expect(seen).not.toContainEqual(['items', 'offerFailed']);
});
