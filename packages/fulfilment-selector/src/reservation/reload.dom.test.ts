import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SelectorConfig } from '../config.ts';
import { useSandbox } from '../testing/use-sandbox.ts';

const box = useSandbox();
const NAME = 'grocer-reservation:LOCAL:kroger';
const ON: Partial<SelectorConfig> = {
  toggles: { upfrontTimeslots: true },
  persistence: false,
};
afterEach(() => sessionStorage.clear());

const opened = (shopper = 'alice', postalCode = '45202') => box.start(shopper, { ...ON, postalCode });

/** A shopper who has reserved a time. */
async function reserved(shopper?: string, postalCode?: string) {
  const one = await opened(shopper, postalCode);
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
  vi.waitUntil(() => state().reservation.phase !== 'checking');

describe('a held time after a reload', () => {
  it('is held on, by the service’s word [F-7.13]', async () => {
    const { held } = await reserved();
    const after = await opened();
    await vi.waitUntil(() => after.state().reservation.phase === 'held');
    expect(after.state().reservation).toMatchObject({
      held: { id: held.id, expiresAt: held.expiresAt, option: held.option },
    });
    // It was reserved once.
    expect(after.heard('timeslot:reserved')).toEqual([]);
    expect(box.calls('promise.create')).toBe(1);
  });

  it('is nobody else’s: it is not shown to the next shopper in the tab, and forgotten', async () => {
    await reserved();
    const bob = await opened('bob');
    const phases: string[] = [];
    bob.selector.store.subscribe(({ reservation }) => phases.push(reservation.phase));
    await vi.waitUntil(() => sessionStorage.length === 0);
    await settled(bob);
    expect(bob.state().reservation.phase).toBe('none');
    expect(phases).not.toContain('held');
  });

  it('is forgotten where nobody is signed in', async () => {
    await reserved();
    const visitor = await box.start(undefined, ON);
    await vi.waitUntil(() => sessionStorage.length === 0);
    expect(visitor.state().reservation.phase).toBe('none');
  });

  it('that is over says so', async () => {
    const { held } = await reserved();
    await box.sandbox.controls.expirePromises();
    const after = await opened();
    await vi.waitUntil(() => after.state().reservation.phase === 'expired');
    expect(after.heard('reservation:expired')).toEqual([{ reservationId: held.id }]);
    expect(after.selector.getState().reservation).toMatchObject({ status: 'expired', id: held.id });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not shown while the service cannot be asked, and again once it can', async () => {
    await reserved();
    const fault = { match: 'promise.update', when: 'before', kind: 'reset', times: 3 } as const;
    box.sandbox.controls.addFault(fault);
    const after = await opened();
    await vi.waitUntil(() => after.state().reservation.phase === 'none', { timeout: 20_000 });
    expect(sessionStorage).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await vi.waitUntil(() => after.state().reservation.phase === 'held');
  }, 30_000);

  it('keeps no token, and nothing of the address but its ZIP code', async () => {
    const { held } = await reserved();
    const kept = sessionStorage.getItem(NAME) ?? '';
    expect(Object.keys(JSON.parse(kept)).toSorted()).toEqual(
      ['area', 'expiresAt', 'id', 'items', 'modality', 'option', 'versionKey'].toSorted(),
    );
    expect(held.area).toBe('45202');
  });

  it('reads nothing into what somebody else has written there', async () => {
    sessionStorage.setItem(NAME, '{"id":"p","option":');
    const { state } = await opened();
    expect(state().reservation.phase).toBe('none');
    expect(box.calls('promise.update')).toBe(0);
  });
});

describe('a shopper who signs in again', () => {
  const end = async (one: One) => {
    await box.sandbox.controls.expireTokens();
    one.selector.deps.session.expire();
  };

  it('keeps the time that is theirs, and loses sight of one that is not', async () => {
    const one = await reserved();
    await end(one);
    one.selector.update({ token: await box.sandbox.config('alice').then(tokenOf) });
    expect(one.state().reservation.phase).toBe('checking');
    await vi.waitUntil(() => one.state().reservation.phase === 'held');
    await end(one);
    one.selector.update({ token: await box.sandbox.config('bob').then(tokenOf) });
    await vi.waitUntil(() => one.state().reservation.phase === 'none');
  });

  it('is asked nothing for a fresh token of a session that lives', async () => {
    const one = await reserved();
    one.selector.update({ token: await box.sandbox.config('alice').then(tokenOf) });
    expect(one.state().reservation.phase).toBe('held');
    expect(box.calls('promise.update')).toBe(0);
  });
});

const tokenOf = ({ authConfig }: SelectorConfig): string => authConfig?.token ?? '';

it('of one shopper is no news to the tab of another, who keeps their own', async () => {
  const bobs = await reserved('bob', '43215');
  const alices = await reserved();
  await vi.waitUntil(() => box.calls('promise.update') > 0);
  window.dispatchEvent(new Event('focus'));
  await vi.waitUntil(() => box.calls('promise.update') > 1);
  expect(bobs.state().reservation).toMatchObject({ phase: 'held', held: { id: bobs.held.id } });
  expect(alices.state().reservation).toMatchObject({ phase: 'held', held: { id: alices.held.id } });
});

describe('two tabs of a shopper', () => {
  it('agree on the time that is held', async () => {
    const other = await opened();
    const one = await reserved();
    await vi.waitUntil(() => other.state().reservation.phase === 'held');
    expect(other.state().reservation).toMatchObject({ held: { id: one.held.id } });
    // Both have the version that the service has now.
    const version = () => [one, other].map(({ state }) => JSON.stringify(state().reservation));
    await vi.waitUntil(() => version()[0] === version()[1]);
  });

  it('agree where one of them is opened later', async () => {
    const one = await reserved();
    const other = await opened();
    await vi.waitUntil(() => other.state().reservation.phase === 'held');
    expect(other.state().reservation).toMatchObject({ held: { id: one.held.id } });
    await vi.waitUntil(
      () => JSON.stringify(one.state().reservation) === JSON.stringify(other.state().reservation),
    );
  });
});
