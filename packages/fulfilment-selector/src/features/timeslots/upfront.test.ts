import { bannerOf } from '@grocer/foundation/domain';
import { recordRequests } from '@grocer/foundation/testing';
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

describe('opening the timeslots', () => {
  it('opens the sign-in view for a visitor [F-4.18] [F-6.2]', async () => {
    const { state, view } = await opened({}, true);
    await state().openTimes();
    expect(view()).toBe('sign-in');
    expect(box.calls('timeslots.upfront')).toBe(0);
  });

  it('opens the timeslots when the book has an address in the ZIP code [F-4.18]', async () => {
    const { state, view } = await opened();
    await state().openTimes();
    expect(view()).toBe('timeslots');
    expect(state().timesAddress).toMatchObject({ postalCode: expect.stringMatching(/^45202/) });
  });

  it('leaves a window that was opened anew while the book loads where it is', async () => {
    const one = await opened();
    one.selector.store.setState({ book: { phase: 'idle' } });
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'profile.addresses.list', when: 'before' });
    const opening = one.state().openTimes();
    await arrived;
    one.state().closeWindow('close');
    one.state().openWindow();
    letGo();
    await opening;
    expect([one.view(), one.state().isOpeningTimes]).toEqual(['stores', false]);
  });

  it.each([
    [false, 'address-book'],
    [true, 'reserve-time'],
  ])(
    'opens the address book when it has no such address (newer one: %j) [F-4.18]',
    async (addressBookV2, there) => {
      const toggles = { upfrontTimeslots: true, addressBookV2 };
      const { state, view } = await opened({ toggles });
      await state().searchZip('43215');
      await state().openTimes();
      expect(view()).toBe(there);
      expect(box.calls('timeslots.upfront')).toBe(0);
    },
  );

  it('prefers the address in use', async () => {
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

describe('the upfront timeslots', () => {
  it('loads own-fleet times for the cart and the device’s time zone, with their strings [F-7.10] [F-7.19]', async () => {
    const cart = [{ gtin13: '2000000000001', quantity: 1 }];
    const recording = recordRequests('http://api.localhost:8787/scheduling/v1/upfront-timeslots');
    const one = await atTimes({ cart });
    recording.stop();
    expect(recording.requests).toMatchObject([
      {
        headers: { 'user-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone },
        body: { items: cart, vendors: { sources: ['OWN'] } },
      },
    ]);
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

  it('starts with the first day and time chosen [F-4.19]', async () => {
    const one = await atTimes();
    const [first] = offerOf(one).days.filter(({ times }) => times.length > 0);
    expect(one.state().chosenTime?.date).toBe(first?.date);
    expect(chosenOption(one)?.optionId).toBe(first?.times[0]?.optionId);
  });

  it('sends one request for two views, and ignores its late response after a newer one', async () => {
    const one = await opened();
    await one.state().openTimes();
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'timeslots.upfront', when: 'before' });
    const first = one.arrive();
    await one.arrive();
    expect(one.state().times.phase).toBe('loading');
    const sent = () => box.sent('POST', '/upfront-timeslots');
    await arrived;
    expect(sent()).toBe(1);
    // The second request is sent in the meantime and answered at once.
    await one.state().chooseTimeAgain();
    expect(one.state().times.phase).toBe('ready');
    const { times } = one.state();
    letGo();
    await first;
    expect(one.state().times).toBe(times);
    expect(sent()).toBe(2);
  });

  it('shows a service failure and loads again [F-4.19] [F-8.12]', async () => {
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

  it('reports no times as unavailable without an error [F-4.19] [F-8.12]', async () => {
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
  it('creates a promise, makes the delivery active, emits the events and closes [F-1.6] [F-4.11] [F-7.12] [F-7.14]', async () => {
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

  it('sends one request for two presses', async () => {
    const one = await atTimes();
    await Promise.all([one.state().reserveTime(), one.state().reserveTime()]);
    expect(box.calls('promise.create')).toBe(1);
    expect(box.calls('modality.preferences.set-active')).toBe(1);
  });

  it('keeps the idempotency key when the first response is lost', async () => {
    const one = await atTimes();
    const fault = { match: 'promise.create', when: 'after-commit', kind: 'reset' } as const;
    box.sandbox.controls.addFault(fault);
    await one.state().reserveTime();
    expect(one.state().reservation.phase).toBe('held');
    const keys = box.sandbox.controls.history().filter(({ call }) => call === 'promise.create');
    expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
    expect(keys.length).toBeGreaterThan(1);
  });

  it('uses a new idempotency key when the cart changed after a lost response', async () => {
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

  it('changes nothing when onBeforeChange returns false', async () => {
    const onBeforeChange = vi.fn(() => false);
    const one = await atTimes({ onBeforeChange });
    await one.state().reserveTime();
    expect(onBeforeChange).toHaveBeenCalledTimes(1);
    expect(box.calls('promise.create')).toBe(0);
    expect(one.state()).toMatchObject({ reserving: { phase: 'idle' }, frame: { phase: 'open' } });
  });

  it('requires a time until another day is chosen [F-5.10] [F-4.19]', async () => {
    const one = await atTimes();
    one.state().chooseTime('none');
    await one.state().reserveTime();
    expect(one.state().isTimeMissing).toBe(true);
    expect(one.heard('validation:failed')).toEqual([{ fields: ['time'] }]);
    expect(box.calls('promise.create')).toBe(0);
    one.state().chooseDay(one.state().chosenTime?.date ?? '', undefined);
    expect(one.state().isTimeMissing).toBe(false);
  });

  it('reports a taken time and reloads the list without it or a preselection [F-8.15]', async () => {
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

  it('distinguishes a list with no times left from one that never had any [F-8.14]', async () => {
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

  it('reports a technical failure for other errors and allows a retry [F-8.11]', async () => {
    const one = await atTimes();
    const fault = { match: 'promise.create', when: 'before', kind: 'status', status: 403 } as const;
    box.sandbox.controls.addFault(fault);
    await one.state().reserveTime();
    expect(one.state().reserving).toEqual({ phase: 'failed', why: 'technical' });
    await one.state().reserveTime();
    expect(one.state().frame.phase).toBe('closed');
  });

  it('opens the sign-in view when the session has expired', async () => {
    const config = await box.sandbox.config('alice');
    const authConfig = { type: 'B2C' as const, token: config.authConfig?.token ?? '' };
    const one = await atTimes({ authConfig });
    await box.sandbox.controls.expireTokens();
    await one.state().reserveTime();
    expect(one.view()).toBe('sign-in');
    expect(one.state().reserving.phase).toBe('idle');
  });

  it('reuses a time that is already held without another promise', async () => {
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

  it('lists no time that is reserved with another vendor', async () => {
    const one = await atTimes();
    const times = offerOf(one).days.flatMap((day) => day.times);
    const [option] = times;
    if (!option) throw new Error('There are no times.');
    await one.state().reserveTime();
    const { reservation } = one.state();
    if (reservation.phase !== 'held') throw new Error('Nothing is held.');
    const partners = { ...option, optionId: 'theirs', vendorId: 'PARTNER' };
    one.state().renew({ ...reservation.held, option: partners });
    one.state().openWindow();
    await one.state().openTimes();
    await one.arrive();
    const ids = offerOf(one).days.flatMap((day) => day.times.map(({ optionId }) => optionId));
    expect(ids).not.toContain('theirs');
    expect(chosenOption(one)?.optionId).not.toBe('theirs');
  });

  it('chooses the held time when the list no longer offers it', async () => {
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

it('keeps upfront timeslots off unless the host turns them on', async () => {
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

describe('an expired session', () => {
  const nothing = {
    times: { phase: 'idle' },
    timesAddress: undefined,
    timesActive: undefined,
    chosenTime: undefined,
    reserving: { phase: 'idle' },
    isOpeningTimes: false,
    frame: { phase: 'open', trail: ['stores'] },
  };

  it('clears the times, their address and their view for the next shopper', async () => {
    const one = await expired();
    expect(one.state().timesAddress?.street).toBe('1420 Juniper Street');
    await one.state().reserveTime();
    expect(one.state().frame).toMatchObject({ trail: ['stores', 'timeslots', 'sign-in'] });
    await next(one);
    expect(one.state()).toMatchObject(nothing);
  });

  it('drops a late response for the next shopper', async () => {
    const one = await expired();
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'timeslots.upfront', when: 'before' });
    const late = one.state().chooseTimeAgain();
    await arrived;
    await one.state().reserveTime();
    await one.state().loadBook();
    await next(one);
    letGo();
    await late;
    expect(one.state()).toMatchObject(nothing);
  });
});
