import { updatePromise } from '@grocer/foundation/contract';
import { afterEach, describe, expect, it } from 'vitest';
import type { SelectorConfig } from '../../config.ts';
import { afterAllBefore, useSandbox } from '../../testing/use-sandbox.ts';
import { heldOf } from '../../times/hold/rules.ts';

const box = useSandbox();
const NAME = 'grocer-reservation:LOCAL:kroger';
const ON: Partial<SelectorConfig> = {
  toggles: { upfrontTimeslots: true },
  persistence: false,
};
afterEach(() => sessionStorage.clear());

const opened = (shopper = 'alice', postalCode = '45202', more: Partial<SelectorConfig> = {}) =>
  box.start(shopper, { ...ON, postalCode, ...more });

/** A shopper who has reserved a time. */
async function reserved(shopper?: string, postalCode?: string, more?: Partial<SelectorConfig>) {
  const one = await opened(shopper, postalCode, more);
  one.state().openWindow();
  await one.state().openTimes();
  await one.state().wantTimes(one.state().used.active);
  await one.state().reserveTime();
  const { reservation } = one.state();
  if (reservation.phase !== 'held') throw new Error('Nothing is held.');
  return { ...one, held: reservation.held };
}
type One = Awaited<ReturnType<typeof opened>>;
const settled = ({ state }: Pick<One, 'state'>) =>
  expect.poll(() => state().reservation.phase).not.toBe('checking');

describe('a held time after a reload', () => {
  it('is restored after the service confirms it [F-7.13]', async () => {
    const { held } = await reserved();
    const after = await opened();
    await expect.poll(() => after.state().reservation.phase).toBe('held');
    expect(after.state().reservation).toMatchObject({
      held: { id: held.id, expiresAt: held.expiresAt, option: held.option },
    });
    // The reload does not reserve again.
    expect(after.heard('timeslot:reserved')).toEqual([]);
    expect(box.calls('promise.create')).toBe(1);
  });

  it.each([
    ['as it was reserved', (kept: object) => kept, expect.any(Number)],
    ['corrected by the service', (kept: object) => ({ ...kept, excluded: ['2000000000001'] }), undefined],
    ['though an older version has kept it', (kept: object) => ({ ...kept, excluded: undefined }), undefined],
  ])(
    'restores the items, the excluded ones, and the fee only while it applies, %s',
    async (_, rewritten, fee) => {
      const cart = ['2000000000001', '2000000000008'].map((gtin13) => ({ gtin13, quantity: 1 }));
      const { selector } = await reserved('alice', '45202', { cart });
      const said = {
        status: 'held',
        fee: expect.any(Number),
        items: cart,
        excluded: ['2000000000008'],
      };
      expect(selector.getState().reservation).toMatchObject(said);
      sessionStorage.setItem(NAME, JSON.stringify(rewritten(JSON.parse(sessionStorage.getItem(NAME) ?? ''))));
      const after = await opened('alice', '45202', { cart });
      await expect.poll(() => after.selector.getState().reservation).toMatchObject({ ...said, fee });
    },
  );

  it('is neither shown to the next shopper in the tab nor kept', async () => {
    await reserved();
    const bob = await opened('bob');
    const phases: string[] = [];
    bob.selector.store.subscribe(({ reservation }) => phases.push(reservation.phase));
    await expect.poll(() => sessionStorage.length).toBe(0);
    await settled(bob);
    expect(bob.state().reservation.phase).toBe('none');
    expect(phases).not.toContain('held');
  });

  it('is dropped for a visitor', async () => {
    await reserved();
    const visitor = await box.start(undefined, ON);
    await expect.poll(() => sessionStorage.length).toBe(0);
    expect(visitor.state().reservation.phase).toBe('none');
  });

  it('emits the expiry when it has expired', async () => {
    const { held } = await reserved();
    await box.sandbox.controls.expirePromises();
    const after = await opened();
    await expect.poll(() => after.state().reservation.phase).toBe('expired');
    expect(after.heard('reservation:expired')).toEqual([{ reservationId: held.id }]);
    expect(after.selector.getState().reservation).toMatchObject({ status: 'expired', id: held.id });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is hidden while the service is unreachable, and shown once online', async () => {
    await reserved();
    box.sandbox.controls.addFault({ match: 'promise.read', when: 'before', kind: 'reset', times: 100 });
    const after = await opened();
    await expect.poll(() => after.state().reservation.phase).toBe('none');
    expect(sessionStorage).toHaveLength(1);
    box.sandbox.controls.clearFaults();
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => after.state().reservation.phase).toBe('held');
  });

  it('stores no token and only the ZIP code of the address', async () => {
    const { held } = await reserved();
    const kept = sessionStorage.getItem(NAME) ?? '';
    expect(Object.keys(JSON.parse(kept)).toSorted()).toEqual(
      ['area', 'excluded', 'expiresAt', 'id', 'items', 'modality', 'option', 'versionKey'].toSorted(),
    );
    expect(held.area).toBe('45202');
  });

  it('ignores a malformed stored value', async () => {
    sessionStorage.setItem(NAME, '{"id":"p","option":');
    const { state } = await opened();
    expect(state().reservation.phase).toBe('none');
    expect(box.calls('promise.read')).toBe(0);
  });
});

