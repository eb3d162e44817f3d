import { reportThrown } from './call-host.ts';
import { within } from './timing.ts';
import type { Timing } from './timing.ts';

/** A value with the number of times it was replaced. */
export interface Held {
  readonly value: string;
  readonly generation: number;
  /** Number of times the value was replaced for a possibly different shopper. */
  readonly epoch: number;
}

/** A bearer token or payment intent. When it goes stale, it is renewed once for all waiting callers. */
export interface Renewable {
  current(): Held | undefined;
  /**
   * Resolves with a value newer than generation `stale`, or `undefined` when five tries in a row brought no
   * accepted value.
   */
  renew(stale: number): Promise<Held | undefined>;
  /** Records that the service accepted this generation; resets the count of tries. */
  confirm(generation: number): void;
  /** Resets the count of tries, after callers that nobody waits for; not during a renewal. */
  forgive(): void;
  /** Sets a value from outside and resumes renewals. By default the value may belong to another shopper. */
  replace(value: string, options?: { isOfSame: boolean }): void;
}

export interface RenewableOptions {
  readonly value: string | undefined;
  /** Fetches a new value; undefined if the host did not provide a way. */
  readonly fetchNew: (() => Promise<string>) | undefined;
  readonly timing: Timing;
  /** Aborts when no value is needed any more. */
  readonly life: () => AbortSignal;
}

/** Delays before the first to the fifth try, in ms. */
const PAUSES = [0, 250, 500, 1000, 2000] as const;
/** A callback of the host that takes longer counts as a failed try. */
const CALLBACK_CAP_MS = 10_000;

/**
 * Keeps a value fresh. Concurrent callers share one renewal; `fetchNew` is called at most five times until a
 * value is accepted.
 */
export function createRenewable({ value, fetchNew, timing, life }: RenewableOptions): Renewable {
  let held: Held | undefined = value === undefined ? undefined : { value, generation: 1, epoch: 0 };
  let epoch = 0;
  let generations = held ? 1 : 0;
  let tries = 0;
  let running: Promise<Held | undefined> | undefined;

  const set = (next: string): Held => (held = { value: next, generation: (generations += 1), epoch });

  async function tryOnce(stale: string | undefined): Promise<string | undefined> {
    if (!fetchNew) return undefined;
    const asked = Promise.resolve().then(fetchNew);
    asked.catch(reportThrown);
    const next: unknown = await within({ ms: CALLBACK_CAP_MS, timing, signal: life() }, asked);
    return typeof next === 'string' && next !== '' && next !== stale ? next : undefined;
  }

  async function run(): Promise<Held | undefined> {
    const stale = held;
    const most = fetchNew ? PAUSES.length : 0;
    while (tries < most) {
      await timing.sleep(PAUSES[tries] ?? 0, life());
      if (life().aborted) return undefined;
      tries += 1;
      const next = await tryOnce(stale?.value);
      if (life().aborted) return undefined;
      if (held !== stale) return held;
      if (next !== undefined) return set(next);
    }
    tries = 0;
    return undefined;
  }

  return {
    current: () => held,
    renew(stale) {
      if (held ? held.generation > stale : !fetchNew) return Promise.resolve(held);
      running ??= run().finally(() => (running = undefined));
      return running;
    },
    confirm(generation) {
      if (held?.generation === generation) tries = 0;
    },
    forgive() {
      if (!running) tries = 0;
    },
    replace(next, { isOfSame } = { isOfSame: false }) {
      tries = 0;
      if (!isOfSame) epoch += 1;
      set(next);
    },
  };
}
