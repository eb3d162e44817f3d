import { bannerOf } from '@grocer/foundation/domain';
import { describe, expect, it, vi } from 'vitest';
import type { SelectorConfig } from '../../config.ts';
import { viewOf } from '../../window/navigation/rules.ts';
import { slotsAt } from '../../times/rules.ts';
import { useSandbox } from '../../testing/use-sandbox.ts';

const box = useSandbox();
const ON: Partial<SelectorConfig> = { toggles: { upfrontTimeslots: true }, persistence: false };

/** Starts Alice's selector with an open window, and results for the ZIP code of her address book. */
async function opened(more: Partial<SelectorConfig> = {}, isVisitor = false) {
  const one = await box.start(isVisitor ? undefined : 'alice', { postalCode: '45202', ...ON, ...more });
  one.state().openWindow();
  await expect.poll(() => one.state().results.phase).toBe('ready');
  const view = () => {
    const { frame } = one.state();
    return frame.phase === 'open' ? viewOf(frame.trail) : undefined;
  };
  /** Does what the view does when it mounts. */
  const arrive = () => one.state().wantTimes(one.state().used.active);
  return { ...one, view, arrive };
}

async function atTimes(more: Partial<SelectorConfig> = {}) {
  const one = await opened(more);
  await one.state().openTimes();
  await one.arrive();
  return one;
}

type One = Awaited<ReturnType<typeof atTimes>>;
const offerOf = ({ state }: Pick<One, 'state'>) => {
  const { times } = state();
  if (times.phase !== 'ready') throw new Error(`The times are ${times.phase}.`);
  return times.offer;
};
const chosenOption = (one: Pick<One, 'state'>) => {
  const { chosenTime } = one.state();
  const slots = offerOf(one).days.flatMap(({ times }) => slotsAt(times, { now: 0, heldKey: undefined }));
  return slots.find(({ key }) => key === chosenTime?.key)?.option;
};

describe('the way to the times', () => {
  it('leads a visitor to sign in [F-4.18] [F-6.2]', async () => {
    const { state, view } = await opened({}, true);
    await state().openTimes();
    expect(view()).toBe('sign-in');
    expect(box.calls('timeslots.upfront')).toBe(0);
  });

  it('leads to the times where the book has an address in the ZIP code [F-4.18]', async () => {
    const { state, view } = await opened();
    await state().openTimes();
    expect(view()).toBe('timeslots');
    expect(state().timesAddress).toMatchObject({ postalCode: expect.stringMatching(/^45202/) });
  });

  it.each([
    [false, 'address-book'],
    [true, 'reserve-time'],
  ])('leads to the address book where it has none (newer one: %j) [F-4.18]', async (addressBookV2, there) => {
    const toggles = { upfrontTimeslots: true, addressBookV2 };
    const { state, view } = await opened({ toggles });
    await state().searchZip('43215');
    await state().openTimes();
    expect(view()).toBe(there);
    expect(box.calls('timeslots.upfront')).toBe(0);
  });

  it('prefers the address that is in use', async () => {
    const { state, arrive } = await opened();
    const address = { street: '9 Elm Street', unit: '', locality: 'Cincinnati', region: 'OH' };
    const destination = {
      kind: 'address' as const,
      address: { ...address, postalCode: '45202', countryCode: 'US' as const },
    };
    await state().openTimes();
    await arrive();
    const booked = state().timesAddress;
    // Another address has been confirmed in the meantime.
    await state().shop({ modality: 'DELIVERY', destination, isOwnDelivery: true }, 'x');
    await arrive();
    expect(booked?.street).not.toBe('9 Elm Street');
    expect(state().timesAddress?.street).toBe('9 Elm Street');
    expect(box.calls('timeslots.upfront')).toBe(2);
  });
});

