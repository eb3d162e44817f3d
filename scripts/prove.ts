import { parseArgs } from 'node:util';
import { allFaults } from './prove/faults.ts';
import { plants } from './prove/plants.ts';
import { claimOf } from './prove/judge.ts';
import { run } from './prove/run.ts';
import type { Run } from './prove/run.ts';
import type { OperationKind } from './prove/wallet/operation.ts';

const KINDS: readonly OperationKind[] = [
  'add-bank',
  'add-gift',
  'add-snap',
  'edit',
  'delete',
  'prefer',
  'add-address',
  'edit-address',
  'remove-address',
];
/** A planted fault that this many operations do not show would not be seen. */
const MOST_TO_CATCH = 400;

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    plant: { type: 'string' },
  },
});
const operations = Number(values.operations);
const seed = Number(values.seed);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Says what a run came to; tells whether nothing in it was a lie. */
function report({ outcomes, seen, impossible }: Run): boolean {
  const lies = outcomes.filter(({ lie }) => lie !== undefined);
  for (const { shopper, operation, words, effects, lie } of lies)
    print(
      `  LIE ${lie}: ${shopper}, ${JSON.stringify(operation)}, happened ${effects}: ${words.join(' | ')}`,
    );
  const told = (claim: string): number =>
    outcomes.filter(({ words }) => claimOf(words.at(-1) ?? '') === claim).length;
  const faults = [...seen].filter(([what]) => !what.endsWith(', none'));
  const faulty = faults.reduce((sum, [, count]) => sum + count, 0);
  const requests = [...seen.values()].reduce((sum, count) => sum + count, 0);
  print(
    `  ${outcomes.length} operations: ${told('done')} told done, ${told('failed')} failed, ${told('open')} not known; ` +
      `${requests} requests, ${faulty} of them with one of ${faults.length} faults by call; ${impossible.length} not begun`,
  );
  for (const why of impossible.slice(0, 3)) print(`  not begun: ${why}`);
  return lies.length === 0 && outcomes.length > 0;
}

const everything = { kinds: KINDS, seed, untilLie: false };

/** Chance must not leave a fault out. */
function isWhole({ seen }: Run): boolean {
  const met = [...seen.keys()];
  const missing = allFaults().filter(({ name }) => !met.some((what) => what.endsWith(`, ${name}`)));
  for (const { name } of missing) print(`  never met: ${name}`);
  return missing.length === 0;
}

async function honest(): Promise<boolean> {
  print(`Wallet: ${operations} operations, seed ${seed}`);
  const first = await run({ ...everything, operations, limits: false });
  const main = report(first) && isWhole(first);
  print('Wallet: adding SNAP cards while the service limits how many');
  const snap: readonly OperationKind[] = ['add-snap', 'delete'];
  return report(await run({ ...everything, kinds: snap, operations: 120, limits: true })) && main;
}

async function caught(): Promise<boolean> {
  const chosen = plants().filter(({ name }) => values.plant === undefined || name === values.plant);
  let count = 0;
  for (const { name, kinds = KINDS, limits = false, faults } of chosen) {
    const { outcomes } = await run({
      kinds,
      seed,
      limits,
      faults,
      plant: name,
      operations: MOST_TO_CATCH,
      untilLie: true,
    });
    const lie = outcomes.find((outcome) => outcome.lie !== undefined);
    count += lie ? 1 : 0;
    print(
      `  ${lie ? 'caught' : 'NOT CAUGHT'}: ${name}, after ${outcomes.length} operations${lie ? ` (${lie.lie})` : ''}`,
    );
  }
  print(`Planted faults: ${count} of ${chosen.length} caught`);
  return count === chosen.length;
}

const isHonest = values.plant === undefined ? await honest() : true;
const isCaught = await caught();
process.exit(isHonest && isCaught ? 0 : 1);