describe('a shopper who signs in again', () => {
  const end = async (one: One) => {
    await box.sandbox.controls.expireTokens();
    one.selector.deps.session.expire();
  };

  it('keeps their own reservation and drops the one of another shopper', async () => {
    const one = await reserved();
    await end(one);
    one.selector.update({ token: await box.sandbox.config('alice').then(tokenOf) });
    expect(one.state().reservation.phase).toBe('checking');
    await expect.poll(() => one.state().reservation.phase).toBe('held');
    await end(one);
    one.selector.update({ token: await box.sandbox.config('bob').then(tokenOf) });
    await expect.poll(() => one.state().reservation.phase).toBe('none');
  });

  it('sends no request for a fresh token of an active session', async () => {
    const one = await reserved();
    one.selector.update({ token: await box.sandbox.config('alice').then(tokenOf) });
    expect(one.state().reservation.phase).toBe('held');
    expect(box.calls('promise.read')).toBe(0);
  });
});

const tokenOf = ({ authConfig }: SelectorConfig): string => authConfig?.token ?? '';

it('keeps each shopper’s own reservation in two tabs', async () => {
  const bobs = await reserved('bob', '43215');
  const alices = await reserved();
  await expect.poll(() => box.calls('promise.read')).toBeGreaterThan(0);
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => box.calls('promise.read')).toBeGreaterThan(1);
  expect(bobs.state().reservation).toMatchObject({ phase: 'held', held: { id: bobs.held.id } });
  expect(alices.state().reservation).toMatchObject({ phase: 'held', held: { id: alices.held.id } });
});

/** Returns each tab's version of its reservation; they are equal once all have the service's. */
const versions = (...tabs: readonly Pick<One, 'state'>[]) =>
  tabs.map(({ state }) => heldOf(state().reservation)?.versionKey);

/** A shopper with a reservation and an open window. */
async function looking() {
  const one = await reserved();
  one.state().openWindow();
  await expect.poll(() => box.calls('promise.read')).toBe(1);
  return one;
}

