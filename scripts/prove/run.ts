import { bundled, SERVICE } from './bundle.ts';
import { createDraws } from './faults.ts';
import { claimOf, lieIn } from './judge.ts';
import type { Lie } from './judge.ts';
import type { Told } from './conversation.ts';
import type { Plant } from './plant.ts';
import { startClient } from './processes.ts';
import type { Client } from './processes.ts';
import { createRandom } from './random.ts';
import { startProxy } from './proxy.ts';
import type { Proxy } from './proxy.ts';
import { storedSecrets } from './secrets.ts';
import { startService } from './service.ts';
import type { Service, Steer } from './service.ts';
import type { Subject, Truth } from './subject.ts';

/** An operation, what the shopper read at its end, and how often it happened. */
export interface Outcome {
  readonly shopper: string;
  readonly operation: { readonly kind: string };
  readonly words: readonly string[];
  readonly effects: number;
  readonly lie: Lie | undefined;
  /** The client's own report, and the requests with their faults, if a message was false. */
  readonly account?: unknown;
  readonly requests?: readonly string[];
}

export interface RunOptions<Name extends string> {
  readonly operations: number;
  readonly seed: number;
  readonly kinds: readonly Name[];
  /** The fault to plant. */
  readonly plant?: Plant | undefined;
  readonly limits: boolean;
  readonly faults?: readonly string[] | undefined;
  readonly call?: string | undefined;
  /** Ends the run with the first lie or flaw that matches. */
  readonly untilLie?: RegExp | undefined;
}

export interface Run {
  readonly outcomes: readonly Outcome[];
  /** How often each fault met each call. */
  readonly seen: ReadonlyMap<string, number>;
  /** Operations that could not begin. */
  readonly impossible: readonly string[];
  /** What is wrong with the stored data. */
  readonly flaws: readonly string[];
}

/** Number of shoppers in a run that ends with the first lie: more of them take longer to start. */
const ENOUGH_TO_LIE = 3;

const SHOPPERS = ['alice', 'bob', 'dave', 'erin', 'frank', 'grace', 'heidi', 'ivan'] as const;

/** Delay of late answers, in ms: longer than a client waits before it retries. */
const LATE_MS = 900;
const OPERATIONS_A_DAY = 100;
const DAY_MS = 25 * 60 * 60_000;
/** Maximum number of presses while the outcome is unknown. */
const MOST_PRESSES = 3;
const OPEN_WORDS = 'We couldn’t confirm';

/** A shopper with a client and a faulty connection to the service. */
interface Shopper<Operation> {
  readonly name: string;
  readonly client: Client<Operation>;
  readonly proxy: Proxy;
}

type Kind = { readonly kind: string };

/** How clients reach the service, and their bundle. */
interface Clients extends Pick<Awaited<ReturnType<typeof startService>>, 'setup'> {
  readonly bundle: string;
}

/** Starts all shoppers, with their clients and connections. */
async function startShoppers<Operation extends Kind, Stored>(
  { shoppers: together, covers }: Subject<Operation, Stored>,
  { setup, bundle }: Clients,
  { seed, faults, call, untilLie }: Pick<RunOptions<string>, 'seed' | 'faults' | 'call' | 'untilLie'>,
): Promise<readonly Shopper<Operation>[]> {
  const names = (together ?? SHOPPERS).slice(0, untilLie ? ENOUGH_TO_LIE : Infinity);
  const draws = createDraws(createRandom(seed + 1), faults);
  const lanes = await Promise.all(
    names.map(async (shopper) => {
      const service = setup.api;
      const byCall = covers !== undefined;
      const options = { service, draws, lateMs: LATE_MS, call, byCall };
      return { shopper, proxy: await startProxy(options) };
    }),
  );
  const forClient = (some: typeof lanes): Client<Operation> =>
    startClient(bundle, {
      ...setup,
      lanes: some.map(({ shopper, proxy }) => ({ shopper, proxy: proxy.url })),
    });
  const shared = together && forClient(lanes);
  return lanes.map(({ shopper: name, proxy }, index) => ({
    name,
    proxy,
    client: shared ?? forClient(lanes.slice(index, index + 1)),
  }));
}

