import { safeParse, WirePreferenceSchema } from '@grocer/foundation/contract';
import type { WirePreference } from '@grocer/foundation/contract';
import { createStored } from '@grocer/foundation/embed';
import * as v from 'valibot';
import { HeldSchema } from '../../times/hold/rules.ts';
import type { Held } from '../../times/hold/rules.ts';

/** The messages between the tabs of a browser. */
export type News =
  | { readonly kind: 'held'; readonly held: Held }
  /** A tab that has woken asks for the reservation. */
  | { readonly kind: 'asked' }
  /** The shopper has made a choice. A shopper's is at the service; a visitor's is in the message. */
  | { readonly kind: 'chosen'; readonly active?: WirePreference | undefined };

/** Stores the reservation across reloads of this tab, and exchanges it with other tabs. */
export interface HoldPort {
  read(): Held | undefined;
  /** Stores the reservation; undefined removes it. */
  keep(held: Held | undefined): void;
  tell(news: News): void;
  listen(hear: (news: News) => void, signal: AbortSignal): void;
}

const NewsSchema = v.variant('kind', [
  v.object({ kind: v.literal('held'), held: HeldSchema }),
  v.object({ kind: v.literal('asked') }),
  v.object({ kind: v.literal('chosen'), active: v.optional(WirePreferenceSchema) }),
]);

/** Creates the storage of this tab and the channel to the other tabs of the shop. */
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
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels are same-origin
    tell: (news) => channel?.postMessage(news),
    listen(hear, signal) {
      if (typeof window === 'undefined') return;
      open(hear);
      // A browser does not keep a page with an open channel in its back/forward cache.
      window.addEventListener('pagehide', close, { signal });
      window.addEventListener('pageshow', ({ persisted }) => persisted && open(hear), { signal });
      signal.addEventListener('abort', close);
    },
  };
}