describe('the times', () => {
  it('are those of the banner’s own trucks, for the cart, with the words that go with them [F-7.10] [F-7.19]', async () => {
    const cart = [{ gtin13: '2000000000001', quantity: 1 }];
    const fetched = vi.spyOn(globalThis, 'fetch');
    const one = await atTimes({ cart });
    const requests = fetched.mock.calls.flatMap(([input]) => (input instanceof Request ? [input] : []));
    fetched.mockRestore();
    const asked = requests.find(({ url }) => url.endsWith('/upfront-timeslots'));
    expect(asked?.headers.get('user-time-zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    const { days, zone, plan } = offerOf(one);
    const vendors = new Set(days.flatMap(({ times }) => times.map(({ vendorId }) => vendorId)));
    expect(vendors).toEqual(new Set(['OWN']));
    expect(zone).toBe('America/New_York');
    expect(plan).toBe('BST');
    await expect.poll(() => one.state().timesStrings).toBeDefined();
    expect(one.state().timesStrings).toMatchObject({
      'membership.BST': 'Members get free delivery in as little as 2 hours on orders of $35 or more.',
    });
  });

  it('begin with a day and a time chosen [F-4.19]', async () => {
    const one = await atTimes();
    const [first] = offerOf(one).days.filter(({ times }) => times.length > 0);
    expect(one.state().chosenTime?.date).toBe(first?.date);
    expect(chosenOption(one)?.optionId).toBe(first?.times[0]?.optionId);
  });

  it('are not asked for twice at once, and a late answer does not replace a newer one', async () => {
    const one = await opened();
    await one.state().openTimes();
    const match = 'timeslots.upfront';
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'delay', ms: 300 });
    const first = one.arrive();
    await one.arrive();
    expect(one.state().times.phase).toBe('loading');
    const sent = () => box.sent('POST', '/upfront-timeslots');
    await expect.poll(sent).toBe(1);
    // The second request is sent in the meantime and answered at once.
    await one.state().chooseTimeAgain();
    expect(one.state().times.phase).toBe('ready');
    const { times } = one.state();
    await first;
    expect(one.state().times).toBe(times);
    expect(sent()).toBe(2);
  });

  it('that fail say so, and can be asked for again [F-4.19] [F-8.12]', async () => {
    const one = await opened();
    await one.state().openTimes();
    const fault = { match: 'timeslots.upfront', when: 'before', kind: 'status', status: 403 } as const;
    box.sandbox.controls.addFault(fault);
    await one.arrive();
    expect(one.state().times).toEqual({ phase: 'failed', why: 'service' });
    expect(one.heard('error')).toHaveLength(1);
    await one.arrive();
    expect(one.state().times.phase).toBe('ready');
  });

  it('that are none are unavailable, which is no error of the service [F-4.19] [F-8.12]', async () => {
    const one = await opened();
    await one.state().openTimes();
    const code = 'NO_TIMESLOTS_AVAILABLE';
    const fault = { match: 'timeslots.upfront', when: 'before', kind: 'status', status: 422, code } as const;
    box.sandbox.controls.addFault(fault);
    await one.arrive();
    expect(one.state().times).toEqual({ phase: 'empty', why: 'unavailable' });
    expect(one.heard('error')).toEqual([]);
  });
});

