import { parseArgs } from 'node:util';
import { account } from './prove/account/subject.ts';
import { allFaults } from './prove/faults.ts';
import { claimOf } from './prove/judge.ts';
import { run } from './prove/run.ts';
import type { Run } from './prove/run.ts';
import type { Subject } from './prove/subject.ts';
import { wallet } from './prove/wallet/subject.ts';

/** A planted fault that this many operations do not show would not be seen. */
const MOST_TO_CATCH = 400;
const MOST_LIMITED = 120;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    operations: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    plant: { type: 'string' },
  },
});
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

/** Chance must not leave a fault out, nor a kind of operation. */
function isWhole({ seen, outcomes }: Run, kinds: readonly string[]): boolean {
  const met = [...seen.keys()];
  const missing = [
    ...allFaults().flatMap(({ name }) => (met.some((what) => what.endsWith(`, ${name}`)) ? [] : [name])),
    ...kinds.filter((kind) => !outcomes.some(({ operation }) => operation.kind === kind)),
  ];
  for (const name of missing) print(`  never met: ${name}`);
  return missing.length === 0;
}

type Kind = { readonly kind: string };

async function honest<Operation extends Kind, Stored>(subject: Subject<Operation, Stored>): Promise<boolean> {
  const { name, kinds, limited } = subject;
  const operations = Number(values.operations ?? subject.operations);
  const begun = Date.now();
  print(`${name}: ${operations} operations, seed ${seed}`);
  const first = await run(subject, { kinds, seed, untilLie: false, operations, limits: false });
  const main = report(first) && isWhole(first, kinds);
  print(`  ${Math.round((Date.now() - begun) / 1000)} s`);
  if (!limited) return main;
  print(`${name}: ${limited.join(' and ')} while the service limits how often`);
  const options = { kinds: limited, seed, untilLie: false, operations: MOST_LIMITED, limits: true };
  return report(await run(subject, options)) && main;
}

async function caught<Operation extends Kind, Stored>(subject: Subject<Operation, Stored>): Promise<boolean> {
  const chosen = subject.plants.filter(({ name }) => values.plant === undefined || name === values.plant);
  let count = 0;
  for (const { name, kinds = subject.kinds, limits = false, faults } of chosen) {
    const { outcomes } = await run(subject, {
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
  print(`${subject.name}: ${count} of ${chosen.length} planted faults caught`);
  return count === chosen.length;
}

async function prove<Operation extends Kind, Stored>(subject: Subject<Operation, Stored>): Promise<boolean> {
  const isHonest = values.plant === undefined ? await honest(subject) : true;
  return (await caught(subject)) && isHonest;
}

const PROOFS = [
  { name: wallet.name, prove: () => prove(wallet) },
  { name: account.name, prove: () => prove(account) },
];
const chosen = PROOFS.filter(({ name }) => values.only === undefined || name === values.only);
let isProved = chosen.length > 0;
for (const one of chosen) isProved = (await one.prove()) && isProved;
process.exit(isProved ? 0 : 1);
