import { readCheckout, updateLineItems, updateTip } from '@grocer/foundation/contract';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { changeTip } from './editing.ts';
import { changeLines } from './editing-lines.ts';
import type { LinesChange } from './editing-lines.ts';
import { askingNavigation, leavingOf, watchLeaving } from './leaving.ts';
import { checkoutOf } from './order-reducer.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();

const SALE = {
  gtin13: '2000000000042',
  quantity: 2,
  substitutionPolicy: 'NONE',
  couponId: 'FLASH42',
  sourceStoreId: '01100001',
} as const;
const withSale: LinesChange = (lines) => [...lines, SALE];

/** Opens a checkout with a flash sale item, in a host that implements `navigation.block`. */
async function open(change: LinesChange = withSale) {
  const went: [to: string, options: object | undefined][] = [];
  let ask: (() => Promise<boolean>) | undefined;
  const navigation = {
    navigate: (to: string, options?: { replace?: boolean }) => void went.push([to, options]),
    block(given: () => Promise<boolean>) {
      ask = given;
      return () => void (ask = undefined);
    },
  };
  const one = await box.start({ more: { navigation } });
  expect(await changeLines(one.core, change)).toBe(true);
  return {
    ...one,
    went,
    isBlocked: () => ask !== undefined,
    leaving: leavingOf(one.core),
    question: () => one.core.store.getState().leaving,
    coupons: () => checkoutOf(one.order())?.lines.flatMap(({ couponId }) => couponId ?? []),
  };
}

describe('navigation by the checkout', () => {
  it('asks before flash sale items are lost, and stays when the shopper keeps them [C-2.28]', async () => {
    const { core, leaving, went, question, coupons } = await open();
    core.deps.goTo('/cart');
    expect([question(), went]).toEqual(['asking', []]);
    leaving.keep();
    await expect.poll(question).toBeUndefined();
    expect([went, coupons(), leaving.isAsked()]).toEqual([[], ['FLASH42'], true]);
  });

  it('continues with its options once the flash sale items are removed [C-2.28] [C-4.24]', async () => {
    const { core, leaving, went, question, coupons, isBlocked } = await open();
    core.deps.goTo('/cart', { replace: true });
    const removed = leaving.remove();
    expect(question()).toBe('removing');
    await removed;
    expect([went, coupons()]).toEqual([[['/cart', { replace: true }]], []]);
    expect([question(), isBlocked(), leaving.isAsked()]).toEqual([undefined, false, false]);
  });

  it('continues with the items when removing fails and the shopper leaves anyway, without asking again', async () => {
    const { core, leaving, went, question, coupons } = await open();
    core.deps.goTo('/cart');
    box.refuse(updateLineItems.name);
    await leaving.remove();
    expect([question(), went]).toEqual(['failed', []]);
    leaving.leaveAnyway();
    await expect.poll(() => went).toEqual([['/cart', undefined]]);
    expect([question(), coupons(), leaving.isAsked()]).toEqual([undefined, ['FLASH42'], false]);
    core.deps.goTo('/scheduling');
    expect(went).toHaveLength(2);
  });

  it('continues without removing anything from an order of flash sales alone', async () => {
    const { core, leaving, went, coupons } = await open(() => [SALE]);
    const writes = box.calls(updateLineItems.name);
    core.deps.goTo('/cart');
    await leaving.remove();
    await expect.poll(() => went).toEqual([['/cart', undefined]]);
    expect(coupons()).toEqual(['FLASH42']);
    expect(box.calls(updateLineItems.name)).toBe(writes);
  });

  it('continues at once when nothing would be lost', async () => {
    const { core, went, leaving } = await open((lines) => lines);
    core.deps.goTo('/cart');
    expect(went).toEqual([['/cart', undefined]]);
    expect(await leaving.ask()).toBe(true);
    await leaving.remove();
    expect(core.store.getState().leaving).toBeUndefined();
  });

  it('asks again after the shopper has kept the items before', async () => {
    const { core, leaving, went, question } = await open();
    core.deps.goTo('/cart');
    leaving.keep();
    await expect.poll(question).toBeUndefined();
    core.deps.goTo('/scheduling');
    expect(question()).toBe('asking');
    await leaving.remove();
    await expect.poll(() => went).toEqual([['/scheduling', undefined]]);
  });

  it('removes nothing when no navigation is pending', async () => {
    const { leaving, coupons, question } = await open();
    const writes = box.calls(updateLineItems.name);
    await leaving.remove();
    expect([coupons(), question(), box.calls(updateLineItems.name)]).toEqual([
      ['FLASH42'],
      undefined,
      writes,
    ]);
  });
});

/** The same, after another device has changed the tip. */
async function conflicted(change?: LinesChange) {
  const one = await open(change);
  const { signal } = new AbortController();
  const read = await one.http.send(readCheckout, { id: one.orderId }, { signal });
  if (read.ok) await one.http.send(updateTip, { checkout: read.value, tip: 700 }, { signal });
  await submitOrder(one.core);
  expect(one.order().phase).toBe('conflicted');
  return one;
}

