import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { root } from '../root.ts';
import { claimOf, lieIn } from './judge.ts';
import type { Lie } from './judge.ts';
import { createRandom } from './random.ts';
import { startProxy } from './proxy.ts';
import type { Proxy } from './proxy.ts';
import type { ClientSetup, FromClient, ToClient } from './conversation.ts';
import type { Subject } from './subject.ts';

/** One operation, what the shopper read at its end, and how often it happened. */
export interface Outcome {
  readonly shopper: string;
  readonly operation: { readonly kind: string };
  readonly words: readonly string[];
  readonly effects: number;
  readonly lie: Lie | undefined;
}

export interface RunOptions<Kind extends string> {
  readonly operations: number;
  readonly seed: number;
  readonly kinds: readonly Kind[];
  /** A fault to plant, by its name. */
  readonly plant?: string | undefined;
  readonly limits: boolean;
  readonly faults?: readonly string[] | undefined;
  /** Ends with the first lie. */
  readonly untilLie: boolean;
}

export interface Run {
  readonly outcomes: readonly Outcome[];
  /** How often each fault met each call. */
  readonly seen: ReadonlyMap<string, number>;
  /** Operations that could not be begun. */
  readonly impossible: readonly string[];
}

const SHOPPERS = ['alice', 'bob', 'dave', 'erin', 'frank', 'grace', 'heidi', 'ivan'] as const;

/** Ten seconds of a client are half a second here. */
const SPEED = 20;
const LATE_MS = 700;
const OPERATIONS_A_DAY = 100;
const DAY_MS = 25 * 60 * 60_000;
/** A button that says that nobody knows is pressed again so often. */
const MOST_PRESSES = 3;
const OPEN_WORDS = 'We couldn’t confirm';

interface Where {
  readonly ports: { readonly api: number; readonly vault: number; readonly admin: number };
  readonly secrets: { readonly client: string; readonly admin: string };
  readonly paypageId: string;
}

