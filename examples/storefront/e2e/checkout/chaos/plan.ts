import type { Random } from '../../../../../scripts/prove/random.ts';

/** What the network does to a request of the checkout. */
export const MISHAPS = [
  /** The connection breaks before the service has seen it, or after it has done it. */
  'reset',
  'reset after',
  /** A gateway answers in the service's place, before or after. */
  'gateway',
  'gateway after',
  /** Half of the answer, or a page of somebody else's network. */
  'half',
  'login page',
  /** The token is refused, once. */
  'unauthorised',
  /** The service hears it twice. */
  'twice',
] as const;
export type Mishap = (typeof MISHAPS)[number];

export const KINDS = ['press', 'double press', 'press and Enter', 'reload', 'offline', 'two tabs'] as const;
export type Kind = (typeof KINDS)[number];

/** One shopper's way from the payment step to the end of the order. */
export interface Session {
  readonly kind: Kind;
  /** What becomes of each attempt to place the order, first to last; all that follow are well. */
  readonly placing: readonly Mishap[];
  /** One read in five goes wrong in some way. */
  readonly reads: readonly (Mishap | undefined)[];
  /** After which request the page is reloaded, or the network goes. */
  readonly after: number;
}

/** What loses the answer to something that was done. */
const LOST: readonly [Mishap, ...Mishap[]] = ['reset after', 'gateway after', 'half'];

/** Draws a session; a third of them lose answers to an order that the service has. */
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
