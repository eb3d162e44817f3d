import { changeCartLine } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import type { TimeOption } from '@grocer/foundation/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { createSelector } from '../../../core/create-selector.ts';
import { pickup } from '../../../testing/places.ts';
import { afterAllBefore, useSandbox } from '../../../testing/use-sandbox.ts';
import { linesFor } from '../../core/entry-rules.ts';

const box = useSandbox();
afterEach(() => sessionStorage.clear());

/** Starts a page with its first time reserved. */
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

/** The same shopper on another device, which does not hear of this one. */
async function otherChoice() {
  const { deps } = createSelector(await box.sandbox.config('alice'));
  return deps.http;
}

async function changeElsewhere(one: Page, quantity: number): Promise<void> {
  const [line] = pickups(one);
  const http = await otherChoice();
  await http.send(
    changeCartLine,
    { lineId: line?.id ?? '', quantity },
    { signal: new AbortController().signal },
  );
}

describe('returning to the page', () => {
  it('reloads the cart and updates the promise on continue', async () => {
    const one = await holding();
    const { id } = held(one) ?? {};
    await changeElsewhere(one, 9);
    comeBack();
    await expect.poll(() => pickups(one)[0]?.quantity).toBe(9);
    expect(held(one)?.items[0]?.quantity).not.toBe(9);
    await one.state().goOn();
    expect(held(one)?.id).toBe(id);
    expect(held(one)?.items[0]?.quantity).toBe(9);
    expect(one.visited).toEqual(['/checkout']);
  });

  it('reads only the cart and changes nothing when it is the same', async () => {
    const one = await holding();
    const { cart } = one.state();
    const before = box.sandbox.controls.history().length;
    await one.state().lookAgain();
    expect(
      box.sandbox.controls
        .history()
        .slice(before)
        .map(({ call }) => call),
    ).toEqual(['cart.get']);
    expect(one.state().cart).toBe(cart);
    await one.state().goOn();
    expect(box.calls('promise.update')).toBe(0);
    expect(one.visited).toEqual(['/checkout']);
  });

  it('opens a dialog when the service has ended the reservation [F-4.23]', async () => {
    const one = await holding();
    await box.sandbox.controls.expirePromises();
    comeBack();
    await expect.poll(() => one.state().modal).toBe('reservationExpired');
    expect(box.calls('promise.update')).toBe(0);
  });

  it('does not report an expiry while another time is being reserved', async () => {
    const one = await holding();
    const { hold } = box.sandbox.controls;
    const saving = hold({ match: 'promise.create', when: 'after-commit' });
    const asking = hold({ match: 'promise.read', when: 'before' });
    comeBack();
    await asking.arrived;
    one.state().chooseTime(keyAt(one, 3), 'settled');
    await saving.arrived;
    const reads = box.calls('promise.read');
    asking.letGo();
    await expect.poll(() => box.calls('promise.read')).toBe(reads + 1);
    expect(one.state().reserving.phase).toBe('saving');
    comeBack();
    saving.letGo();
    await expect.poll(() => one.state().reserving.phase).toBe('idle');
    expect(one.state().modal).toBeUndefined();
    expect(one.heard('reservation:expired')).toEqual([]);
    const now = held(one);
    expect(now && optionKey(now.option)).toBe(keyAt(one, 3));
  });

  it('does not check the reservation while a time is being reserved and the dialog opens', async () => {
    const one = await holding();
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'promise.create', when: 'after-commit' });
    one.state().chooseTime(keyAt(one, 3), 'settled');
    await arrived;
    one.state().changePlace();
    comeBack();
    letGo();
    await expect.poll(() => one.state().reserving.phase).toBe('idle');
    expect(one.heard('reservation:expired')).toEqual([]);
    expect(one.state().modal).toBeUndefined();
  });

  it('keeps a valid reservation when the dialog about an expiry is left', async () => {
    const one = await holding();
    one.state().showModal('reservationExpired');
    one.state().leaveModal();
    expect(held(one)).toBeDefined();
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    one.state().showModal('reservationExpired');
    one.state().chooseTime(keyAt(one, 3), 'settled');
    await expect.poll(() => one.state().modal).toBeUndefined();
  });

  it('refuses to continue with a time that has begun', async () => {
    const one = await box.schedule('alice', { activeModality: pickup });
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    one.state().setTime(keyAt(one, 0));
    box.sandbox.controls.setClock(26 * 3_600_000);
    await one.state().lookAgain();
    await one.state().goOn();
    expect(one.state().checkout).toMatchObject({ phase: 'refused', why: 'noTime' });
    expect(box.calls('promise.create')).toBe(0);
    box.sandbox.controls.setClock(0);
  });

  const busy: [string, (one: Page) => void][] = [
    ['the items of an order looked at', ({ state }) => state().openDrawer()],
    [
      'a time being reserved',
      (one) => {
        box.sandbox.controls.addFault({ match: 'promise.create', when: 'before', kind: 'hang' });
        one.state().chooseTime(keyAt(one, 1), 'settled');
      },
    ],
    ['a checkout begun', ({ state }) => void state().checkOut()],
    ['a window open', ({ state }) => state().showModal('offerFailed')],
  ];

  it.each(busy)('sends no request during %s', async (_, begin) => {
    const one = await holding();
    begin(one);
    const before = box.calls('cart.get');
    comeBack();
    await one.state().lookAgain();
    await afterAllBefore(one.scheduling.selector);
    expect(box.calls('cart.get')).toBe(before);
    expect(box.sent('GET', '/promises/')).toBe(0);
  });

  it.each(busy)('does not replace the cart when %s during the read', async (_, begin) => {
    const one = await holding();
    const { cart } = one.state();
    await changeElsewhere(one, 9);
    const looking = one.state().lookAgain();
    begin(one);
    await looking;
    expect(one.state().cart).toBe(cart);
  });

  it('sends one request for several events', async () => {
    const one = await holding();
    await changeElsewhere(one, 9);
    const before = box.calls('cart.get');
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'cart.get', when: 'before' });
    comeBack();
    await arrived;
    comeBack();
    document.dispatchEvent(new Event('visibilitychange'));
    letGo();
    await expect.poll(() => pickups(one)[0]?.quantity).toBe(9);
    expect(box.calls('cart.get')).toBe(before + 1);
    comeBack();
    await expect.poll(() => box.calls('cart.get')).toBe(before + 2);
  });
});