/**
 * Presses until a definite message, or the maximum number of presses; resolves with everything the shopper
 * read.
 */
async function pressed<Operation>({ name, client }: Shopper<Operation>): Promise<readonly Told[]> {
  const all: Told[] = [];
  while (all.length < MOST_PRESSES && claimOf(all.at(-1)?.words ?? OPEN_WORDS) === 'open') {
    const answer = await client.ask({ shopper: name, say: 'press' });
    if (answer.say !== 'told') throw new Error(JSON.stringify(answer));
    all.push(answer);
  }
  return all;
}

/** Presses, and then waits without faults for the outcome if the subject has to settle. */
async function told<Operation extends Kind, Stored>(
  shopper: Shopper<Operation>,
  { settles }: Pick<Subject<Operation, Stored>, 'settles'>,
): Promise<readonly Told[]> {
  const { name, client, proxy } = shopper;
  proxy.setCalm(false);
  if (!settles) {
    const all = await pressed(shopper);
    await proxy.idle();
    proxy.setCalm(true);
    return all;
  }
  const first = await client.ask({ shopper: name, say: 'press' });
  proxy.setCalm(true);
  const last = await client.ask({ shopper: name, say: 'settle' });
  await proxy.idle();
  if (first.say !== 'told' || last.say !== 'told') throw new Error(JSON.stringify([first, last]));
  return [first, last];
}

/** Reads what is stored now, for a shopper or for all of them. */
type Looks<Stored> = ReturnType<typeof lookAt<Stored>>;

interface Carrying<Operation extends Kind, Stored> {
  readonly subject: Subject<Operation, Stored>;
  readonly look: Looks<Stored>['at'];
  readonly steer: Steer;
  readonly draw: (stored: Stored) => Operation;
}

/** Carries out one operation, or resolves with the reason why it could not begin. */
async function carryOut<Operation extends Kind, Stored>(
  shopper: Shopper<Operation>,
  { subject, look, steer, draw }: Carrying<Operation, Stored>,
): Promise<Outcome | string> {
  const { name, client, proxy } = shopper;
  const operation = draw(await look(name));
  await subject.arrange?.(operation, 'before', steer);
  const ready = await client.ask({ shopper: name, say: 'prepare', operation });
  if (ready.say === 'impossible') return `${name} ${operation.kind}: ${ready.why}`;
  const before = await look(name);
  proxy.passages();
  await subject.arrange?.(operation, 'ready', steer);
  const all = await told(shopper, subject);
  const after = await look(name);
  const effects = subject.effectsOf(operation, before, after);
  const last = all.at(-1) ?? { words: '' };
  const passages = proxy.passages();
  const lie = subject.lieIn
    ? subject.lieIn({ operation, told: last, before, after, passages })
    : lieIn(last.words, effects);
  const words = all.map((one) => one.words);
  const requests = passages.map(
    ({ call, key, fault, code = '' }) => `${call} ${key.slice(0, 4)}: ${fault} ${code}`,
  );
  return { shopper: name, operation, words, effects, lie, ...(lie && { account: last.account, requests }) };
}

function seenBy(shoppers: readonly Shopper<unknown>[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const { proxy } of shoppers)
    for (const [what, count] of proxy.seen) seen.set(what, (seen.get(what) ?? 0) + count);
  return seen;
}

/** Reads what a service has stored at the moment of the call. */
const lookAt = <Stored>(
  service: Pick<Service, 'look' | 'files'>,
  truth: Truth<Stored>,
  shoppers: readonly Pick<Shopper<unknown>, 'proxy'>[],
) => ({
  async at(shopper: string): Promise<Stored> {
    await service.look();
    return truth.of(shopper);
  },
  /** Returns what is wrong with all stored data; with `all`, including that of no shopper. */
  async atAll(all = false): Promise<readonly string[]> {
    await service.look(all);
    const tokens = new Set(shoppers.flatMap(({ proxy }) => [...proxy.bearers]));
    return [...(truth.flaws?.() ?? []), ...storedSecrets(service.files, [...tokens])];
  },
});

