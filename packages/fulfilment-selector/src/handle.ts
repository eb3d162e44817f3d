import type { Handle } from '@grocer/foundation/embed';
import type { SelectorUpdate } from './config.ts';
import type { SelectorEvents } from './events.ts';
import type { OpenableScreen } from './window/navigation/rules.ts';
import type { OpenAt } from './window/tabs/rules.ts';
import type { SelectorState } from './core/public-state.ts';

/** How a host talks to a mounted selector. */
export interface SelectorHandle extends Handle<SelectorUpdate, SelectorState, SelectorEvents> {
  /** Opens the window at a screen, or where a shopper begins. An inline selector goes to the screen. */
  open(screen?: OpenableScreen, at?: OpenAt): void;
  /** Closes the window; an inline selector goes back to where it began. */
  close(): void;
}
