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
const MOST_TO_CATCH = 1000;
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
/** Ends the process because of a wrong argument. */
function refuse(argument: string, wanted: readonly string[]): never {
  process.stderr.write(`${argument} wants one of: ${wanted.join(', ')}\n`);
  process.exit(2);
}
if (values.on !== 'sqlite' && values.on !== 'postgres') refuse('--on', ['sqlite', 'postgres']);
if (!/^[1-9]\d*$/.test(values.operations ?? '1')) refuse('--operations', ['a whole number above 0']);
if (!/^\d+$/.test(values.seed)) refuse('--seed', ['a whole number']);
if (!values.plants && values.plant !== undefined) refuse('--plants', ['true, if there is a --plant']);

type Kind = { readonly kind: string };

async function honest<Operation extends Kind, Stored>(subject: Subject<Operation, Stored>): Promise<boolean> {
  const { name, kinds, limited } = subject;
  const operations = Number(values.operations ?? subject.operations);
  const begun = Date.now();
  print(`${name}: ${operations} operations, seed ${seed}`);
  const first = await run(subject, { kinds, seed, operations, limits: false });
  const isHonest = report(first);
  const main = isWhole(first, { ...subject, operations }) && isHonest;
  print(`  ${Math.round((Date.now() - begun) / 1000)} s`);
  if (!limited) return main;
  print(`${name}: ${limited.join(' and ')} while the service limits how often`);
  const options = { kinds: limited, seed, operations: MOST_LIMITED, limits: true };
  return report(await run(subject, options)) && main;
}

async function isCaught<Operation extends Kind, Stored>(
  subject: Subject<Operation, Stored>,
  plant: Plant<Operation['kind']>,
): Promise<boolean> {
  const { name, kinds = subject.kinds, limits = false, faults, call, expects } = plant;
  const options = { kinds, seed, limits, faults, call, plant, operations: MOST_TO_CATCH };
  const { outcomes, flaws } = await run(subject, { ...options, untilLie: expects });
  const lies = [...outcomes.flatMap((outcome) => outcome.lie ?? []), ...flaws];
  const found = lies.find((lie) => expects.test(lie));
  const seen = found ?? lies[0];
  print(
    `${found ? '  caught' : '✗ not caught'}: ${name}, after ${outcomes.length} operations${seen ? ` (${seen})` : ''}`,
  );
  return found !== undefined;
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
  { ...wallet, prove: () => prove(wallet) },
  { ...account, prove: () => prove(account) },
  { ...checkout, prove: () => prove(checkout) },
  {
    name: 'browser',
    plants: [],
    prove: () => proveInBrowser({ sessions: Number(values.operations ?? 1000), seed }),
  },
  {
    name: 'kill',
    plants: [],
    // On PostgreSQL planted faults show without a kill, since other connections do not see uncommitted rows.
    prove: () =>
      proveKill({
        cycles: Number(values.operations ?? CYCLES),
        seed,
        plants: values.plants && values.on === 'sqlite',
      }),
  },
];
const named = PROOFS.filter(({ name }) => values.only === undefined || name === values.only);
if (named.length === 0)
  refuse(
    '--only',
    PROOFS.map(({ name }) => name),
  );
const namesOf = ({ plants }: (typeof PROOFS)[number]): readonly string[] => plants.map(({ name }) => name);
const chosen = named.filter((one) => values.plant === undefined || namesOf(one).includes(values.plant));
if (chosen.length === 0) refuse('--plant', named.flatMap(namesOf));
let isProved = true;
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
