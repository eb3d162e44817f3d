import { addCartItems, changeCartLine } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import { errorReportOf, isGrocerError } from '@grocer/foundation/http';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pickup } from '../../../testing/places.ts';
import { lazyActions } from '../../../core/lazy-actions.ts';
import { useSandbox } from '../../../testing/use-sandbox.ts';
import { wantedItems } from '../../core/checkout-rules.ts';
import type { SchedulingConfig } from '../../config.ts';
import type { SchedulingDeps } from '../../core/deps.ts';
import { linesFor } from '../../core/entry-rules.ts';
import { changeHeldItems } from '../../core/change-items.ts';

const box = useSandbox();
afterEach(() => sessionStorage.clear());

async function page(shopper = 'alice', more: Partial<SchedulingConfig> = {}) {
  const one = await box.schedule(shopper, { activeModality: pickup, ...more });
  await expect.poll(() => one.state().offer.phase).toBe('ready');
  return one;
}
type Page = Awaited<ReturnType<typeof page>>;

/** Refuses calls. */
const refuse = (match: string, refusal: { status: number; code?: string; times?: number }): void =>
  box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', ...refusal });

async function reserve({ state }: Page, index = 0): Promise<void> {
  const { offer } = state();
  const times = offer.phase === 'ready' ? offer.offer.days.flatMap((day) => day.times) : [];
  const time = times[index];
  if (!time) throw new Error('There is no such time.');
  state().chooseTime(optionKey(time), 'settled');
  await expect.poll(() => state().reserving.phase).not.toBe('saving');
}

/** Returns what an error log keeps of an event. */
function reportOf(detail: unknown) {
  const { error } = detail as { error: unknown };
  if (!isGrocerError(error)) throw new Error('An error that is none of ours.');
  return errorReportOf(error);
}

