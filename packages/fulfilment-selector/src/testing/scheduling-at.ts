import { changeCartLine } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import type { TimeOption } from '@grocer/foundation/domain';
import { expect } from 'vitest';
import type { SchedulingConfig } from '../scheduling/config.ts';
import { linesFor } from '../scheduling/core/entry-rules.ts';
import { heldKeyOf } from '../times/hold/rules.ts';
import { pickup } from './places.ts';
import type { useSandbox } from './use-sandbox.ts';

type Box = ReturnType<typeof useSandbox>;
type Page = Awaited<ReturnType<Box['schedule']>>;

/** Returns the times of an offer, in their order. */
export function timesOf({ state }: Page): readonly TimeOption[] {
  const { offer } = state();
  if (offer.phase !== 'ready') throw new Error('No times have come.');
  return offer.offer.days.flatMap(({ times }) => times);
}

export const keyAt = (one: Page, index: number): string => {
  const time = timesOf(one)[index];
  if (!time) throw new Error(`There is no time ${index}.`);
  return optionKey(time);
};

/** Returns the key of the reserved time, for whichever place it is. */
export const heldKey = ({ scheduling }: Page): string | undefined =>
  heldKeyOf(scheduling.selector.store.getState().reservation);

/** Waits until no time is being reserved. */
export const settled = (one: Page) => expect.poll(() => one.state().reserving.phase).not.toBe('saving');

/** Reserves a time that the page offers. */
export async function reserve(one: Page, index = 0): Promise<void> {
  one.state().chooseTime(keyAt(one, index), 'settled');
  await settled(one);
}

/** Changes an item of the cart, for which the reservation has to be updated. */
export async function changeCart({ state, scheduling }: Page): Promise<void> {
  const { http, signal } = scheduling.selector.deps;
  const [line] = linesFor(state().cart?.lines ?? [], 'PICKUP');
  const changed = await http.send(changeCartLine, { lineId: line?.id ?? '', quantity: 9 }, { signal });
  if (!changed.ok) throw changed.error;
  await state().setCart(changed.value);
}

/** Returns functions that start scheduling pages at a store, and make the service refuse calls. */
export function schedulingAt(box: Box) {
  async function page(shopper = 'alice', more: Partial<SchedulingConfig> = {}) {
    const one = await box.schedule(shopper, { activeModality: pickup, ...more });
    await expect.poll(() => one.state().offer.phase).toBe('ready');
    return one;
  }
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
  const refuse = (match: string, refusal: { status: number; code?: string; times?: number }): void =>
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', ...refusal });
  return { page, drawer, refuse };
}
