import { activateCheckout, readCheckout } from '@grocer/foundation/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { operationOf } from './open-operation.ts';
import { submitOrder } from './submitting.ts';
import { checkAgain, watch } from './watching.ts';

const box = useCheckout();

const reset = { when: 'before', kind: 'reset', times: 99 } as const;

/** Opens an order with an unknown outcome. */
async function inDoubt() {
  const one = await box.start();
  box.controls.addFault({ ...reset, match: activateCheckout.name, when: 'after-commit', times: 9 });
  box.controls.addFault({ ...reset, match: readCheckout.name });
  await submitOrder(one.core);
  const state = one.order();
  expect(state).toMatchObject({ phase: 'unknown', isChecking: false });
  if (state.phase !== 'unknown') throw new Error('It is known how it ended.');
  return { ...one, state, open: operationOf(state) };
}

/** Gives the page network events, as in a browser. */
function withEvents(): EventTarget {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  onTestFinished(() => void vi.unstubAllGlobals());
  return page;
}

/** Replaces the wait between two checks. */
function waitingWith(
  core: Awaited<ReturnType<typeof inDoubt>>['core'],
  sleep: (ms: number, signal: AbortSignal) => Promise<void>,
) {
  const timing = { ...core.deps.timing, sleep };
  const deps = Object.create(core.deps, { timing: { value: timing } }) as typeof core.deps;
  return { store: core.store, deps };
}

/** A wait that only ends when it is interrupted. */
const untilWoken = (_ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

it('checks again when the shopper asks, and shows that it is checking', async () => {
  const { core, order, heard } = await inDoubt();
  box.controls.clearFaults();
  const looked = checkAgain(core);
  expect(order()).toMatchObject({ phase: 'unknown', isChecking: true });
  await looked;
  expect(order().phase).toBe('placed');
  expect(heard('order:placed')).toHaveLength(1);
});

it('keeps the outcome unknown when another check fails, and can check again', async () => {
  const { core, order } = await inDoubt();
  await checkAgain(core);
  expect(order()).toMatchObject({ phase: 'unknown', isChecking: false });
  box.controls.clearFaults();
  await checkAgain(core);
  expect(order().phase).toBe('placed');
});

it('does not check an order whose outcome is known', async () => {
  const { core, order } = await box.start();
  const reads = box.calls(readCheckout.name);
  await checkAgain(core);
  expect([order().phase, box.calls(readCheckout.name)]).toEqual(['editing', reads]);
});

it('checks as soon as the network is back', async () => {
  const { core, order, open } = await inDoubt();
  const page = withEvents();
  const watched = watch(waitingWith(core, untilWoken), open);
  box.controls.clearFaults();
  page.dispatchEvent(new Event('online'));
  await watched;
  expect(order().phase).toBe('placed');
});

it('checks as soon as the page becomes visible again', async () => {
  const { core, order, state, open } = await inDoubt();
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', page);
  onTestFinished(() => void vi.unstubAllGlobals());
  const watched = watch(waitingWith(core, untilWoken), open);
  box.controls.clearFaults();
  const reads = box.calls(readCheckout.name);
  // Leaving the page triggers no check.
  page.dispatchEvent(new Event('visibilitychange'));
  expect([order(), box.calls(readCheckout.name)]).toEqual([state, reads]);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await watched;
  expect(order().phase).toBe('placed');
});

it('stops checking once the checkout is left', async () => {
  const page = withEvents();
  const { leave } = await inDoubt();
  box.controls.clearFaults();
  const reads = box.calls(readCheckout.name);
  leave();
  page.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(box.calls(readCheckout.name)).toBe(reads);
});

it('checks at growing intervals and never gives up', async () => {
  const { core, order, open } = await inDoubt();
  box.controls.clearFaults();
  box.controls.addFault({ match: readCheckout.name, when: 'before', kind: 'status', status: 404, times: 6 });
  const waits: number[] = [];
  await watch(
    waitingWith(core, async (ms) => void waits.push(ms)),
    open,
  );
  expect(waits).toEqual([2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000]);
  expect(order().phase).toBe('placed');
});

it('stops checking once another submission is in doubt', async () => {
  const { core, open } = await inDoubt();
  const reads = box.calls(readCheckout.name);
  await watch(core, { ...open, operation: 'another' });
  expect(box.calls(readCheckout.name)).toBe(reads);
});

it('does not check once more when the outcome became known during the wait', async () => {
  const { core, order, open } = await inDoubt();
  box.controls.clearFaults();
  let reads = 0;
  const waiting = waitingWith(core, async () => {
    await checkAgain(core);
    reads = box.calls(readCheckout.name);
  });
  await watch(waiting, open);
  expect([order().phase, reads > 0, box.calls(readCheckout.name)]).toEqual(['placed', true, reads]);
});

it('listens for the network only while it waits', async () => {
  const { core, open } = await inDoubt();
  box.controls.clearFaults();
  const listen = vi.fn((_name: string, _wake: () => void, _options: { signal: AbortSignal }) => undefined);
  vi.stubGlobal('addEventListener', listen);
  onTestFinished(() => void vi.unstubAllGlobals());
  const isOver = () => listen.mock.calls.map(([, , { signal }]) => signal.aborted);
  const meanwhile: boolean[] = [];
  await watch(
    waitingWith(core, async () => void meanwhile.push(...isOver())),
    open,
  );
  expect([meanwhile, isOver()]).toEqual([[false], [true]]);
});
