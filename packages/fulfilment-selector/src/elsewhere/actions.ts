import { setActiveModality } from '@grocer/foundation/contract';
import type { WirePreference } from '@grocer/foundation/contract';
import type { ModalityPreference } from '@grocer/foundation/domain';
import type { Frame } from '../navigation/slice.ts';
import type { Settings } from '../settings.ts';
import type { Used } from '../shopping/rules.ts';
import type { Choosing } from '../shopping/slice.ts';
import type { Actions, SelectorDeps } from '../slice.ts';
import { onWaking } from '../times/alarm.ts';
import { isSameWay, newsSince } from './news.ts';
import type { ElsewhereSlice } from './slice.ts';

/** How a choice that was made elsewhere is heard of, and taken over. */
export interface ElsewhereActions {
  /** Looks whenever the page is come back to, and when the window opens after that, until the selector ends. */
  watchElsewhere(): void;
  /** Asks the service whether the shopper has chosen otherwise since, where they would see that it is said. */
  lookElsewhere(): Promise<void>;
  /** Hears of a choice in another tab; a visitor's is said with it, a shopper's the service knows. */
  hearElsewhere(said: WirePreference | undefined): Promise<void>;
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

    /** Says it where the shopper sees it, and follows it where there is nothing of a choice on screen. */
    async function take(active: ModalityPreference): Promise<void> {
      set({ said: { active }, elsewhere: active });
      if (!isSeen()) await get().followElsewhere();
    }

    /** What the service says of a shopper's choice, where that is news. */
    async function look(): Promise<void> {
      const { signal } = deps;
      const { said } = get();
      if (!said || isLooking || !deps.session.current()) return;
      isLooking = true;
      const active = await newsSince(deps, [said.active, get().used.active]);
      isLooking = false;
      // What is being chosen here is newer.
      if (!active || signal.aborted || get().said !== said || get().choosing.phase === 'saving') return;
      await take(active);
    }

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
        isDue = !isSeen();
        if (!isDue) await look();
      },
      async hearElsewhere(said) {
        if (deps.session.standing() !== 'visitor') {
          await look();
          return;
        }
        const active = said && setActiveModality.decode({ data: { active: said } });
        if (!active || get().choosing.phase === 'saving') return;
        if (!isSameWay(active, get().used.active)) await take(active);
      },
      async followElsewhere() {
        const { elsewhere } = get();
        if (elsewhere) await get().follow(elsewhere);
      },
    };
  };