function launch(file: string, args: readonly string[], plant: string | undefined): ChildProcess {
  const hook = path.join(root, 'scripts', 'prove', 'load-hook.ts');
  return fork(path.join(root, 'scripts', 'prove', file), [...args], {
    cwd: root,
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', hook],
    env: { ...process.env, ...(plant !== undefined && { PROVE_PLANT: plant }) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** A sandbox in a process of its own, and a look into its database. */
async function startService<Truth extends { close(): void }>(
  openTruth: (file: string) => Truth,
  plant: string | undefined,
) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'grocer-prove-'));
  const sandbox = launch('serve-sandbox.ts', [dataDir], plant);
  const [where]: Where[] = await once(sandbox, 'message');
  if (!where) throw new Error('The sandbox did not say where it is.');
  const { ports, secrets, paypageId } = where;
  const truth = openTruth(path.join(dataDir, 'api', 'api.db'));
  return {
    truth,
    setup: {
      api: `http://127.0.0.1:${ports.api}`,
      vault: `http://127.0.0.1:${ports.vault}`,
      clientSecret: secrets.client,
      paypageId,
      speed: SPEED,
    },
    async steer(what: 'limits' | 'clock', body: object): Promise<void> {
      await fetch(`http://127.0.0.1:${ports.admin}/${what}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secrets.admin}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    },
    async stop(): Promise<void> {
      truth.close();
      sandbox.send('stop');
      await once(sandbox, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
type Setup = Awaited<ReturnType<typeof startService>>['setup'];

/** Asks a client, and waits for what it says; a client that ends by itself is a failure of the run. */
async function ask<Operation>(client: ChildProcess, message: ToClient<Operation>): Promise<FromClient> {
  if (client.exitCode !== null) throw new Error(`A client ended before, with code ${client.exitCode}.`);
  const ended = new AbortController();
  const answer = once(client, 'message', { signal: ended.signal });
  const gone = once(client, 'exit', { signal: ended.signal }).then(([code]) => {
    throw new Error(`A client ended by itself, with code ${String(code)}.`);
  });
  client.send(message);
  try {
    const [said] = await Promise.race([answer, gone]);
    return said;
  } finally {
    ended.abort();
    await Promise.allSettled([answer, gone]);
  }
}

/** One shopper with a client and a bad way to the service. */
interface Shopper {
  readonly name: string;
  readonly client: ChildProcess;
  readonly proxy: Proxy;
}

async function startShopper(
  name: string,
  setup: Setup,
  { file, seed, plant, faults }: Pick<RunOptions<string>, 'seed' | 'plant' | 'faults'> & { file: string },
): Promise<Shopper> {
  const random = createRandom(seed + SHOPPERS.length * name.length + name.charCodeAt(0));
  const proxy = await startProxy({ service: setup.api, random, lateMs: LATE_MS, faults });
  const forClient: ClientSetup = { ...setup, shopper: name, proxy: proxy.url };
  return { name, client: launch(file, [JSON.stringify(forClient)], plant), proxy };
}

/** Presses until something definite is said, or often enough; gives all that the shopper read. */
async function pressed(client: ChildProcess): Promise<readonly string[]> {
  const words: string[] = [];
  while (words.length < MOST_PRESSES && claimOf(words.at(-1) ?? OPEN_WORDS) === 'open') {
    const told = await ask(client, { say: 'press', isAgain: words.length > 0 });
    if (told.say !== 'told') throw new Error(JSON.stringify(told));
    words.push(told.words);
  }
  return words;
}

/** Has one operation carried out, or says why it could not be begun. */
async function carryOut<Operation extends { readonly kind: string }, Stored>(
  { name, client, proxy }: Shopper,
  {
    look,
    draw,
    effectsOf,
  }: Pick<Subject<Operation, Stored>, 'effectsOf'> & {
    readonly look: (shopper: string) => Stored;
    readonly draw: (stored: Stored) => Operation;
  },
): Promise<Outcome | string> {
  const before = look(name);
  const operation = draw(before);
  const ready = await ask(client, { say: 'prepare', operation });
  if (ready.say === 'impossible') return `${name} ${operation.kind}: ${ready.why}`;
  proxy.setCalm(false);
  const words = await pressed(client);
  await proxy.idle();
  proxy.setCalm(true);
  const effects = effectsOf(operation, before, look(name));
  return { shopper: name, operation, words, effects, lie: lieIn(words.at(-1) ?? '', effects) };
}

function seenBy(shoppers: readonly Shopper[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const { proxy } of shoppers)
    for (const [what, count] of proxy.seen) seen.set(what, (seen.get(what) ?? 0) + count);
  return seen;
}

/** Runs operations of eight shoppers at once over bad connections, and compares what they read with what is stored. */
export async function run<Operation extends { readonly kind: string }, Stored>(
  subject: Subject<Operation, Stored>,
  options: RunOptions<Operation['kind']>,
): Promise<Run> {
  const { operations, seed, kinds, limits, untilLie } = options;
  const service = await startService(subject.openTruth, options.plant);
  await service.steer('limits', { enabled: limits });
  const forShoppers = { ...options, file: subject.client };
  const shoppers = await Promise.all(SHOPPERS.map((name) => startShopper(name, service.setup, forShoppers)));
  const outcomes: Outcome[] = [];
  const impossible: string[] = [];
  let begun = 0;
  const isOver = (): boolean =>
    begun >= operations || (untilLie && outcomes.some(({ lie }) => lie !== undefined));

  async function live(shopper: Shopper): Promise<void> {
    while (!isOver()) {
      const number = (begun += 1);
      // Limits count by the day: there are to be several.
      const days = number / OPERATIONS_A_DAY;
      if (limits && Number.isInteger(days)) await service.steer('clock', { offsetMs: days * DAY_MS });
      const random = createRandom(seed * 1_000_003 + number);
      const outcome = await carryOut(shopper, {
        effectsOf: subject.effectsOf,
        look: service.truth.of,
        draw: (stored) => subject.draw({ stored, random, number }, kinds),
      });
      if (typeof outcome === 'string') impossible.push(outcome);
      else outcomes.push(outcome);
    }
  }

  try {
    await Promise.all(shoppers.map(live));
  } finally {
    for (const { client } of shoppers) if (client.connected) client.disconnect();
    await Promise.all(shoppers.map(({ proxy }) => proxy.stop()));
    await service.stop();
  }
  return { outcomes, seen: seenBy(shoppers), impossible };
}