/** Lets all shoppers of a service do operations until there are enough. */
async function liveAll<Operation extends Kind, Stored>(
  subject: Subject<Operation, Stored>,
  { operations, seed, kinds, limits, untilLie }: RunOptions<Operation['kind']>,
  { shoppers, look, steer }: { shoppers: readonly Shopper<Operation>[]; look: Looks<Stored>; steer: Steer },
): Promise<Omit<Run, 'seen'>> {
  const outcomes: Outcome[] = [];
  const impossible: string[] = [];
  const flaws = new Set<string>();
  let begun = 0;
  const isLie = (): boolean =>
    [...flaws, ...outcomes.flatMap(({ lie }) => lie ?? [])].some((lie) => untilLie?.test(lie));
  const isOver = (): boolean => begun >= operations || isLie();
  // A run that looks for a lie ends with the first one, without waiting for operations in flight.
  const enough = Promise.withResolvers<void>();
  const lookAtAll = async (all?: boolean): Promise<void> =>
    (await look.atAll(all)).forEach((flaw) => flaws.add(flaw));

  async function live(shopper: Shopper<Operation>, until: number): Promise<void> {
    while (!isOver() && begun < until) {
      const number = (begun += 1);
      // Rate limits count by the day, so a run needs several days.
      const days = number / OPERATIONS_A_DAY;
      if (limits && Number.isInteger(days)) await steer('clock', { offsetMs: days * DAY_MS });
      const random = createRandom(seed * 1_000_003 + number);
      const outcome = await carryOut(shopper, {
        subject,
        look: look.at,
        steer,
        draw: (stored) => subject.draw({ stored, random, shopper: shopper.name, number }, kinds),
      });
      if (typeof outcome === 'string') impossible.push(outcome);
      else outcomes.push(outcome);
      if (untilLie) await lookAtAll();
      if (isLie()) enough.resolve();
    }
  }

  const { operations: atOnce, days } = subject.round ?? { operations, days: 0 };
  for (let round = 1; !isOver(); round += 1) {
    const lives = shoppers.map((shopper) => live(shopper, round * atOnce));
    await Promise.race([enough.promise, Promise.all(lives)]);
    await lookAtAll();
    if (days > 0) await steer('clock', { offsetMs: round * days * DAY_MS });
  }
  await lookAtAll(true);
  return { outcomes, impossible, flaws: [...flaws] };
}

/**
 * Runs operations of all shoppers at once over faulty connections, and compares what they read with what is
 * stored.
 */
export async function run<Operation extends Kind, Stored>(
  subject: Subject<Operation, Stored>,
  options: RunOptions<Operation['kind']>,
): Promise<Run> {
  const bundles = await bundled({ service: SERVICE, client: subject.client }, options.plant);
  const service = await startService(bundles.service);
  const { steer, setup } = service;
  const shoppers: Shopper<Operation>[] = [];
  let truth: Truth<Stored> | undefined;
  try {
    await service.look();
    truth = subject.openTruth(service.database);
    await steer('limits', { enabled: options.limits });
    await subject.begin?.(steer);
    shoppers.push(...(await startShoppers(subject, { setup, bundle: bundles.client }, options)));
    const look = lookAt(service, truth, shoppers);
    const lived = await liveAll(subject, options, { shoppers, look, steer });
    return { ...lived, seen: seenBy(shoppers) };
  } finally {
    await Promise.all(shoppers.map(({ client }) => client.end()));
    await Promise.all(shoppers.map(({ proxy }) => proxy.idle()));
    truth?.close();
    await service.stop();
    await Promise.all(shoppers.map(({ proxy }) => proxy.stop()));
  }
}
