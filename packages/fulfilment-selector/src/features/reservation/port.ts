import { safeParse, WirePreferenceSchema } from '@grocer/foundation/contract';
import type { WirePreference } from '@grocer/foundation/contract';
import { createStored } from '@grocer/foundation/embed';
import * as v from 'valibot';
import { HeldSchema } from '../../times/hold/rules.ts';
import type { Held } from '../../times/hold/rules.ts';

/** What the tabs of a browser tell each other. */
export type News =
  | { readonly kind: 'held'; readonly held: Held }
  /** A tab that has slept wants to know. */
  | { readonly kind: 'asked' }
  /** The shopper has chosen how to shop. The service has a signed-in one's choice; a visitor's is told here. */
  | { readonly kind: 'chosen'; readonly active?: WirePreference | undefined };

/** Where a reservation is kept through a reload of the tab, and how other tabs hear of it. */
export interface HoldPort {
  read(): Held | undefined;
  /** Nothing forgets. */
  keep(held: Held | undefined): void;
  tell(news: News): void;
  listen(hear: (news: News) => void, signal: AbortSignal): void;
}

const NewsSchema = v.variant('kind', [
  v.object({ kind: v.literal('held'), held: HeldSchema }),
  v.object({ kind: v.literal('asked') }),
  v.object({ kind: v.literal('chosen'), active: v.optional(WirePreferenceSchema) }),
]);

/** Keeps a reservation for this tab, and speaks with the others of the same shop. */
export function createHolds(name: string): HoldPort {
  const stored = createStored('tab', name);
  let channel: BroadcastChannel | undefined;

  function open(hear: (news: News) => void): void {
    if (typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => {
      const parsed = safeParse(NewsSchema, data);
      if (parsed.success) hear(parsed.output);
    });
  }

  function close(): void {
    channel?.close();
    channel = undefined;
  }

  return {
    read() {
      const { success, output } = safeParse(HeldSchema, stored.read());
      return success ? output : undefined;
    },
    keep: stored.keep,
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
