import { parseArgs } from 'node:util';
import { startPostgres } from './postgres.ts';
import { account } from './prove/account/subject.ts';
import { checkout } from './prove/checkout/subject.ts';
import { CYCLES, proveKill } from './prove/kill/kill.ts';
import type { Plant } from './prove/plant.ts';
import { proveInBrowser } from './prove/in-browser.ts';
import { isWhole, print, report } from './prove/report.ts';
import { run } from './prove/run.ts';
import type { Subject } from './prove/subject.ts';
import { wallet } from './prove/wallet/subject.ts';

/** Maximum number of operations to catch a planted fault; below, of a run with rate limits. */
const MOST_TO_CATCH = 400;
const MOST_LIMITED = 120;
/** Number of planted faults that are tried at once: a run mostly waits. */
const PLANTS_AT_ONCE = 3;

const { values } = parseArgs({
  allowNegative: true,
  options: {
    only: { type: 'string' },
    operations: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    plant: { type: 'string' },
    /** The service's database: `sqlite` or `postgres`. */
    on: { type: 'string', default: 'sqlite' },
    /** True if the planted faults have to be caught as well. */
    plants: { type: 'boolean', default: true },
  },
});
const seed = Number(values.seed);
if (values.on !== 'sqlite' && values.on !== 'postgres') {
  process.stderr.write('--on wants sqlite or postgres\n');
  process.exit(2);
}

type Kind = { readonly kind: string };

async function honest<Operation extends Kind, Stored>(subject: Subject<Operation, Stored>): Promise<boolean> {
  const { name, kinds, limited } = subject;
  const operations = Number(values.operations ?? subject.operations);
  const begun = Date.now();
  print(`${name}: ${operations} operations, seed ${seed}`);
  const first = await run(subject, { kinds, seed, untilLie: false, operations, limits: false });
  const isHonest = report(first);
  const main = isWhole(first, { ...subject, operations }) && isHonest;
  print(`  ${Math.round((Date.now() - begun) / 1000)} s`);
  if (!limited) return main;
  print(`${name}: ${limited.join(' and ')} while the service limits how often`);
  const options = { kinds: limited, seed, untilLie: false, operations: MOST_LIMITED, limits: true };
  return report(await run(subject, options)) && main;
}

async function isCaught<Operation extends Kind, Stored>(
  subject: Subject<Operation, Stored>,
  plant: Plant<Operation['kind']>,
): Promise<boolean> {
  const { name, kinds = subject.kinds, limits = false, faults, call } = plant;
  const options = { kinds, seed, limits, faults, call, plant, operations: MOST_TO_CATCH };
  const { outcomes, flaws } = await run(subject, { ...options, untilLie: true });
  const lie = outcomes.find((outcome) => outcome.lie !== undefined)?.lie ?? flaws[0];
  print(
    `${lie ? '  caught' : '✗ not caught'}: ${name}, after ${outcomes.length} operations${lie ? ` (${lie})` : ''}`,
  );
  return lie !== undefined;
}

async function caught<Operation extends Kind, Stored>(subject: Subject<Operation, Stored>): Promise<boolean> {
  const chosen = subject.plants.filter(({ name }) => values.plant === undefined || name === values.plant);
  const left = [...chosen];
  let count = 0;
  async function tryNext(): Promise<void> {
    const plant = left.shift();
    if (!plant) return;
    if (await isCaught(subject, plant)) count += 1;
    await tryNext();
  }
  await Promise.all(Array.from({ length: PLANTS_AT_ONCE }, tryNext));
  print(`${subject.name}: ${count} of ${chosen.length} planted faults caught`);
  return count === chosen.length;
}

async function prove<Operation extends Kind, Stored>(subject: Subject<Operation, Stored>): Promise<boolean> {
  const isHonest = values.plant === undefined ? await honest(subject) : true;
  return (!values.plants || (await caught(subject))) && isHonest;
}

const PROOFS = [
  { name: wallet.name, prove: () => prove(wallet) },
  { name: account.name, prove: () => prove(account) },
  { name: checkout.name, prove: () => prove(checkout) },
  { name: 'browser', prove: () => proveInBrowser({ sessions: Number(values.operations ?? 1000), seed }) },
  {
    name: 'kill',
    // On PostgreSQL planted faults show without a kill, since other connections do not see uncommitted rows.
    prove: () =>
      proveKill({
        cycles: Number(values.operations ?? CYCLES),
        seed,
        plants: values.plants && values.on === 'sqlite',
      }),
  },
];
const chosen = PROOFS.filter(({ name }) => values.only === undefined || name === values.only);
let isProved = chosen.length > 0;
// Exiting runs the handlers that stop the child processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
const postgres = values.on === 'postgres' ? await startPostgres() : undefined;
if (postgres) process.env['PROVE_POSTGRES'] = postgres.url;
try {
  for (const one of chosen) isProved = (await one.prove()) && isProved;
} finally {
  await postgres?.stop();
}
process.exit(isProved ? 0 : 1);