describe('reserving a time', () => {
  it('promises it, shops by it, tells the host and closes [F-1.6] [F-4.11] [F-7.12] [F-7.14]', async () => {
    const one = await atTimes();
    const option = chosenOption(one);
    await one.state().reserveTime();
    expect(box.calls('promise.create')).toBe(1);
    expect(box.calls('modality.preferences.set-active')).toBe(1);
    expect(one.state()).toMatchObject({
      frame: { phase: 'closed' },
      reservation: { phase: 'held', held: { option: { optionId: option?.optionId } } },
      used: { isOwnDelivery: true, active: { modality: 'DELIVERY' } },
    });
    const [reserved] = one.heard('timeslot:reserved');
    const { reservation } = one.selector.getState();
    expect(reserved).toEqual({
      reservationId: reservation?.id,
      expiresAt: reservation?.expiresAt,
      optionId: option?.optionId,
      vendorId: 'OWN',
      window: option?.window,
    });
    expect(one.names().slice(-4)).toEqual([
      'timeslot:reserved',
      'modality:changed',
      'address:selected',
      'closed',
    ]);
  });

  it('happens once, however often it is pressed', async () => {
    const one = await atTimes();
    await Promise.all([one.state().reserveTime(), one.state().reserveTime()]);
    expect(box.calls('promise.create')).toBe(1);
    expect(box.calls('modality.preferences.set-active')).toBe(1);
  });

  it('is one promise, though the first answer was lost', async () => {
    const one = await atTimes();
    const fault = { match: 'promise.create', when: 'after-commit', kind: 'reset' } as const;
    box.sandbox.controls.addFault(fault);
    await one.state().reserveTime();
    expect(one.state().reservation.phase).toBe('held');
    const keys = box.sandbox.controls.history().filter(({ call }) => call === 'promise.create');
    expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
    expect(keys.length).toBeGreaterThan(1);
  });

  it('is another promise for a cart that has changed since the answer was lost', async () => {
    const one = await atTimes({ cart: [{ gtin13: '2000000000001', quantity: 1 }] });
    const match = 'promise.create';
    box.sandbox.controls.addFault({ match, when: 'after-commit', kind: 'reset', times: 3 });
    await one.state().reserveTime();
    expect(one.state().reserving).toEqual({ phase: 'failed', why: 'technical' });
    one.selector.update({ cart: [{ gtin13: '2000000000001', quantity: 2 }] });
    await one.state().reserveTime();
    const keys = box.sandbox.controls.history().filter(({ call }) => call === match);
    expect(new Set(keys.map(({ key }) => key)).size).toBe(2);
    expect(one.state().reservation).toMatchObject({ phase: 'held', held: { items: [{ quantity: 2 }] } });
  });

  it('changes and promises nothing where the host says no', async () => {
    const onBeforeChange = vi.fn(() => false);
    const one = await atTimes({ onBeforeChange });
    await one.state().reserveTime();
    expect(onBeforeChange).toHaveBeenCalledTimes(1);
    expect(box.calls('promise.create')).toBe(0);
    expect(one.state()).toMatchObject({ reserving: { phase: 'idle' }, frame: { phase: 'open' } });
  });

  it('needs a time, and asks for it no more on another day [F-5.10] [F-4.19]', async () => {
    const one = await atTimes();
    one.state().chooseTime('none');
    await one.state().reserveTime();
    expect(one.state().isTimeMissing).toBe(true);
    expect(one.heard('validation:failed')).toEqual([{ fields: ['time'] }]);
    expect(box.calls('promise.create')).toBe(0);
    one.state().chooseDay(one.state().chosenTime?.date ?? '', undefined);
    expect(one.state().isTimeMissing).toBe(false);
  });

  it('says that a time is gone where the service does, and lets the shopper choose again [F-8.15]', async () => {
    const one = await atTimes();
    const option = chosenOption(one);
    await box.sandbox.controls.setSlotCapacity(option?.optionId ?? '', 0);
    await one.state().reserveTime();
    expect(one.state()).toMatchObject({
      reserving: { phase: 'failed', why: 'taken' },
      choosing: { phase: 'idle' },
      reservation: { phase: 'none' },
      frame: { phase: 'open' },
    });
    await one.state().chooseTimeAgain();
    const offered = offerOf(one).days.flatMap(({ times }) => times.map(({ optionId }) => optionId));
    expect(offered).not.toContain(option?.optionId);
    // The shopper has to choose another time.
    expect(one.state().chosenTime?.key).toBeUndefined();
    expect(one.state().reserving.phase).toBe('idle');
  });

  it('tells a list that is gone altogether from one that was never there [F-8.14]', async () => {
    const one = await atTimes();
    const code = 'NO_TIMESLOTS_AVAILABLE';
    const gone = { when: 'before', kind: 'status', status: 422, code } as const;
    box.sandbox.controls.addFault({ match: 'promise.create', ...gone });
    await one.state().reserveTime();
    expect(one.state().reserving).toEqual({ phase: 'failed', why: 'none-left' });
    box.sandbox.controls.addFault({ match: 'timeslots.upfront', ...gone });
    await one.state().chooseTimeAgain();
    expect(one.state().times).toEqual({ phase: 'empty', why: 'gone' });
  });

  it('that fails for any other reason does not say that the time is gone [F-8.11]', async () => {
    const one = await atTimes();
    const fault = { match: 'promise.create', when: 'before', kind: 'status', status: 403 } as const;
    box.sandbox.controls.addFault(fault);
    await one.state().reserveTime();
    expect(one.state().reserving).toEqual({ phase: 'failed', why: 'technical' });
    await one.state().reserveTime();
    expect(one.state().frame.phase).toBe('closed');
  });

  it('asks to sign in when the session is over', async () => {
    const config = await box.sandbox.config('alice');
    const authConfig = { type: 'B2C' as const, token: config.authConfig?.token ?? '' };
    const one = await atTimes({ authConfig });
    await box.sandbox.controls.expireTokens();
    await one.state().reserveTime();
    expect(one.view()).toBe('sign-in');
    expect(one.state().reserving.phase).toBe('idle');
  });

  it('shops by a time that is held already without promising it again', async () => {
    const one = await atTimes();
    await one.state().reserveTime();
    const held = one.state().reservation;
    one.state().openWindow();
    await one.state().openTimes();
    await one.arrive();
    // The reserved time is the preselected one [F-4.19].
    await one.state().reserveTime();
    expect(box.calls('promise.create')).toBe(1);
    expect(one.state().reservation).toBe(held);
    expect(one.state().frame.phase).toBe('closed');
  });

  it('shows the time that is held, though the list does not offer it any more', async () => {
    const one = await atTimes();
    const option = chosenOption(one);
    await one.state().reserveTime();
    await box.sandbox.controls.setSlotCapacity(option?.optionId ?? '', 0);
    one.state().openWindow();
    await one.state().openTimes();
    await one.arrive();
    expect(chosenOption(one)?.optionId).toBe(option?.optionId);
  });
});

