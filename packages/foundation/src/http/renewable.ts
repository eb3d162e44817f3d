import { reportThrown } from './call-host.ts';
import { within } from './timing.ts';
import type { Timing } from './timing.ts';

/** A value together with how often it has been replaced. */
export interface Held {
  readonly value: string;
  readonly generation: number;
  /** How often it has been set for somebody who may be another person. */
  readonly epoch: number;
}

/** A bearer token or payment intent: something that goes stale and is replaced once for all who wait. */
export interface Renewable {
  current(): Held | undefined;
  /** A value newer than `stale`, or `undefined` when five tries in a row brought none that was accepted. */
  renew(stale: number): Promise<Held | undefined>;
  /** Says that the service took this generation, so that the count of tries starts again. */
  confirm(generation: number): void;
  /** Sets a value from outside and takes up work again. Default: it may be another person's. */
  replace(value: string, options?: { isOfSame: boolean }): void;
}

export interface RenewableOptions {
  readonly value: string | undefined;
  /** Where a new value comes from; absent when the host gave no way. */
  readonly fetchNew: (() => Promise<string>) | undefined;
  readonly timing: Timing;
  /** Ends when nobody wants a value any more. */
  readonly life: () => AbortSignal;
}

/** Pauses before the first to the fifth try, in ms. */
const PAUSES = [0, 250, 500, 1000, 2000] as const;
/** A host's callback that takes longer counts as a failed try. */
const CALLBACK_CAP_MS = 10_000;

/**
 * Keeps one value fresh: however many callers find it stale, each generation is replaced by one call of
 * `fetchNew`, at most five times until a value is accepted.
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
    replace(next, { isOfSame } = { isOfSame: false }) {
      tries = 0;
      if (!isOfSame) epoch += 1;
      set(next);
    },
  };
}
