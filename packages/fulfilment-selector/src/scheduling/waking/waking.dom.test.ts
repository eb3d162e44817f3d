import { changeCartLine, createPromise } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import type { TimeOption } from '@grocer/foundation/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { createSelector } from '../../create-selector.ts';
import { pickup } from '../../testing/places.ts';
import { useSandbox } from '../../testing/use-sandbox.ts';
import { wantedItems } from '../checkout/rules.ts';
import { linesFor } from '../entry/rules.ts';

const box = useSandbox();
afterEach(() => sessionStorage.clear());

/** A page with its first time reserved. */
async function holding() {
  const one = await box.schedule('alice', { activeModality: pickup });
  await expect.poll(() => one.state().offer.phase).toBe('ready');
  one.state().chooseTime(keyAt(one, 0), 'settled');
  await expect.poll(() => held(one)?.id).toBeTruthy();
  await expect.poll(() => one.state().reserving.phase).toBe('idle');
  return one;
}
type Page = Awaited<ReturnType<typeof holding>>;

function timesOf({ state }: Pick<Page, 'state'>): readonly TimeOption[] {
  const { offer } = state();
  return offer.phase === 'ready' ? offer.offer.days.flatMap(({ times }) => times) : [];
}
function keyAt(one: Pick<Page, 'state'>, index: number): string {
  const time = timesOf(one)[index];
  if (!time) throw new Error(`There is no time ${index}.`);
  return optionKey(time);
}
const held = ({ state }: Pick<Page, 'state'>) => state().heldHere();
const pickups = ({ state }: Page) => linesFor(state().cart?.lines ?? [], 'PICKUP');
const comeBack = (): boolean => window.dispatchEvent(new Event('focus'));

/** The same shopper on another device, who hears nothing of this one. */
async function elsewhere() {
  const { deps } = createSelector(await box.sandbox.config('alice'));
  return deps.http;
}

async function changeElsewhere(one: Page, quantity: number): Promise<void> {
  const [line] = pickups(one);
  const http = await elsewhere();
  await http.send(
    changeCartLine,
    { lineId: line?.id ?? '', quantity },
    { signal: new AbortController().signal },
  );
}

describe('a page that the shopper comes back to', () => {
  it('shows the cart as it is by then, and holds the time for it, so that they can go on', async () => {
    const one = await holding();
    const { id } = held(one) ?? {};
    await changeElsewhere(one, 9);
    comeBack();
    await expect.poll(() => pickups(one)[0]?.quantity).toBe(9);
    await expect.poll(() => held(one)?.items[0]?.quantity).toBe(9);
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    expect(held(one)?.id).toBe(id);
    expect(one.state()).toMatchObject({ modal: undefined, choice: { key: keyAt(one, 0) } });
    await one.state().goOn();
    expect(one.visited).toEqual(['/checkout']);
  });

  it('asks for no times anew where the cart is the same', async () => {
    const one = await holding();
    const { versionKey } = held(one) ?? {};
    const before = box.calls('timeslots.promising');
    comeBack();
    await expect.poll(() => held(one)?.versionKey).not.toBe(versionKey);
    expect(one.state()).toMatchObject({ modal: undefined, choice: { key: keyAt(one, 0) } });
    expect(box.calls('timeslots.promising')).toBe(before);
  });

  it('says that the time is not held any more where another device holds another one', async () => {
    const one = await holding();
    const other = timesOf(one).find((time) => optionKey(time) !== keyAt(one, 0));
    const items = wantedItems(pickups(one));
    const http = await elsewhere();
    if (!other) throw new Error('There is no other time.');
    const { optionId, vendorId, window: originalWindow } = other;
    const wanted = { modality: 'PICKUP', optionIds: [optionId], vendorId, originalWindow, items } as const;
    await http.send(createPromise, wanted, { signal: new AbortController().signal });
    comeBack();
    await expect.poll(() => one.state().modal).toBe('reservationExpired');
    one.state().leaveModal();
    expect(held(one)).toBeUndefined();
    await expect.poll(() => one.state().offer.phase).toBe('ready');
  });

  it.each<[string, (one: Page) => void]>([
    ['the items of an order looked at', ({ state }) => state().openDrawer()],
    ['a time being reserved', (one) => one.state().chooseTime(keyAt(one, 1), 'settled')],
    ['a checkout begun', ({ state }) => void state().checkOut()],
    ['a window open', ({ state }) => state().showModal('offerFailed')],
  ])('leaves %s alone', async (_, begin) => {
    const one = await holding();
    begin(one);
    const before = box.calls('cart.get');
    await one.state().lookAgain();
    expect(box.calls('cart.get')).toBe(before);
  });

  it('asks once, however often it is told', async () => {
    await holding();
    const before = box.calls('cart.get');
    comeBack();
    comeBack();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => box.calls('cart.get')).toBe(before + 1);
  });
});