describe('returning to a page with a held time', () => {
  const comeBack = async () => {
    const before = box.calls('promise.read');
    // Dispatches the events only until a request is in flight.
    const reads = () => {
      if (box.calls('promise.read') > before) return box.calls('promise.read');
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      return before;
    };
    await expect.poll(reads).toBe(before + 1);
  };
  it('keeps an unchanged reservation and sends no update', async () => {
    const one = await looking();
    await comeBack();
    expect(one.state().reservation).toMatchObject({ phase: 'held', held: one.held });
    expect(box.calls('promise.update')).toBe(0);
  });

  it('sends no request while the window is closed', async () => {
    const one = await reserved();
    expect(one.state().frame.phase).toBe('closed');
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await afterAllBefore(one.selector);
    expect(box.sent('GET', '/promises/')).toBe(0);
  });

  it('reports the expiry as soon as the service has ended the reservation', async () => {
    const one = await looking();
    await box.sandbox.controls.expirePromises();
    await comeBack();
    await expect.poll(() => one.state().reservation.phase).toBe('expired');
    expect(one.heard('reservation:expired')).toEqual([{ reservationId: one.held.id }]);
  });

  it('takes over the items set on another device and notifies the other tabs', async () => {
    const one = await looking();
    const { deps } = one.selector;
    const items = [{ gtin13: '2000000000001', quantity: 3 }];
    const change = { id: one.held.id, versionKey: one.held.versionKey, items };
    expect((await deps.http.send(updatePromise, change, { signal: deps.signal })).ok).toBe(true);
    const other = new BroadcastChannel(NAME);
    const told: unknown[] = [];
    other.addEventListener('message', ({ data }) => told.push(data));
    await comeBack();
    await expect.poll(() => heldOf(one.state().reservation)?.items).toEqual(items);
    // The fee was quoted for the previous items.
    expect(one.selector.getState().reservation).toMatchObject({ items, fee: undefined });
    const [version] = versions(one);
    expect(version).not.toBe(one.held.versionKey);
    await expect
      .poll(() => told)
      .toContainEqual({ kind: 'held', held: expect.objectContaining({ versionKey: version }) });
    other.close();
  });

  it('prefers the version of the service to a stale one from another tab', async () => {
    const one = await looking();
    const { deps } = one.selector;
    const { id, versionKey, items } = one.held;
    const changed = await deps.http.send(updatePromise, { id, versionKey, items }, { signal: deps.signal });
    const version = changed.ok ? changed.value.versionKey : undefined;
    const old = new BroadcastChannel(NAME);
    const stale = { kind: 'held', held: JSON.parse(JSON.stringify(one.held)) };
    old.addEventListener('message', ({ data }) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels are same-origin
      if (data.kind === 'asked') old.postMessage(stale);
    });
    for (const _ of [1, 2]) {
      const before = box.calls('promise.read');
      window.dispatchEvent(new Event('focus'));
      await expect.poll(() => box.calls('promise.read')).toBeGreaterThan(before);
      await expect.poll(() => versions(one)).toEqual([version]);
    }
    old.close();
  });

  it.each([400, 403, 404])('keeps the reservation when a gateway responds with %d', async (status) => {
    const one = await looking();
    box.sandbox.controls.addFault({ match: 'promise.read', when: 'before', kind: 'status', status });
    await comeBack();
    await afterAllBefore(one.selector);
    expect(one.state().reservation).toMatchObject({ phase: 'held', held: one.held });
    expect(one.heard('reservation:expired')).toEqual([]);
  });
});

describe('two tabs of a shopper', () => {
  it('shows the held time of one tab in the other', async () => {
    const other = await opened();
    const one = await reserved();
    await expect.poll(() => other.state().reservation.phase).toBe('held');
    expect(other.state().reservation).toMatchObject({ held: { id: one.held.id } });
    await expect.poll(() => new Set(versions(one, other)).size).toBe(1);
  });

  it('shows the held time in a tab that opens later', async () => {
    const one = await reserved();
    // Every tab has its own storage.
    sessionStorage.clear();
    const other = await opened();
    await expect.poll(() => other.state().reservation.phase).toBe('held');
    expect(other.state().reservation).toMatchObject({ held: { id: one.held.id } });
    await expect.poll(() => new Set(versions(one, other)).size).toBe(1);
  });
});
