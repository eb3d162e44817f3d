import type { Slice } from '@grocer/foundation/embed';
import type { ModalityPreference } from '@grocer/foundation/domain';
import type { Settings } from '../../core/settings.ts';
import type { Shopping } from '../../events.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import type { SelectorDeps } from '../../core/slice.ts';
import type { Used } from '../../core/used-rules.ts';

/** How a choice of the shopper comes along; `place` is the button that it was made with. */
export type Choosing =
  | { readonly phase: 'idle' }
  | { readonly phase: 'saving'; readonly place: string }
  | { readonly phase: 'failed'; readonly place: string };

/** What goes along with a choice. */
export interface Steps {
  /** What has to be done once the host has nothing against the change; where it fails nothing is changed. */
  readonly first?: () => Promise<boolean>;
  /** The choice as the service has it, where it was saved elsewhere. */
  readonly saved?: ModalityPreference;
  /** How to go on instead of closing the window. */
  readonly goOn?: () => void;
}

/** A choice of the shopper, as it is carried out. */
export interface Choice {
  readonly to: Shopping;
  /** The button that it was made with. */
  readonly place: string;
  /** The window in which it was made. */
  readonly frame: Frame;
  readonly steps: Steps;
}

/** How the shopper shops, and who they are to what takes a while. */
export interface ShoppingSlice {
  readonly used: Used;
  readonly choosing: Choosing;
  /** Makes a way to shop the active one, and closes the window or goes on otherwise [F-4.10] [F-4.11]. */
  shop(to: Shopping, place: string, steps?: Steps): Promise<void>;
  setUsed(used: Used): void;
  /** Forgets all of a shopper who may not be the one who goes on; `used` is what the host has said. */
  forgetShopper(used: Used): void;
  /** Forgets that a choice could not be saved: nobody sees its button any more. */
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
      get().forgetBook();
      get().forgetTimes();
      get().beginView();
    },
    forgetFailedChoice() {
      if (get().choosing.phase === 'failed') set({ choosing: { phase: 'idle' } });
    },
  });
