import { updateLineItems } from '@grocer/foundation/contract';
import { expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { changeLines } from './editing-lines.ts';
import type { LinesChange } from './editing-lines.ts';
import { checkoutOf } from './order-reducer.ts';

const box = useCheckout();

const oneMore: LinesChange = (lines) => lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));

async function open() {
  const one = await box.start();
  return {
    ...one,
    edits: () => one.core.store.getState().edits,
    count: () => checkoutOf(one.order())?.summary.itemCount ?? 0,
    lines: () => checkoutOf(one.order())?.lines ?? [],
  };
}

it('shows the items as saving, and emits their new count once they are saved', async () => {
  const { core, edits, count, lines, heard } = await open();
  const [before, products] = [count(), lines().length];
  const changed = changeLines(core, oneMore);
  expect(edits().items).toEqual({ phase: 'saving' });
  expect(heard('items:changed')).toEqual([]);
  expect(await changed).toBe(true);
  expect([edits().items, count()]).toEqual([undefined, before + products]);
  expect(heard('items:changed')).toEqual([{ itemCount: before + products }]);
});

it('shows a refused change as failed, keeps the items and emits no count', async () => {
  const { core, edits, lines, heard } = await open();
  const before = lines();
  box.refuse(updateLineItems.name);
  expect(await changeLines(core, oneMore)).toBe(false);
  expect(edits().items).toMatchObject({ phase: 'failed', error: { endpoint: updateLineItems.path } });
  expect(lines()).toEqual(before);
  expect([heard('items:changed'), heard('error').length]).toEqual([[], 1]);
});
