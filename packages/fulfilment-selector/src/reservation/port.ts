import * as v from 'valibot';
import { HeldSchema } from './rules.ts';
import type { Held } from './rules.ts';

/** What the tabs of a browser tell each other of a reservation. */
export type News =
  | { readonly kind: 'held'; readonly held: Held }
  /** A tab that has slept wants to know. */
  | { readonly kind: 'asked' };

/** Where a reservation is kept through a reload of the tab, and how other tabs hear of it. */
export interface HoldPort {
  read(): Held | undefined;
  /** Nothing forgets. */
  keep(held: Held | undefined): void;
  tell(news: News): void;
  listen(hear: (news: News) => void, signal: AbortSignal): void;
}

const NAME = 'grocer-reservation';

const NewsSchema = v.variant('kind', [
  v.object({ kind: v.literal('held'), held: HeldSchema }),
  v.object({ kind: v.literal('asked') }),
]);

function readKept(): Held | undefined {
  try {
    const parsed = v.safeParse(HeldSchema, JSON.parse(sessionStorage.getItem(NAME) ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    // A browser that keeps nothing, or what somebody else has written there.
    return undefined;
  }
}

function keep(held: Held | undefined): void {
  try {
    if (held) sessionStorage.setItem(NAME, JSON.stringify(held));
    else sessionStorage.removeItem(NAME);
  } catch {
    // A browser that keeps nothing loses the reservation from sight, not from the service.
  }
}

/** Keeps a reservation for this tab, and speaks with the others of the same shop. */
export function createHolds(): HoldPort {
  let channel: BroadcastChannel | undefined;

  function open(hear: (news: News) => void): void {
    if (typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', ({ data }) => {
      const parsed = v.safeParse(NewsSchema, data);
      if (parsed.success) hear(parsed.output);
    });
  }

  function close(): void {
    channel?.close();
    channel = undefined;
  }

  return {
    read: readKept,
    keep,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    tell: (news) => channel?.postMessage(news),
    listen(hear, signal) {
      if (typeof window === 'undefined') return;
      open(hear);
      // A page with an open channel would not be kept for the Back button.
      window.addEventListener('pagehide', close, { signal });
      window.addEventListener('pageshow', ({ persisted }) => persisted && open(hear), { signal });
      signal.addEventListener('abort', close);
    },
  };
}
