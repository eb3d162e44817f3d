import type { Random } from './random.ts';

/** What the connection does to one request. */
export interface Fault {
  readonly name: string;
  /**
   * When the request reaches the service: never, at once, after the client's timeout, twice, or once more
   * after it.
   */
  readonly reaches: 'never' | 'at-once' | 'late' | 'twice' | 'again-late';
  readonly answer:
    | { readonly kind: 'own' }
    | { readonly kind: 'reset' | 'close' }
    /** The service's own answer, long after the client's timeout. */
    | { readonly kind: 'late' }
    /** The first half of the service's own answer. */
    | { readonly kind: 'half' }
    | {
        readonly kind: 'said';
        readonly status: number;
        readonly type: 'json' | 'html';
        readonly body: string;
        readonly retryAfter?: string;
      };
}

const PAGE = '<!doctype html><title>Log in to the Wi-Fi</title>';
const MEGABYTE = 'x'.repeat(1_000_000);

const NO_INTENT =
  '{"statusCode":404,"code":"PAYMENT_INTENT_NOT_FOUND","reason":"Could not find the requested payment intent."}';

const said = (status: number, body: string, type: 'json' | 'html' = 'html', retryAfter?: string) =>
  ({ kind: 'said', status, type, body, ...(retryAfter !== undefined && { retryAfter }) }) as const;

/** Answers that resemble one of the service only in their status. */
const FALSE_ANSWERS = {
  html: said(200, PAGE),
  empty: said(200, ''),
  'no content': said(204, ''),
  'a megabyte': said(200, MEGABYTE),
  null: said(200, 'null', 'json'),
  'a json page': said(200, '{"error":"login_required"}', 'json'),
  'gateway 502': said(502, PAGE),
  'gateway 504': said(504, PAGE),
  'gateway 500': said(500, '{}', 'json'),
  'timeout 408': said(408, '{"statusCode":408}', 'json'),
} as const;

const unknown: readonly Fault[] = [
  ...(['never', 'at-once'] as const).flatMap((reaches) => [
    ...(['reset', 'close'] as const).map((kind) => ({
      name: `${kind}, ${reaches}`,
      reaches,
      answer: { kind },
    })),
    ...Object.entries(FALSE_ANSWERS).map(([name, answer]) => ({
      name: `${name}, ${reaches}`,
      reaches,
      answer,
    })),
  ]),
  { name: 'half of it', reaches: 'at-once', answer: { kind: 'half' } },
  { name: 'a late answer', reaches: 'at-once', answer: { kind: 'late' } },
  { name: 'a late request', reaches: 'late', answer: { kind: 'late' } },
  { name: 'no answer', reaches: 'never', answer: { kind: 'late' } },
];

const refusals: readonly Fault[] = [
  { name: 'token refused', reaches: 'never', answer: said(401, '{"statusCode":401}', 'json') },
  { name: 'gateway 400', reaches: 'never', answer: said(400, PAGE) },
  { name: 'gateway 403', reaches: 'never', answer: said(403, PAGE) },
  { name: 'gateway 404', reaches: 'never', answer: said(404, PAGE) },
  { name: 'intent not found', reaches: 'never', answer: said(404, NO_INTENT, 'json') },
  { name: 'limit', reaches: 'never', answer: said(429, '{}', 'json', '1') },
  { name: 'long limit', reaches: 'never', answer: said(429, '{}', 'json', '895') },
  { name: 'maintenance', reaches: 'never', answer: said(503, PAGE, 'html', '600') },
];

const harmless: readonly Fault[] = [
  { name: 'sent twice', reaches: 'twice', answer: { kind: 'own' } },
  { name: 'sent again late', reaches: 'again-late', answer: { kind: 'own' } },
];

export const NO_FAULT: Fault = { name: 'none', reaches: 'at-once', answer: { kind: 'own' } };

/** Returns all faults. */
export const allFaults = (): readonly Fault[] => [...unknown, ...refusals, ...harmless];

/**
 * Creates a function that deals faults in random order; none is repeated before all were dealt, so none is
 * left out.
 */
function dealer(random: Random, faults: readonly Fault[]): () => Fault {
  let left: Fault[] = [];
  return () => {
    if (left.length === 0) left = [...faults];
    return left.splice(random.below(left.length), 1)[0] ?? NO_FAULT;
  };
}

/** Draws the fault of an operation's next attempt. None is drawn for an attempt that is never made. */
export type Script = () => Fault;

/** Draws some faults in order, and then none. */
function scriptOf(...faults: readonly Script[]): Script {
  let at = 0;
  return () => faults[at++]?.() ?? NO_FAULT;
}

/** Draws a fault, and another one for all later attempts. */
function lasting(first: Script, later: Script): Script {
  let fault: Fault | undefined;
  let isFirst = true;
  return () => {
    if (!isFirst) return (fault ??= later());
    isFirst = false;
    return first();
  };
}

/** Draws the faults of requests. */
export interface Draws {
  /**
   * For an operation of a call: no fault, one, several, or an unknown outcome followed by a lasting refusal.
   */
  forWrite(call?: string): Script;
  /** For a read: one in five has a fault. */
  forRead(): Fault;
}

/** Creates draws from a random generator; `only` names the faults of operations. Default: all. */
export function createDraws(random: Random, only?: readonly string[]): Draws {
  const wanted = allFaults().filter(({ name }) => only?.includes(name) ?? true);
  const dealt = new Map<string, ReturnType<typeof dealersOf>>();
  const dealersOf = () => ({
    any: dealer(random, wanted),
    openEnd: dealer(random, unknown),
    refusal: dealer(random, refusals),
  });
  const read = dealer(random, [...unknown, ...refusals]);
  return {
    forWrite(call = '') {
      const { any, openEnd, refusal } = dealt.get(call) ?? dealersOf();
      dealt.set(call, { any, openEnd, refusal });
      if (only) return any;
      if (random.chance(0.3)) return scriptOf();
      if (random.chance(0.4)) return scriptOf(any);
      if (random.chance(0.4)) return scriptOf(any, any, any, any);
      return lasting(openEnd, refusal);
    },
    forRead: () => (random.chance(0.2) ? read() : NO_FAULT),
  };
}
