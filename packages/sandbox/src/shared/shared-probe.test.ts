import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClock } from '../clock.ts';
import { openTestSandbox } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import { createSharedProbe } from './shared-probe.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

/** Holds back the first result of a database until it is released. */
function holdFirst() {
  const read = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  let isFirst = true;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isFirst) return result;
      isFirst = false;
      read.resolve();
      await go.promise;
      return result;
    },
  };
  return { plugin, read: read.promise, letGo: go.resolve };
}

const FAULT = { match: 'wallet.list-cards', when: 'before', kind: 'status', status: 418 } as const;
const PASSING = {
  call: FAULT.match,
  path: '',
  when: 'before',
  request: new Request('http://api.localhost/'),
} as const;

it('ignores a late read that started before its own changes: the clock and a fault', async () => {
  const { plugin, read, letGo } = holdFirst();
  const clock = createClock();
  const probe = createSharedProbe({ db: sandbox.db.withPlugin(plugin), clock, limitsAreOn: false });
  const late = probe.prepare();
  await read;
  await probe.setClock(3_600_000);
  await probe.addFault(FAULT);
  await probe.prepare();
  letGo();
  await late;
  expect(clock.now().getTime() - Date.now()).toBeGreaterThan(3_590_000);
  expect(await probe.takeFault(PASSING)).toEqual(FAULT);
});

it('lists the staged faults with the requests left to each, and removes one of them', async () => {
  const probe = createSharedProbe({ db: sandbox.db, clock: createClock(), limitsAreOn: false });
  await probe.addFault({ ...FAULT, times: 3 });
  await probe.addFault({ ...FAULT, status: 429 });
  await probe.prepare();
  await probe.takeFault(PASSING);
  const [first, second] = await probe.stagedFaults();
  expect([first, second]).toMatchObject([
    { ...FAULT, times: 3, left: 2 },
    { status: 429, left: 1 },
  ]);
  await probe.removeFault(first?.id ?? 0);
  expect(await probe.stagedFaults()).toEqual([second]);
});
