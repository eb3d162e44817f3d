import { setActiveModality } from '@grocer/foundation/contract';
import type { WirePreference } from '@grocer/foundation/contract';
import type { ModalityPreference } from '@grocer/foundation/domain';
import { FOLLOWED } from '../../core/used-rules.ts';
import type { Actions, SelectorDeps } from '../../core/slice.ts';
import { onWaking } from '../../times/alarm.ts';
import { createLook, isSeen } from './look.ts';
import type { Seen } from './look.ts';
import { isSameWay } from './news.ts';
import type { OtherTabsSlice } from './slice.ts';

/** How a choice that was made elsewhere is heard of, and taken over. */
export interface OtherTabsActions {
  /** Looks whenever the page is come back to, and when the window opens after that, until the selector ends. */
  watchOtherTabs(): void;
  /** Asks the service whether the shopper has chosen otherwise since, where they would see that it is said. */
  lookForChoice(): Promise<void>;
  /** Hears of a choice in another tab; a visitor's is said with it, a shopper's the service knows. */
  hearChoice(said: WirePreference | undefined): Promise<void>;
  /** Shops here as elsewhere. */
  followChoice(): Promise<void>;
}

interface Needs extends Seen {
  follow(active: ModalityPreference): Promise<void>;
}

const isFollowing = ({ choosing }: Needs): boolean =>
  choosing.phase === 'saving' && choosing.place === FOLLOWED;

export const createOtherTabsActions =
  (deps: SelectorDeps): Actions<OtherTabsActions, Pick<OtherTabsSlice, 'otherChoice' | 'said'>, Needs> =>
  (set, get) => {
    /** Has the page been come back to while nobody would have seen what came of a look? */
    let isDue = false;
    /** What was heard while an earlier choice was followed; the last word counts. */
    let unheard: { readonly said: WirePreference | undefined } | undefined;

    /** Says it where the shopper sees it, and follows it where there is nothing of a choice on screen. */
    async function take(active: ModalityPreference): Promise<void> {
      set({ said: { active }, otherChoice: active });
      if (!isSeen(get())) await get().followChoice();
    }

    /** Hears what came while something before it was followed. */
    function catchUp(): void {
      if (!unheard || isFollowing(get())) return;
      const { said } = unheard;
      unheard = undefined;
      void get().hearChoice(said);
    }

    const { look, joinLook } = createLook({ deps, get, take });

    return {
      watchOtherTabs() {
        const { life } = deps;
        onWaking(() => void get().lookForChoice(), life);
        const deafen = deps.emitter.on('opened', () => {
          if (isDue) void get().lookForChoice();
        });
        life.addEventListener('abort', deafen);
      },
      async lookForChoice() {
        isDue = !isSeen(get());
        // Coming back is told in more than one way.
        if (!isDue) await joinLook();
      },
      async hearChoice(said) {
        if (isFollowing(get())) {
          unheard = { said };
          return;
        }
        if (deps.session.standing() !== 'visitor') {
          await look();
          return;
        }
        const active = said && setActiveModality.decode({ data: { active: said } });
        // What is being chosen here is newer.
        if (!active || get().choosing.phase === 'saving') return;
        if (!isSameWay(active, get().used.active)) await take(active);
      },
      async followChoice() {
        const { signal } = deps;
        const { otherChoice } = get();
        if (otherChoice) await get().follow(otherChoice);
        if (signal.aborted) unheard = undefined;
        else catchUp();
      },
    };
  };
