import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundled, SERVICE } from '../bundle.ts';
import type { KnownTimes } from '../checkout/begin.ts';
import type { Plant } from '../plant.ts';
import { createRandom } from '../random.ts';
import { print } from '../report.ts';
import { makePlace, startSandboxOn } from '../service.ts';
import { nothingYet } from './acknowledged.ts';
import type { Acknowledged } from './acknowledged.ts';
import { damageIn } from './lost.ts';
import { killPlants } from './plants.ts';
import { writeUntilGone } from './writing.ts';

const SHOPPERS = ['alice', 'dave', 'erin', 'frank', 'grace', 'heidi'];
const GIFT_CARDS = ['1000', '1001', '1004'];
/**
 * Number of acknowledged writes before a kill, independent of the disk's speed: at least this many; below,
 * the maximum added at random.
 */
const LEAST_WRITES = 10;
const MORE_WRITES = 150;
/** Maximum random delay of a kill, in ms, since right after an answer no other write may have begun. */
const MORE_MS = 100;
/** Time limit for these writes, in ms; after it the service counts as not answering. */
const MOST_MS = 60_000;
const LOOK_MS = 2;
/** One day in ms; below, the days between cycles, since orders use up the times. */
const DAY_MS = 24 * 60 * 60_000;
const DAYS_A_CYCLE = 2;
/** Maximum number of kills to catch a planted fault. */
const MOST_TO_CATCH = 60;
export const CYCLES = 200;

type Sandbox = Awaited<ReturnType<typeof startSandboxOn>>;

interface Cycle {
  readonly acknowledged: Acknowledged;
  readonly seed: number;
  readonly number: number;
}

/** Waits until this many more writes are acknowledged. */
async function written(acknowledged: Acknowledged, count: number): Promise<void> {
  const enough = acknowledged.writes + count;
  const latest = performance.now() + MOST_MS;
  while (acknowledged.writes < enough) {
    if (performance.now() > latest) throw new Error('The service has stopped to acknowledge writes.');
    await sleep(LOOK_MS);
  }
}

/** Makes all shoppers write, and kills the service meanwhile. */
async function writeAndKill(
  { process: service, steer, setup }: Sandbox,
  { acknowledged, seed, number }: Cycle,
): Promise<void> {
  const random = createRandom(seed * 10_007 + number);
  await steer('clock', { offsetMs: number * DAYS_A_CYCLE * DAY_MS });
  for (const lastFour of GIFT_CARDS) await steer('gift-cards', { lastFour, cents: random.below(20_000) });
  const gone = new AbortController();
  const { signal } = gone;
  const known: KnownTimes = new Map();
  const writing = SHOPPERS.map((shopper, index) =>
    writeUntilGone(setup, {
      shopper,
      acknowledged,
      signal,
      known,
      random: createRandom(seed + number * 31 + index),
    }),
  );
  await written(acknowledged, LEAST_WRITES + random.below(MORE_WRITES));
  await sleep(random.below(MORE_MS));
  const exit = once(service, 'exit');
  service.kill('SIGKILL');
  await exit;
  gone.abort();
  await Promise.allSettled(writing);
}

/** Kills a service repeatedly with the same data; resolves with the damage and with what was acknowledged. */
async function killAgainAndAgain(cycles: number, seed: number, plant?: Plant) {
  const { service } = await bundled({ service: SERVICE }, plant);
  const place = await makePlace('kill');
  const acknowledged = nothingYet();
  const restarts: number[] = [];
  let damage: readonly string[] = [];
  let number = 0;
  let sandbox: Sandbox | undefined;
  const isEnough = (): boolean => damage.some((what) => plant?.expects.test(what) ?? true);
  try {
    sandbox = await startSandboxOn(place, service);
    while (number < cycles && !isEnough()) {
      number += 1;
      await writeAndKill(sandbox, { acknowledged, seed, number });
      const begun = performance.now();
      sandbox = await startSandboxOn(place, service);
      restarts.push(performance.now() - begun);
      await place.look();
      damage = damageIn(place.dataDir, acknowledged);
    }
  } finally {
    await sandbox?.stop();
    await place.remove();
  }
  return { damage, number, acknowledged, slowest: Math.max(...restarts) };
}

interface Kills {
  readonly cycles: number;
  readonly seed: number;
  /** True if the planted faults have to be caught as well. */
  readonly plants: boolean;
}

/** Proves that a killed service loses no acknowledged write and breaks no data. */
export async function proveKill({ cycles, seed, plants: arePlanted }: Kills): Promise<boolean> {
  print(`kill: ${cycles} times in the middle of writes, seed ${seed}`);
  const { damage, number, acknowledged, slowest } = await killAgainAndAgain(cycles, seed);
  for (const what of damage) print(`✗ ${what}, after kill ${number}`);
  print(
    `  ${number} kills, ${acknowledged.writes} writes and ${acknowledged.orders.size} orders acknowledged, ` +
      `${damage.length} lost or broken; back after ${Math.round(slowest)} ms at most`,
  );
  let count = 0;
  const plants = arePlanted ? killPlants() : [];
  for (const plant of plants) {
    const planted = await killAgainAndAgain(MOST_TO_CATCH, seed, plant);
    const found = planted.damage.find((what) => plant.expects.test(what));
    if (found !== undefined) count += 1;
    print(
      `${found ? '  caught' : '✗ not caught'}: ${plant.name}, after ${planted.number} kills${found ? ` (${found})` : ''}`,
    );
  }
  if (arePlanted) print(`kill: ${count} of ${plants.length} planted faults caught`);
  return damage.length === 0 && acknowledged.orders.size > 0 && count === plants.length;
}
