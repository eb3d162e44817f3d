import { err, GrocerError, ok } from '@grocer/foundation/http';
import type { Result, Write } from '@grocer/foundation/http';
import { expect, it } from 'vitest';
import { createSaving, isShownOn, switchesAfterRead } from './switches.ts';
import type { Settled, Switches } from './switches.ts';

const failed = (code: 'timeout' | 'bad_request') =>
  err(new GrocerError({ code, message: code, retryable: code === 'timeout' }));

/** Creates switches whose writes the test answers. */
function open() {
  let switches: Switches = {};
  const isOn: Record<string, boolean> = { ad: false, tips: false };
  const sent: { id: string; write: Write<boolean>; answer: (result: Result<Settled>) => void }[] = [];
  const life = new AbortController();
  let ids = 0;
  const saving = createSaving({
    newId: () => `key-${(ids += 1)}`,
    signal: life.signal,
    read: () => switches,
    show: (next) => (switches = next),
    send: (id, write) => new Promise((answer) => sent.push({ id, write, answer })),
    settle: (id, value) => (isOn[id] = value),
    troubleOf: () => 'technical',
  });
  return {
    saving,
    life,
    sent,
    state: (id: string) => switches[id],
    shown: (id: string) => isShownOn(isOn[id] ?? false, switches[id]),
  };
}

it('shows the wanted value optimistically, and saved after the response [A-4.9]', async () => {
  const { saving, sent, state, shown } = open();
  const done = saving.want('ad', true);
  expect([shown('ad'), state('ad')]).toEqual([true, { phase: 'saving', isOn: true }]);
  sent[0]?.answer(ok({ isOn: true }));
  await done;
  expect([shown('ad'), state('ad')]).toEqual([true, { phase: 'saved' }]);
});

it('reverts a failed change and remembers the wanted value', async () => {
  const { saving, sent, state, shown } = open();
  const done = saving.want('ad', true);
  sent[0]?.answer(failed('bad_request'));
  await done;
  expect(shown('ad')).toBe(false);
  expect(state('ad')).toEqual({ phase: 'failed', wanted: true, trouble: 'technical' });
});

it('fails when the service responds with another value', async () => {
  const { saving, sent, state, shown } = open();
  const done = saving.want('ad', true);
  sent[0]?.answer(ok({ isOn: false }));
  await done;
  expect([shown('ad'), state('ad')?.phase]).toEqual([false, 'failed']);
});

it.each([true, false])(
  'keeps the warning of the service on the item, whether it is then on or not: %s [A-4.9]',
  async (isOn) => {
    const { saving, sent, state, shown } = open();
    const done = saving.want('ad', true);
    sent[0]?.answer(ok({ isOn, warning: 'Look.' }));
    await done;
    expect([shown('ad'), state('ad')]).toEqual([isOn, { phase: 'warned', isOn, warning: 'Look.' }]);
  },
);

it('sends one write per item at a time, then only the last value wanted meanwhile', async () => {
  const { saving, sent, state, shown } = open();
  const done = saving.want('ad', true);
  void saving.want('ad', false);
  void saving.want('ad', true);
  void saving.want('ad', false);
  void saving.want('tips', true);
  expect(sent.map(({ id, write }) => [id, write.sent])).toEqual([
    ['ad', true],
    ['tips', true],
  ]);
  sent[0]?.answer(ok({ isOn: true }));
  await expect.poll(() => sent.length).toBe(3);
  expect([shown('ad'), state('ad')]).toEqual([false, { phase: 'saving', isOn: false }]);
  expect(sent[2]?.write).toEqual({ key: 'key-3', sent: false });
  sent[2]?.answer(ok({ isOn: false }));
  await done;
  expect([shown('ad'), state('ad')]).toEqual([false, { phase: 'saved' }]);
});

it('sends nothing more when the value is switched back meanwhile', async () => {
  const { saving, sent, state } = open();
  const done = saving.want('ad', true);
  void saving.want('ad', false);
  void saving.want('ad', true);
  sent[0]?.answer(ok({ isOn: true }));
  await done;
  expect([sent.length, state('ad')]).toEqual([1, { phase: 'saved' }]);
});

it('reuses the idempotency key after a timeout, and uses a new one after a refusal', async () => {
  const { saving, sent } = open();
  for (const code of ['timeout', 'bad_request', 'bad_request'] as const) {
    const done = saving.want('ad', true);
    sent.at(-1)?.answer(failed(code));
    await done;
  }
  expect(sent.map(({ write }) => write.key)).toEqual(['key-1', 'key-1', 'key-2']);
});

it('sends nothing more once the shopper is gone', async () => {
  const { saving, sent, life, state } = open();
  const done = saving.want('ad', true);
  void saving.want('ad', false);
  life.abort();
  sent[0]?.answer(ok({ isOn: true }));
  await done;
  expect([sent.length, state('ad')]).toEqual([1, { phase: 'saving', isOn: false }]);
});

it('reports for which items a read may be stale', async () => {
  const { saving, sent } = open();
  const before = saving.watch();
  const done = saving.want('ad', true);
  const during = saving.watch();
  expect([before('ad'), during('ad'), during('tips')]).toEqual([true, true, false]);
  sent[0]?.answer(ok({ isOn: true }));
  await done;
  expect([before('ad'), during('ad'), saving.watch()('ad')]).toEqual([true, true, false]);
});

it('drops after a read the states that are saved or match the value', () => {
  const switches: Switches = {
    moving: { phase: 'saving', isOn: true },
    done: { phase: 'saved' },
    true: { phase: 'failed', wanted: true, trouble: 'technical' },
    false: { phase: 'failed', wanted: false, trouble: 'technical' },
    warned: { phase: 'warned', isOn: true, warning: 'Look.' },
    'warned before': { phase: 'warned', isOn: false, warning: 'Look.' },
  };
  expect(Object.keys(switchesAfterRead(switches, () => true))).toEqual(['moving', 'false', 'warned']);
});
