import type { Appearance } from './host-config.ts';
import { addMessages } from './merge-messages.ts';

/** How an SDK looks and speaks, with defaults filled in. */
export interface Looks<Words extends object> {
  readonly locale: string;
  readonly appearance: Appearance;
  /** The host's words, by part. */
  readonly messages: Words;
}

/** What of looks and words a host's update changes. */
export const updatedLooks = <Words extends object>(
  looks: Looks<Words>,
  { appearance, messages }: { appearance?: Appearance; messages?: Words },
): Partial<Looks<Words>> => ({
  ...(appearance && { appearance }),
  ...(messages && { messages: addMessages(looks.messages, messages) }),
});