/** Removes a field from the responses of a path. */
function leaveOut(path: string, field: readonly string[]): void {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const answer = await real(...asked);
    const [input] = asked;
    if (!(input instanceof Request ? input.url : String(input)).endsWith(path)) return answer;
    const body: unknown = await answer.json();
    const holder = field.slice(0, -1).reduce((part, name) => (part as Record<string, unknown>)[name], body);
    Reflect.deleteProperty(holder as object, field.at(-1) ?? '');
    return Response.json(body, { status: answer.status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

describe('continuing to checkout', () => {
  it('creates a checkout for the held time, emits the event and navigates to payment [F-1.7] [F-4.24] [F-7.20] [F-2.4]', async () => {
    const one = await page();
    await reserve(one);
    await one.state().goOn();
    expect(one.state().checkout.phase).toBe('created');
    expect(one.heard('checkout:created')).toMatchObject([
      { modality: 'PICKUP', checkoutId: expect.any(String) },
    ]);
    expect(one.visited).toEqual(['/checkout']);
  });

  it('requires a time first [F-5.10] [C-4.14]', async () => {
    const one = await page();
    await one.state().goOn();
    expect(one.state().checkout).toMatchObject({ phase: 'refused', why: 'noTime' });
    expect(one.heard('validation:failed')).toEqual([{ fields: ['time'] }]);
    expect(box.calls('checkout.create')).toBe(0);
  });

  it('requires a held time [F-5.14] [C-4.14]', async () => {
    const one = await page();
    const fault = { match: 'promise.create', when: 'before', kind: 'status', status: 403, times: 2 } as const;
    box.sandbox.controls.addFault(fault);
    await reserve(one);
    await one.state().goOn();
    expect(one.state().checkout).toMatchObject({ phase: 'refused', why: 'noPromise' });
    expect(box.calls('checkout.create')).toBe(0);
    await one.state().reserve();
    expect(one.state().checkout.phase).toBe('idle');
  });

  it('reserves a time that was set but not reserved yet', async () => {
    const one = await page();
    const { offer } = one.state();
    const [time] = offer.phase === 'ready' ? offer.offer.days.flatMap((day) => day.times) : [];
    if (time) one.state().setTime(optionKey(time));
    await one.state().goOn();
    expect(box.calls('promise.create')).toBe(1);
    expect(one.visited).toEqual(['/checkout']);
  });

  it('emits the error with its code, status, endpoint and customer message [F-8.27]', async () => {
    const one = await page();
    await reserve(one);
    refuse('checkout.create', { status: 409, code: 'VERSION_CONFLICT' });
    await one.state().goOn();
    const [told] = one.heard('error');
    expect(told).toMatchObject({ error: { code: 'version_conflict', retryable: false } });
    expect(reportOf(told)).toEqual({
      customerMessage: undefined,
      errorCategory: 'service',
      errorType: 'version_conflict',
      normalizedEndpoint: '/checkout/v2/checkouts',
      status: 409,
    });
  });

  it.each([
    ['a promise without its version', '/promises', ['data', 'promise', 'versionKey']],
    ['an answer without the checkout', '/checkouts', ['data', 'checkout']],
  ])('emits an error after %s and does not navigate [F-8.27]', async (_, path, field) => {
    leaveOut(path, field);
    const one = await page();
    await reserve(one);
    await one.state().goOn();
    expect(one.visited).toEqual([]);
    expect(one.heard('checkout:created')).toEqual([]);
    expect(one.heard('error').map(reportOf)).toContainEqual(
      expect.objectContaining({ errorType: 'unconfirmed', errorCategory: 'service' }),
    );
  });

  it('asks for sign-in after the session expired, and continues with the held time [F-8.28]', async () => {
    const { authConfig } = await box.sandbox.config('alice');
    const one = await page('alice', { authConfig: { type: 'B2C', token: authConfig?.token ?? '' } });
    await reserve(one);
    await box.sandbox.controls.expireTokens();
    await one.state().goOn();
    expect(one.scheduling.getState().page).toBe('sign-in');
    expect(one.heard('sign-in:required')).toEqual([{ reason: 'expired' }]);
    const fresh = await box.sandbox.config('alice');
    one.scheduling.update({ token: fresh.authConfig?.token ?? '' });
    await expect.poll(() => one.scheduling.getState().page).toBe('schedule');
    await expect.poll(() => one.scheduling.getState().chosenTime).toBeDefined();
    await one.state().goOn();
    expect(one.visited).toEqual(['/checkout']);
  });

  it('is possible again after a return from payment through the back/forward cache', async () => {
    const one = await page();
    await reserve(one);
    await one.state().goOn();
    expect(one.state().checkout.phase).toBe('created');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(one.state().checkout.phase).toBe('created');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(one.state().checkout.phase).toBe('idle');
    await one.state().goOn();
    expect(one.visited).toEqual(['/checkout', '/checkout']);
  });

  it('creates one checkout for two presses', async () => {
    const one = await page();
    await reserve(one);
    await Promise.all([one.state().goOn(), one.state().goOn()]);
    expect(box.calls('checkout.create')).toBe(1);
  });

  it('opens a dialog on failure that leads to the cart and resets the checkout [F-4.24] [F-2.68] [C-8.34]', async () => {
    const one = await page();
    await reserve(one);
    const match = 'checkout.create';
    refuse(match, { status: 403 });
    await one.state().goOn();
    expect(one.state().modal).toBe('checkoutFailed');
    one.state().leaveModal();
    expect(one.state().checkout.phase).toBe('idle');
    expect(one.visited).toEqual(['/cart']);
  });

  it('opens a dialog when the reservation has expired [F-4.23]', async () => {
    const one = await page();
    await reserve(one);
    await box.sandbox.controls.expirePromises();
    await one.state().goOn();
    expect(one.state().modal).toBe('reservationExpired');
  });

  it('reloads the cart and the times after the cart changed, and then continues [F-4.24]', async () => {
    const one = await page();
    await reserve(one);
    const { deps } = one.scheduling.selector;
    const [line] = one.state().cart?.lines.filter(({ modality }) => modality === 'PICKUP') ?? [];
    const change = { lineId: line?.id ?? '', quantity: 9 };
    await deps.http.send(changeCartLine, change, { signal: deps.signal });
    await one.state().goOn();
    expect(one.state().checkout).toMatchObject({ phase: 'refused', why: 'changed' });
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    expect(one.state().cart?.lines.find(({ id }) => id === line?.id)?.quantity).toBe(9);
    // The same time can be reserved again.
    await reserve(one);
    await one.state().goOn();
    expect(one.visited).toEqual(['/checkout']);
  });

  it('resets the form and reloads after another tab emptied the cart [F-4.24]', async () => {
    const one = await page();
    await reserve(one);
    const reads = box.calls('cart.get');
    const refused = { kind: 'status', status: 422, code: 'CART_EMPTY' } as const;
    box.sandbox.controls.addFault({ match: 'checkout.create', when: 'before', ...refused });
    await one.state().goOn();
    expect(one.state()).toMatchObject({
      checkout: { phase: 'refused', why: 'changed', code: 'CART_EMPTY' },
      choice: undefined,
      modal: undefined,
    });
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    expect(box.calls('cart.get')).toBe(reads + 1);
    expect(one.visited).toEqual([]);
  });

  it('keeps the idempotency key after a lost response', async () => {
    const one = await page();
    await reserve(one);
    const match = 'checkout.create';
    box.sandbox.controls.addFault({ match, when: 'after-commit', kind: 'reset', times: 3 });
    await one.state().goOn();
    expect(one.state().modal).toBe('checkoutFailed');
    await one.state().checkOut();
    const keys = box.sandbox.controls.history().filter(({ call }) => call === match);
    expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
    expect(one.visited).toEqual(['/checkout']);
  });

  it('uses a new idempotency key when the cart changed after a lost response', async () => {
    const one = await page();
    await reserve(one);
    const match = 'checkout.create';
    box.sandbox.controls.addFault({ match, when: 'after-commit', kind: 'reset', times: 3 });
    await one.state().goOn();
    const { cart } = one.state();
    const lines = cart?.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
    if (cart && lines) await one.state().setCart({ ...cart, lines });
    await one.state().checkOut();
    const keys = box.sandbox.controls.history().filter(({ call }) => call === match);
    expect(new Set(keys.map(({ key }) => key)).size).toBe(2);
  });
});

/** Erin's cart has white bread, which is sold out, and an item without similar ones. */
async function drawer(more: Partial<SchedulingConfig> = {}) {
  const one = await page('erin', more);
  await reserve(one);
  await one.state().goOn();
  const [line] = one.state().unavailable();
  if (!line) throw new Error('Everything can be had.');
  await expect.poll(() => one.state().similar[line.gtin13]?.phase).toBe('ready');
  const similar = one.state().similar[line.gtin13];
  const items = similar?.phase === 'ready' ? similar.items : [];
  return { ...one, line, items };
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
  const seen: [string, unknown][] = [];
  one.scheduling.store.subscribe((state) => seen.push([state.drawer.phase, state.modal]));
  refuse('promise.update', { status: 409, code: 'PROMISE_FALLOUT' });
  if (times > 0) refuse('timeslots.promising', { status: 500, times });
  await one.state().continueToPayment();
  expect(one.state()).toMatchObject({ applying: { phase: 'idle' }, ...end });
  expect(seen).toContainEqual(['closed', undefined]);
  expect(seen).not.toContainEqual(['items', 'offerFailed']);
});

it('chooses in one tab the time that was reserved in another', async () => {
  const [one, other] = [await page(), await page()];
  await reserve(one, 2);
  await expect.poll(() => other.state().choice?.key).toBe(one.state().choice?.key ?? 'none');
  await reserve(other, 4);
  await expect.poll(() => one.state().choice?.key).toBe(other.state().choice?.key);
});
