import { setActiveModality } from '@grocer/foundation/contract';
import type { WirePreference } from '@grocer/foundation/contract';
import type { ModalityPreference } from '@grocer/foundation/domain';
import { FOLLOWED } from '../../core/used-rules.ts';
import type { Actions, SelectorDeps } from '../../core/slice.ts';
import { onPageActive } from '../../times/alarm.ts';
import { createLook, isSeen } from './look.ts';
import type { Seen } from './look.ts';
import { isSameWay } from './news.ts';
import type { OtherTabsSlice } from './slice.ts';

/** Detects and adopts choices that were made in other tabs or on other devices. */
export interface OtherTabsActions {
  /** Checks whenever the page wakes, or when the window opens after that, until the selector ends. */
  watchOtherTabs(): void;
  /** Asks the service for another choice, or postpones that while the shopper would not see the notice. */
  lookForChoice(): Promise<void>;
  /** Handles a choice in another tab. A visitor's is in the message, a shopper's is read from the service. */
  hearChoice(said: WirePreference | undefined): Promise<void>;
  /** Adopts the choice made elsewhere. */
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
    /** True if the page has woken while the shopper would not have seen a notice, so a check is due. */
    let isDue = false;
    /** A message that came while another choice was being adopted. The last one counts. */
    let unheard: { readonly said: WirePreference | undefined } | undefined;

    /** Shows the notice, or adopts the choice if no choice is on screen. */
    async function take(active: ModalityPreference): Promise<void> {
      set({ said: { active }, otherChoice: active });
      if (!isSeen(get())) await get().followChoice();
    }

    /** Handles a message that came while another choice was being adopted. */
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
        onPageActive(() => void get().lookForChoice(), life);
        const deafen = deps.emitter.on('opened', () => {
          if (isDue) void get().lookForChoice();
        });
        life.addEventListener('abort', deafen);
      },
      async lookForChoice() {
        isDue = !isSeen(get());
        // Waking the page fires several events.
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
        // A choice that is being saved here is newer.
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
