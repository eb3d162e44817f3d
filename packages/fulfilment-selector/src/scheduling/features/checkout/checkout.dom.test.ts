import { changeCartLine } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import { errorReportOf, isGrocerError } from '@grocer/foundation/http';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { changeCart, reserve, schedulingAt } from '../../../testing/scheduling-at.ts';
import { useSandbox } from '../../../testing/use-sandbox.ts';

const box = useSandbox();
const { page, refuse } = schedulingAt(box);
afterEach(() => sessionStorage.clear());

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

  it('is possible again after a return from the cart through the back/forward cache', async () => {
    const one = await page();
    one.state().goToCart();
    expect(one.scheduling.getState().page).toBe('leaving');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await expect.poll(() => one.scheduling.getState().page).toBe('schedule');
  });

  it('uses the reservation’s new version while the host refreshes the page', async () => {
    const one = await page();
    await reserve(one);
    await changeCart(one);
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'promise.update', when: 'after-commit' });
    const going = one.state().goOn();
    await arrived;
    const refreshed = one.scheduling.refresh();
    expect(one.scheduling.getState().page).toBe('loading');
    letGo();
    await Promise.all([going, refreshed]);
    expect(one.state().checkout.phase).toBe('created');
  });

  it('asks the service about the reservation when something does not exist, and does not claim a change', async () => {
    const one = await page();
    await reserve(one);
    refuse('checkout.create', { status: 404 });
    await one.state().goOn();
    expect(one.state()).toMatchObject({ checkout: { phase: 'idle' }, modal: 'checkoutFailed' });
    await expect.poll(() => one.state().heldHere()).toBeDefined();
    expect(box.calls('promise.read')).toBe(1);
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

it('chooses in one tab the time that was reserved in another', async () => {
  const [one, other] = [await page(), await page()];
  await reserve(one, 2);
  await expect.poll(() => other.state().choice?.key).toBe(one.state().choice?.key ?? 'none');
  await reserve(other, 4);
  await expect.poll(() => one.state().choice?.key).toBe(other.state().choice?.key);
});
