import type { StageOrder } from './stage-api.ts';

/** The state of a demo that a link restores. The settings are in the address already. */
export interface LinkState {
  /** Key of the signed-in shopper; undefined for a visitor. */
  readonly shopper: string | undefined;
  /** How far the services' clock is ahead, in ms. */
  readonly offsetMs: number;
  readonly faults: readonly { readonly call: string; readonly kind: string; readonly left: number }[];
}

const NAMES = ['shopper', 'clock', 'fault'] as const;

/** Returns the address of a page with a state; faults are written as `call:kind:times`. */
export function linkTo(href: string, { shopper, offsetMs, faults }: LinkState): string {
  const url = new URL(href);
  for (const name of NAMES) url.searchParams.delete(name);
  url.searchParams.set('shopper', shopper ?? '');
  url.searchParams.set('clock', String(offsetMs));
  for (const { call, kind, left } of faults) url.searchParams.append('fault', `${call}:${kind}:${left}`);
  return url.href;
}

/** What a link asks for, and its address without that. */
export interface LinkOrders {
  /** Empty for a visitor; undefined if the link does not say. */
  readonly shopper: string | undefined;
  readonly orders: readonly StageOrder[];
  readonly rest: string;
  /** False if a part of the link cannot be read. */
  readonly isComplete: boolean;
}

function faultOrder(text: string): readonly StageOrder[] {
  const [call = '', kind = '', times = ''] = text.split(':');
  return call !== '' && kind !== '' && Number.isInteger(Number(times))
    ? [{ do: 'stage-fault', call, kind, times: Number(times) }]
    : [];
}

/** Reads what the address of a page asks for; undefined if it asks for nothing. */
export function readLink(href: string): LinkOrders | undefined {
  const url = new URL(href);
  const { searchParams } = url;
  if (!NAMES.some((name) => searchParams.has(name))) return undefined;
  const shopper = searchParams.get('shopper') ?? undefined;
  const offsetMs = Number(searchParams.get('clock') ?? 0);
  const wanted = searchParams.getAll('fault');
  const faults = wanted.flatMap(faultOrder);
  for (const name of NAMES) searchParams.delete(name);
  return {
    shopper,
    // What is staged is replaced: a link that is opened twice stages its faults once.
    orders: [
      { do: 'clear' },
      ...(Number.isFinite(offsetMs) && offsetMs !== 0 ? [{ do: 'set-clock', offsetMs } as const] : []),
      ...faults,
    ],
    isComplete: faults.length === wanted.length && Number.isFinite(offsetMs),
    rest: `${url.pathname}${url.search}${url.hash}`,
  };
}
