import type { Handle } from '@grocer/foundation/embed';
import type { SelectorUpdate } from './config.ts';
import type { SelectorEvents } from './events.ts';
import type { OpenableScreen } from './window/navigation/rules.ts';
import type { OpenAt } from './window/tabs/rules.ts';
import type { SelectorState } from './core/public-state.ts';

/** The handle of a mounted selector. */
export interface SelectorHandle extends Handle<SelectorUpdate, SelectorState, SelectorEvents> {
  /** Opens the window at a screen, or at the first view. An inline selector goes to the screen. */
  open(screen?: OpenableScreen, at?: OpenAt): void;
  /** Closes the window. An inline selector goes back to its first view. */
  close(): void;
}
