import { optionKey } from '@grocer/foundation/domain';
import { afterEach, expect, it } from 'vitest';
import { delivery, pickup, STORE } from '../../../testing/places.ts';
import { useSandbox } from '../../../testing/use-sandbox.ts';

const box = useSandbox();
afterEach(() => sessionStorage.clear());

/** Reserves the first time and leaves the page as a reload would: the reservation stays in storage. */
async function reserved(shopper: string): Promise<void> {
  const { state, leave } = await box.schedule(shopper, { activeModality: pickup });
  await expect.poll(() => state().offer.phase).toBe('ready');
  const { offer } = state();
  const [time] = offer.phase === 'ready' ? offer.offer.days.flatMap(({ times }) => times) : [];
  if (!time) throw new Error('There is no time.');
  state().chooseTime(optionKey(time), 'settled');
  await expect.poll(() => state().heldHere()).toBeDefined();
  const kept = Object.entries(sessionStorage);
  leave();
  await expect.poll(() => Object.keys(sessionStorage)).not.toEqual(kept.map(([name]) => name));
  for (const [name, value] of kept) sessionStorage.setItem(name, String(value));
}

/** Opens the page as a cart's "Check out" does, and records the navigations. */
async function opened(shopper: string, skipIfReserved = true) {
  const visited: unknown[] = [];
  const navigation = {
    navigate: (to: string, options?: { replace?: boolean }) => void visited.push([to, options?.replace]),
  };
  const page = await box.schedule(shopper, { activeModality: pickup, navigation, skipIfReserved });
  await expect.poll(() => page.state().offer.phase).toBe('ready');
  return { ...page, visited };
}

it('continues with the held time and replaces the history entry', async () => {
  await reserved('alice');
  const { visited, heard } = await opened('alice');
  await expect.poll(() => visited).toEqual([['/checkout', true]]);
  expect(heard('checkout:created')).toHaveLength(1);
  expect([box.calls('promise.create'), box.calls('checkout.create')]).toEqual([1, 1]);
});

it('stays on the page when skipIfReserved is false', async () => {
  await reserved('alice');
  const { state, scheduling, visited } = await opened('alice', false);
  await expect.poll(() => scheduling.getState().chosenTime).toBeDefined();
  expect([state().checkout, visited]).toEqual([{ phase: 'idle' }, []]);
});

it('stays on the page without a message when no time is held, also after one is reserved', async () => {
  const { state, visited } = await opened('alice');
  expect(state().checkout).toEqual({ phase: 'idle' });
  const { offer } = state();
  const [time] = offer.phase === 'ready' ? offer.offer.days.flatMap(({ times }) => times) : [];
  state().chooseTime(time ? optionKey(time) : '', 'settled');
  await expect.poll(() => state().heldHere()).toBeDefined();
  await expect.poll(() => state().reserving.phase).toBe('idle');
  state().skip();
  expect([state().checkout, visited]).toEqual([{ phase: 'idle' }, []]);
});

it('waits until the service confirms the held time', async () => {
  await reserved('alice');
  const letGo = box.holdBack('GET', '/promises');
  const { state, visited } = await opened('alice');
  expect([state().heldHere(), visited]).toEqual([undefined, []]);
  letGo();
  await expect.poll(() => visited).toEqual([['/checkout', true]]);
});

it('stays on the page when the times load only on a retry', async () => {
  await reserved('alice');
  const match = 'timeslots.promising';
  box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403, times: 1 });
  const { state, visited } = await box.schedule('alice', { activeModality: pickup, skipIfReserved: true });
  await expect.poll(() => state().offer.phase).toBe('failed');
  await expect.poll(() => state().heldHere()).toBeDefined();
  state().forgetOffer();
  await state().loadOffer();
  expect(state().chosenTime()).toBeDefined();
  state().skip();
  expect([state().checkout, visited]).toEqual([{ phase: 'idle' }, []]);
});

it('stays on the page when the store was chosen only afterwards', async () => {
  await reserved('alice');
  const page = { activeModality: delivery, fulfillmentType: 'PICKUP', skipIfReserved: true } as const;
  const { state, scheduling } = await box.schedule('alice', page);
  await expect.poll(() => state().arrival).toMatchObject({ entry: { kind: 'choose' } });
  const destination = { kind: 'store', locationId: STORE } as const;
  const { shop } = scheduling.selector.store.getState();
  await shop({ modality: 'PICKUP', destination, isOwnDelivery: false }, 'here');
  await expect.poll(() => state().offer.phase).toBe('ready');
  await expect.poll(() => state().heldHere()).toBeDefined();
  await expect.poll(() => state().chosenTime()).toEqual(state().heldHere()?.option);
  state().skip();
  expect(state().checkout).toEqual({ phase: 'idle' });
});

it('opens a dialog when the held time has expired [F-4.23]', async () => {
  await reserved('alice');
  await box.sandbox.controls.expirePromises();
  const { state, visited } = await opened('alice');
  await expect.poll(() => state().modal).toBe('reservationExpired');
  expect([visited, box.calls('checkout.create')]).toEqual([[], 0]);
});

it('opens the drawer for items that are unavailable at the held time [F-2.69]', async () => {
  await reserved('erin');
  const { state, scheduling, visited } = await opened('erin');
  await expect.poll(() => state().drawer.phase).toBe('items');
  expect([visited, box.calls('checkout.create')]).toEqual([[], 0]);
  const gtins = () =>
    state()
      .unavailable()
      .map(({ gtin13 }) => gtin13);
  const excluded = gtins();
  expect(excluded).toHaveLength(2);
  expect(scheduling.getState().reservation).toMatchObject({ excluded, area: STORE });
  // A time that is not offered has no quote; its reservation has the excluded items.
  const { offer } = state();
  if (offer.phase === 'ready')
    scheduling.store.setState({ offer: { phase: 'ready', offer: { ...offer.offer, items: {} } } });
  expect(gtins()).toEqual(excluded);
});
