import type { Random } from '../../../../../scripts/prove/random.ts';

/** Faults of the network during a checkout request. */
export const MISHAPS = [
  /** The connection breaks before the service has the request, or after it has processed it. */
  'reset',
  'reset after',
  /** A gateway answers instead of the service, before or after it has processed the request. */
  'gateway',
  'gateway after',
  /** Half of the answer, or the login page of a captive portal. */
  'half',
  'login page',
  /** The token is refused, once. */
  'unauthorised',
  /** The service receives the request twice. */
  'twice',
] as const;
export type Mishap = (typeof MISHAPS)[number];

export const KINDS = ['press', 'double press', 'press and Enter', 'reload', 'offline', 'two tabs'] as const;
export type Kind = (typeof KINDS)[number];

/** One shopper's path from the payment step to the end of the order. */
export interface Session {
  readonly kind: Kind;
  /** Fault of each attempt to place the order, in order; later attempts have none. */
  readonly placing: readonly Mishap[];
  /** Fault of each read; one in five has one. */
  readonly reads: readonly (Mishap | undefined)[];
  /** Number of the request after which the page is reloaded or the network is lost. */
  readonly after: number;
}

/** Faults that lose the answer to a request that was processed. */
const LOST: readonly [Mishap, ...Mishap[]] = ['reset after', 'gateway after', 'half'];

/** Draws a session. In a third of them, answers to a placed order are lost. */
export function drawSession(random: Random, number: number): Session {
  const kind = KINDS[number % KINDS.length] ?? 'press';
  const lost = Array.from({ length: random.chance(0.34) ? 1 + random.below(3) : 0 }, () => random.pick(LOST));
  const others = Array.from({ length: random.below(3) }, () => random.pick(MISHAPS));
  return {
    kind,
    placing: [...lost, ...others],
    reads: Array.from({ length: 20 }, () => (random.chance(0.2) ? random.pick(MISHAPS) : undefined)),
    after: 1 + random.below(4),
  };
}
