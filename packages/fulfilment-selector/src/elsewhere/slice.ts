import type { ModalityPreference } from '@grocer/foundation/domain';
import type { Choosing } from '../shopping/slice.ts';
import type { Used } from '../shopping/rules.ts';
import type { Frame } from '../navigation/slice.ts';
import type { Settings } from '../settings.ts';
import type { SelectorDeps, Slice } from '../slice.ts';
import { newsSince } from './news.ts';

/** What a service has said of how the shopper shops. */
interface Said {
  readonly active: ModalityPreference | undefined;
}

/** How the shopper has chosen to shop in another tab, or on another device, since this one last knew. */
export interface ElsewhereSlice {
  readonly elsewhere: ModalityPreference | undefined;
  /** Takes note of what is known from now on; of nothing where that may be another shopper's. */
  noteShopping(said: Said | undefined): void;
  /** Asks the service whether the shopper has chosen otherwise since, where they would see that it is said. */
  lookElsewhere(): Promise<void>;
  /** Does so if there was a reason to while nobody would have seen it. */
  catchUpElsewhere(): void;
  /** Shops here as elsewhere. */
  followElsewhere(): Promise<void>;
  /** Leaves it as it is here. */
  stayHere(): void;
}

interface Needs {
  readonly used: Used;
  readonly choosing: Choosing;
  readonly settings: Settings;
  readonly frame: Frame;
  follow(active: ModalityPreference): Promise<void>;
}

export const createElsewhereSlice =
  (deps: SelectorDeps): Slice<ElsewhereSlice, Needs> =>
  (set, get) => {
    let known: Said | undefined;
    let isLooking = false;
    let isDue = false;

    /** Nobody sees a notice in a closed window, nor should one who is not shopping be sent to sign in. */
    const isSeen = (): boolean => get().frame.phase === 'open' || get().settings.openedFrom === 'scheduling';

    return {
      elsewhere: undefined,
      noteShopping(said) {
        known = said;
        set({ elsewhere: undefined });
      },
      async lookElsewhere() {
        const { signal } = deps;
        const before = known;
        isDue = !isSeen();
        if (!before || isLooking || isDue || !deps.session.current()) return;
        isLooking = true;
        const active = await newsSince(deps, [before.active, get().used.active]);
        isLooking = false;
        // What is being chosen here is newer.
        if (!active || signal.aborted || known !== before || get().choosing.phase === 'saving') return;
        known = { active };
        set({ elsewhere: active });
      },
      catchUpElsewhere() {
        if (isDue) void get().lookElsewhere();
      },
      async followElsewhere() {
        const { elsewhere } = get();
        if (elsewhere) await get().follow(elsewhere);
      },
      stayHere: () => set({ elsewhere: undefined }),
    };
  };
