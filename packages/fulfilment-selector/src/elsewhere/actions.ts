import type { ModalityPreference } from '@grocer/foundation/domain';
import type { Frame } from '../navigation/slice.ts';
import type { Settings } from '../settings.ts';
import type { Used } from '../shopping/rules.ts';
import type { Choosing } from '../shopping/slice.ts';
import type { Actions, SelectorDeps } from '../slice.ts';
import { onWaking } from '../times/alarm.ts';
import { newsSince } from './news.ts';
import type { ElsewhereSlice } from './slice.ts';

/** How a choice that was made elsewhere is heard of, and taken over. */
export interface ElsewhereActions {
  /** Looks whenever the page is come back to, and when the window opens after that, until the selector ends. */
  watchElsewhere(): void;
  /** Asks the service whether the shopper has chosen otherwise since, where they would see that it is said. */
  lookElsewhere(): Promise<void>;
  /** Shops here as elsewhere. */
  followElsewhere(): Promise<void>;
}

interface Needs extends ElsewhereSlice {
  readonly used: Used;
  readonly choosing: Choosing;
  readonly settings: Settings;
  readonly frame: Frame;
  follow(active: ModalityPreference): Promise<void>;
}

export const createElsewhereActions =
  (deps: SelectorDeps): Actions<ElsewhereActions, Pick<ElsewhereSlice, 'elsewhere' | 'said'>, Needs> =>
  (set, get) => {
    let isLooking = false;
    let isDue = false;

    /** Nobody sees a notice in a closed window, nor should one who is not shopping be sent to sign in. */
    const isSeen = (): boolean => get().frame.phase === 'open' || get().settings.openedFrom === 'scheduling';

    return {
      watchElsewhere() {
        const { signal } = deps;
        onWaking(() => void get().lookElsewhere(), signal);
        const deafen = deps.emitter.on('opened', () => {
          if (isDue) void get().lookElsewhere();
        });
        signal.addEventListener('abort', deafen);
      },
      async lookElsewhere() {
        const { signal } = deps;
        const { said } = get();
        isDue = !isSeen();
        if (!said || isLooking || isDue || !deps.session.current()) return;
        isLooking = true;
        const active = await newsSince(deps, [said.active, get().used.active]);
        isLooking = false;
        // What is being chosen here is newer.
        if (!active || signal.aborted || get().said !== said || get().choosing.phase === 'saving') return;
        set({ said: { active }, elsewhere: active });
      },
      async followElsewhere() {
        const { elsewhere } = get();
        if (elsewhere) await get().follow(elsewhere);
      },
    };
  };