describe('an order that another device has changed', () => {
  it('asks before its flash sale items are lost [C-2.28]', async () => {
    const { core, leaving, went, question, isBlocked, order } = await conflicted();
    expect(isBlocked()).toBe(true);
    core.deps.goTo('/cart');
    expect([question(), went]).toEqual(['asking', []]);
    leaving.keep();
    await core.refresh();
    expect([order().phase, question(), leaving.isAsked()]).toEqual(['editing', undefined, true]);
  });

  it('is left once the flash sale items are removed from its current version [C-2.28]', async () => {
    const { core, leaving, went, coupons, order } = await conflicted();
    core.deps.goTo('/cart');
    await leaving.remove();
    await expect.poll(() => went).toEqual([['/cart', undefined]]);
    expect([coupons(), checkoutOf(order())?.tip]).toEqual([[], 700]);
  });

  it('is left unchanged when it holds flash sales alone', async () => {
    const { core, leaving, went } = await conflicted(() => [SALE]);
    const writes = box.calls(updateLineItems.name);
    core.deps.goTo('/cart');
    await leaving.remove();
    await expect.poll(() => went).toEqual([['/cart', undefined]]);
    expect(box.calls(updateLineItems.name)).toBe(writes);
  });
});

it('does not ask when the time slot has expired', async () => {
  const { core, went, isBlocked, order } = await open();
  await box.controls.expirePromises();
  await submitOrder(core);
  expect([order().phase, isBlocked()]).toEqual(['expired', false]);
  core.deps.goTo('/scheduling');
  expect(went).toEqual([['/scheduling', undefined]]);
});

describe('a host that can block navigation', () => {
  it('shares one answer between concurrent questions, and is released once nothing would be lost', async () => {
    const { core, leaving, isBlocked } = await open();
    expect(isBlocked()).toBe(true);
    const answers = [leaving.ask(), leaving.ask()];
    leaving.keep();
    expect(await Promise.all(answers)).toEqual([false, false]);
    await changeLines(core, (lines) => lines.filter(({ couponId }) => couponId === undefined));
    expect(isBlocked()).toBe(false);
  });

  it.each([
    ['says how it is done with', true],
    ['says nothing of it', false],
  ])('is asked to block once while something would be lost, when it %s', async (_what, isReleased) => {
    const asked: string[] = [];
    const release = () => void asked.push('released');
    const block = () => {
      asked.push('blocked');
      return (isReleased ? release : undefined) as () => void;
    };
    const { core } = await box.start({ more: { navigation: { navigate: () => undefined, block } } });
    expect(asked).toEqual([]);
    await changeLines(core, withSale);
    await changeTip(core, 100);
    expect(asked).toEqual(['blocked']);
    await changeLines(core, (lines) => lines.filter(({ couponId }) => couponId === undefined));
    await changeLines(core, withSale);
    expect(asked).toEqual(isReleased ? ['blocked', 'released', 'blocked'] : ['blocked', 'blocked']);
  });

  it.each([
    ['has no navigation of its own', undefined],
    ['asks before nothing', { navigate: () => undefined }],
  ])('is not asked to block, without an error report, when it %s', async (_what, navigation) => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { core } = await box.start();
    watchLeaving(core, navigation);
    expect(await changeLines(core, withSale)).toBe(true);
    expect([leavingOf(core).isAsked(), reported.mock.calls]).toEqual([true, []]);
  });

  it('may leave once the flash sale items are given up elsewhere', async () => {
    const { core, leaving } = await open();
    const answer = leaving.ask();
    await changeLines(core, (lines) => lines.filter(({ couponId }) => couponId === undefined));
    expect(await answer).toBe(true);
  });

  it('may not leave when the order is placed meanwhile [C-2.28]', async () => {
    const { core, leaving, isBlocked, went, orderId } = await open();
    const answer = leaving.ask();
    await submitOrder(core);
    expect([await answer, isBlocked()]).toEqual([false, false]);
    expect(went).toEqual([[`/checkout/clicklist/${orderId}/complete`, undefined]]);
  });
});

it('drops the question and does not navigate when the checkout is left during the removal', async () => {
  const { core, leaving, leave, question, went } = await open();
  core.deps.goTo('/cart');
  const { arrived, letGo } = box.controls.hold({ match: updateLineItems.name, when: 'before' });
  const removed = leaving.remove();
  expect(question()).toBe('removing');
  await arrived;
  leave();
  letGo();
  await removed;
  expect([question(), went]).toEqual([undefined, []]);
});

it('shows no question when the shopper has decided to stay while removing fails', async () => {
  const { core, leaving, question } = await open();
  core.deps.goTo('/cart');
  box.refuse(updateLineItems.name);
  const removed = leaving.remove();
  leaving.keep();
  await removed;
  expect(question()).toBeUndefined();
});

describe('without navigation of the host', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [undefined, 'assigned'],
    [{ replace: false }, 'assigned'],
    [{ replace: true }, 'replaced'],
  ] as const)('navigates with %o so that the address is %s', async (options, how) => {
    const { core } = await open((lines) => lines);
    const gone: string[] = [];
    vi.stubGlobal('location', {
      assign: (to: string) => gone.push(`assigned ${to}`),
      replace: (to: string) => gone.push(`replaced ${to}`),
    });
    askingNavigation(undefined, () => leavingOf(core)).navigate('/cart', options);
    expect(gone).toEqual([`${how} /cart`]);
  });
});
