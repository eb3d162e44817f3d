import { allFaults } from './faults.ts';
import { claimOf } from './judge.ts';
import type { Outcome, Run } from './run.ts';
import type { Covered } from './subject.ts';

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * One in this many operations may fail to begin, for example since something was used up; below, may end
 * without a definite message.
 */
const MOST_NOT_BEGUN = 20;
const MOST_OPEN = 5;

const lastWordsOf = ({ words }: Pick<Outcome, 'words'>): string => words.at(-1) ?? '';

/** Prints the result of a run; returns true if no message was false and no data is broken. */
export function report({ outcomes, seen, impossible, flaws }: Run): boolean {
  const lies = outcomes.filter(({ lie }) => lie !== undefined);
  for (const { shopper, operation, words, effects, lie, account, requests } of lies) {
    print(
      `✗ LIE ${lie}: ${shopper} read "${words.join('" and "')}", happened ${effects}: ${JSON.stringify(operation)}`,
    );
    if (account !== undefined) print(`    ${JSON.stringify(account)}`);
    for (const request of requests ?? []) print(`    ${request}`);
  }
  for (const flaw of flaws) print(`✗ FLAW ${flaw}`);
  const last = outcomes.map(lastWordsOf).filter((words) => words !== '');
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
/** Below this number of operations, chance may leave out up to half of the faults and kinds. */
const ENOUGH_FOR_ALL = 250;

/** Returns how often a call has to meet each fault in a run of this many operations. */
const leastOf = ({ times, always }: Covered, operations: number): number =>
  Math.max(always && operations >= ENOUGH_FOR_ALL ? 1 : 0, Math.floor((times * operations) / PROPORTION));

interface Wanted {
  readonly kinds: readonly string[];
  readonly refused?: readonly string[] | undefined;
  readonly covers?: readonly Covered[];
  /** Number of operations that the run should have. */
  readonly operations: number;
}

/** Returns how often a call has met each fault. */
const countsOf = ({ call }: Covered, seen: Run['seen']) =>
  allFaults().map(({ name }) => ({ name, count: seen.get(`${call}, ${name}`) ?? 0 }));

/** Returns the kinds of operations of which none was done and said to be done. */
const fruitlessOf = (outcomes: Run['outcomes'], { kinds, refused = [] }: Wanted): readonly string[] =>
  kinds.filter(
    (kind) =>
      !refused.includes(kind) &&
      !outcomes.some(
        (one) => one.operation.kind === kind && one.effects > 0 && claimOf(lastWordsOf(one)) === 'done',
      ),
  );

/**
 * Returns what a run has not covered: faults, kinds of operations and their success, or faults of a call that
 * moves money.
 */
export function lackOf(
  { seen, outcomes }: Pick<Run, 'seen' | 'outcomes'>,
  wanted: Wanted,
): readonly string[] {
  const { kinds, covers = [], operations } = wanted;
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
  const open = outcomes.filter((one) => claimOf(lastWordsOf(one)) === 'open').length;
  return [
    ...(unmet.length > most ? unmet.map((name) => `never met: ${name}`) : []),
    ...(operations < ENOUGH_FOR_ALL
      ? []
      : fruitlessOf(outcomes, wanted).map((kind) => `never done: ${kind}`)),
    ...(open * MOST_OPEN > outcomes.length ? [`not known in the end: ${open} of ${outcomes.length}`] : []),
    ...scarce,
  ];
}

/** Prints how often faults were met and what is not covered; returns true if everything is. */
export function isWhole(run: Pick<Run, 'seen' | 'outcomes'>, wanted: Wanted): boolean {
  for (const covered of wanted.covers ?? []) {
    const counts = countsOf(covered, run.seen).map(({ count }) => count);
    print(`  ${covered.call}: each of ${counts.length} faults at least ${Math.min(...counts)} times`);
  }
  const lack = lackOf(run, wanted);
  for (const what of lack) print(`✗ ${what}`);
  return lack.length === 0;
}
