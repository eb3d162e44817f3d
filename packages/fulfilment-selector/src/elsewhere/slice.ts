import type { ModalityPreference } from '@grocer/foundation/domain';
import type { Choosing } from '../shopping/slice.ts';
import type { Used } from '../shopping/rules.ts';
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
  /** Asks the service whether the shopper has chosen otherwise since. */
  lookElsewhere(): Promise<void>;
  /** Shops here as elsewhere. */
  followElsewhere(): void;
  /** Leaves it as it is here. */
  stayHere(): void;
}

interface Needs {
  readonly used: Used;
  readonly choosing: Choosing;
  follow(active: ModalityPreference): void;
}

export const createElsewhereSlice =
  (deps: SelectorDeps): Slice<ElsewhereSlice, Needs> =>
  (set, get) => {
    let known: Said | undefined;
    let isLooking = false;
    return {
      elsewhere: undefined,
      noteShopping(said) {
        known = said;
        set({ elsewhere: undefined });
      },
      async lookElsewhere() {
        const { signal } = deps;
        const before = known;
        if (!before || isLooking || !deps.session.current()) return;
        isLooking = true;
        const active = await newsSince(deps, [before.active, get().used.active]);
        isLooking = false;
        // What is being chosen here is newer.
        if (!active || signal.aborted || known !== before || get().choosing.phase === 'saving') return;
        known = { active };
        set({ elsewhere: active });
      },
      followElsewhere() {
        const { elsewhere } = get();
        if (elsewhere) get().follow(elsewhere);
      },
      stayHere: () => set({ elsewhere: undefined }),
    };
  };