it('is off where the host has not asked for it', async () => {
  const { state } = await box.start('alice', { bannerDomain: bannerOf(undefined).domain });
  expect(state().settings.toggles.upfrontTimeslots).toBe(false);
});

/** Alice is at the timeslots when her session expires; another shopper signs in next. */
async function expired() {
  const { authConfig } = await box.sandbox.config('alice');
  const one = await atTimes({ authConfig: { type: 'B2C', token: authConfig?.token ?? '' } });
  await box.sandbox.controls.expireTokens();
  return one;
}
async function next({ selector }: Pick<One, 'selector'>): Promise<void> {
  const { authConfig } = await box.sandbox.config('ivan');
  selector.update({ token: authConfig?.token ?? '' });
}

describe('a session that is over', () => {
  const nothing = {
    times: { phase: 'idle' },
    timesAddress: undefined,
    timesActive: undefined,
    chosenTime: undefined,
    reserving: { phase: 'idle' },
    isOpeningTimes: false,
    frame: { phase: 'open', trail: ['stores'] },
  };

  it('leaves neither the times nor where to, nor their view, to the one who signs in next', async () => {
    const one = await expired();
    expect(one.state().timesAddress?.street).toBe('1420 Juniper Street');
    await one.state().reserveTime();
    expect(one.state().frame).toMatchObject({ trail: ['stores', 'timeslots', 'sign-in'] });
    await next(one);
    expect(one.state()).toMatchObject(nothing);
  });

  it('brings what is still on its way to nobody', async () => {
    const one = await expired();
    box.sandbox.controls.addFault({ match: 'timeslots.upfront', when: 'before', kind: 'delay', ms: 300 });
    const late = one.state().chooseTimeAgain();
    await one.state().reserveTime();
    await one.state().loadBook();
    await next(one);
    await late;
    expect(one.state()).toMatchObject(nothing);
  });
});
