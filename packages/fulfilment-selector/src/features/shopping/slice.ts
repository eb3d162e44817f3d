import type { Slice } from '@grocer/foundation/embed';
import type { ModalityPreference } from '@grocer/foundation/domain';
import type { Settings } from '../../core/settings.ts';
import type { Shopping } from '../../events.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import type { SelectorDeps } from '../../core/slice.ts';
import type { Used } from '../../core/used-rules.ts';

/** The state of saving a choice; `place` identifies the button that was pressed. */
export type Choosing =
  | { readonly phase: 'idle' }
  | { readonly phase: 'saving'; readonly place: string }
  | { readonly phase: 'failed'; readonly place: string };

/** Options for carrying out a choice. */
export interface Steps {
  /** Runs after the host has agreed. If it resolves with false, nothing changes. */
  readonly first?: () => Promise<boolean>;
  /** The choice as saved by the service, if it was made elsewhere. */
  readonly saved?: ModalityPreference;
  /** Replaces the default next step, which closes the window. */
  readonly goOn?: () => void;
}

/** A choice that is carried out. */
export interface Choice {
  readonly to: Shopping;
  /** Identifies the button that was pressed. */
  readonly place: string;
  /** The window at the time of the choice. */
  readonly frame: Frame;
  readonly steps: Steps;
}

/** The shopper's choice and the actions that change it. */
export interface ShoppingSlice {
  readonly used: Used;
  readonly choosing: Choosing;
  /** Makes a choice the active one, then closes the window or continues [F-4.10] [F-4.11]. */
  shop(to: Shopping, place: string, steps?: Steps): Promise<void>;
  setUsed(used: Used): void;
  /** Drops all data of a shopper who may not be the next one; `used` is the host's choice. */
  forgetShopper(used: Used): void;
  /** Removes the error of a choice whose button is off screen. */
  forgetFailedChoice(): void;
}

interface Needs {
  readonly frame: Frame;
  readonly settings: Settings;
  noteShopping(said: { readonly active: ModalityPreference } | undefined): void;
  stayHere(): void;
  setZip(zip: string | undefined): void;
  forgetTab(): void;
  forgetStart(): void;
  forgetSearch(): void;
  forgetConsent(): void;
  forgetBook(): void;
  forgetTimes(): void;
  beginView(): void;
}

export const createShoppingSlice =
  (deps: SelectorDeps, initial: Used): Slice<ShoppingSlice, Needs> =>
  (set, get) => ({
    used: initial,
    choosing: { phase: 'idle' },
    async shop(to, place, steps = {}) {
      if (get().choosing.phase === 'saving') return;
      const { signal } = deps;
      const { frame } = get();
      set({ choosing: { phase: 'saving', place } });
      const actions = await deps.actions.load();
      if (signal.aborted) return;
      if (actions) await actions.carryOut({ to, place, frame, steps });
      else set({ choosing: { phase: 'failed', place } });
    },
    setUsed(used) {
      set({ used });
      get().stayHere();
    },
    forgetShopper(used) {
      deps.endShopper();
      set({ used, choosing: { phase: 'idle' } });
      get().noteShopping(undefined);
      get().setZip(get().settings.zip);
      get().forgetStart();
      get().forgetTab();
      get().forgetSearch();
      get().forgetConsent();
      get().forgetBook();
      get().forgetTimes();
      get().beginView();
    },
    forgetFailedChoice() {
      if (get().choosing.phase === 'failed') set({ choosing: { phase: 'idle' } });
    },
  });
