import { allFaults } from './faults.ts';
import { claimOf } from './judge.ts';
import type { Run } from './run.ts';
import type { Covered } from './subject.ts';

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** One in so many operations may not begin, such as where the last of something is used up. */
const MOST_NOT_BEGUN = 20;

/** Says what a run came to; tells whether nothing in it was a lie. */
export function report({ outcomes, seen, impossible, flaws }: Run): boolean {
  const lies = outcomes.filter(({ lie }) => lie !== undefined);
  for (const { shopper, operation, words, effects, lie, account } of lies) {
    print(
      `✗ LIE ${lie}: ${shopper} read "${words.join('" and "')}", happened ${effects}: ${JSON.stringify(operation)}`,
    );
    if (account !== undefined) print(`    ${JSON.stringify(account)}`);
  }
  for (const flaw of flaws) print(`✗ FLAW ${flaw}`);
  const last = outcomes.map(({ words }) => words.at(-1) ?? '').filter((words) => words !== '');
  const told = (claim: string): number => last.filter((words) => claimOf(words) === claim).length;
  const faults = [...seen].filter(([what]) => !what.endsWith(', none'));
  const faulty = faults.reduce((sum, [, count]) => sum + count, 0);
  const requests = [...seen.values()].reduce((sum, count) => sum + count, 0);
  print(
    `  ${outcomes.length} operations: ${told('done')} told done, ${told('failed')} failed, ${told('open')} not known, ` +
      `${outcomes.length - last.length} nothing; ` +
      `${requests} requests, ${faulty} of them with one of ${faults.length} faults by call; ${impossible.length} not begun`,
  );
  const isBegun = impossible.length * MOST_NOT_BEGUN <= outcomes.length;
  for (const why of impossible.slice(0, 3)) print(`${isBegun ? ' ' : '✗'} not begun: ${why}`);
  return lies.length === 0 && flaws.length === 0 && outcomes.length > 0 && isBegun;
}

const PROPORTION = 10_000;
/** A run of fewer operations leaves some out by chance, though never more than half. */
const ENOUGH_FOR_ALL = 250;

/** How often a call has to meet each fault in a run of so many operations. */
const leastOf = ({ times, always }: Covered, operations: number): number =>
  Math.max(always && operations >= ENOUGH_FOR_ALL ? 1 : 0, Math.floor((times * operations) / PROPORTION));

interface Wanted {
  readonly kinds: readonly string[];
  readonly covers?: readonly Covered[];
  /** How many operations the run was to have. */
  readonly operations: number;
}

/** How often a call has met each fault. */
const countsOf = ({ call }: Covered, seen: Run['seen']) =>
  allFaults().map(({ name }) => ({ name, count: seen.get(`${call}, ${name}`) ?? 0 }));

/** What chance has left out and must not: a fault or a kind of operation, or, where money depends on a call, a fault of that one. */
export function lackOf(
  { seen, outcomes }: Pick<Run, 'seen' | 'outcomes'>,
  { kinds, covers = [], operations }: Wanted,
): readonly string[] {
  const faults = allFaults();
  const met = [...seen.keys()];
  const unmet = [
    ...faults.flatMap(({ name }) => (met.some((what) => what.endsWith(`, ${name}`)) ? [] : [name])),
    ...kinds.filter((kind) => !outcomes.some(({ operation }) => operation.kind === kind)),
  ];
  const most = operations < ENOUGH_FOR_ALL ? (faults.length + kinds.length) / 2 : 0;
  const scarce = covers.flatMap((covered) => {
    const least = leastOf(covered, operations);
    return countsOf(covered, seen).flatMap(({ name, count }) =>
      count < least ? [`met too seldom: ${covered.call}, ${name}`] : [],
    );
  });
  return [...(unmet.length > most ? unmet.map((name) => `never met: ${name}`) : []), ...scarce];
}

/** Says how often faults were met, and what chance has left out; tells whether that is nothing. */
export function isWhole(run: Pick<Run, 'seen' | 'outcomes'>, wanted: Wanted): boolean {
  for (const covered of wanted.covers ?? []) {
    const counts = countsOf(covered, run.seen).map(({ count }) => count);
    print(`  ${covered.call}: each of ${counts.length} faults at least ${Math.min(...counts)} times`);
  }
  const lack = lackOf(run, wanted);
  for (const what of lack) print(`✗ ${what}`);
  return lack.length === 0;
}
