import type { Appearance } from './host-config.ts';
import { addMessages } from './merge-messages.ts';

/** Locale, appearance and texts of an SDK, with defaults applied. */
export interface Looks<Words extends object> {
  readonly locale: string;
  readonly appearance: Appearance;
  /** The host's texts, by part. */
  readonly messages: Words;
}

/** Returns the fields of `looks` that an update from the host changes. */
export const updatedLooks = <Words extends object>(
  looks: Looks<Words>,
  { appearance, messages }: { appearance?: Appearance; messages?: Words },
): Partial<Looks<Words>> => ({
  ...(appearance && { appearance }),
  ...(messages && { messages: addMessages(looks.messages, messages) }),
});
