import { changeCartLine } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import { expect } from 'vitest';
import type { SchedulingConfig } from '../scheduling/config.ts';
import { linesFor } from '../scheduling/core/entry-rules.ts';
import { pickup } from './places.ts';
import type { useSandbox } from './use-sandbox.ts';

type Box = ReturnType<typeof useSandbox>;
type Page = Awaited<ReturnType<Box['schedule']>>;

/** Reserves a time that the page offers. */
export async function reserve({ state }: Page, index = 0): Promise<void> {
  const { offer } = state();
  const times = offer.phase === 'ready' ? offer.offer.days.flatMap((day) => day.times) : [];
  const time = times[index];
  if (!time) throw new Error('There is no such time.');
  state().chooseTime(optionKey(time), 'settled');
  await expect.poll(() => state().reserving.phase).not.toBe('saving');
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
