import { setActiveModality } from '@grocer/foundation/contract';
import type { WirePreference } from '@grocer/foundation/contract';
import { createLatest } from '@grocer/foundation/http';
import type { ModalityPreference } from '@grocer/foundation/domain';
import type { Frame } from '../../window/navigation/slice.ts';
import type { Settings } from '../../core/settings.ts';
import { FOLLOWED } from '../../core/used-rules.ts';
import type { Used } from '../../core/used-rules.ts';
import type { Choosing } from '../shopping/slice.ts';
import type { Actions, SelectorDeps } from '../../core/slice.ts';
import { onWaking } from '../../times/alarm.ts';
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

/** Nobody sees a notice in a closed window, nor should one who is not shopping be sent to sign in. */
const isSeen = ({ frame, settings }: Needs): boolean =>
  frame.phase === 'open' || settings.openedFrom === 'scheduling';

const isFollowing = ({ choosing }: Needs): boolean =>
  choosing.phase === 'saving' && choosing.place === FOLLOWED;

export const createElsewhereActions =
  (deps: SelectorDeps): Actions<ElsewhereActions, Pick<ElsewhereSlice, 'elsewhere' | 'said'>, Needs> =>
  (set, get) => {
    const questions = createLatest(() => deps.signal);
    let looking: Promise<void> | undefined;
    /** Has the page been come back to while nobody would have seen what came of a look? */
    let isDue = false;
    /** What was heard while an earlier choice was followed; the last word counts. */
    let unheard: { readonly said: WirePreference | undefined } | undefined;

    /** Says it where the shopper sees it, and follows it where there is nothing of a choice on screen. */
    async function take(active: ModalityPreference): Promise<void> {
      set({ said: { active }, elsewhere: active });
      if (!isSeen(get())) await get().followElsewhere();
    }

    /** Hears what came while something before it was followed. */
    function catchUp(): void {
      if (!unheard || isFollowing(get())) return;
      const { said } = unheard;
      unheard = undefined;
      void get().hearElsewhere(said);
    }

    /** What the service says of a shopper's choice, where that is news. */
    async function ask(): Promise<void> {
      const { said, used } = get();
      if (!said || !deps.session.current()) return;
      const signal = questions.next();
      const known = [said.active, used.active];
      const active = await newsSince({ http: deps.http, signal }, { known, inBackground: !isSeen(get()) });
      // What is being chosen here is newer.
      const isNews = !signal.aborted && get().said === said && get().choosing.phase !== 'saving';
      if (active && isNews) await take(active);
    }

    function look(): Promise<void> {
      const mine = ask().finally(() => {
        if (looking === mine) looking = undefined;
      });
      looking = mine;
      return mine;
    }

    return {
      watchElsewhere() {
        const { life } = deps;
        onWaking(() => void get().lookElsewhere(), life);
        const deafen = deps.emitter.on('opened', () => {
          if (isDue) void get().lookElsewhere();
        });
        life.addEventListener('abort', deafen);
      },
      async lookElsewhere() {
        isDue = !isSeen(get());
        // Coming back is told in more than one way.
        if (!isDue) await (looking ?? look());
      },
      async hearElsewhere(said) {
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
      async followElsewhere() {
        const { elsewhere } = get();
        if (elsewhere) await get().follow(elsewhere);
        catchUp();
      },
    };
  };
