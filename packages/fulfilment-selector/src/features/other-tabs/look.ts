import type { ModalityPreference } from '@grocer/foundation/domain';
import { createLatest } from '@grocer/foundation/http';
import type { Settings } from '../../core/settings.ts';
import type { SelectorDeps } from '../../core/slice.ts';
import type { Used } from '../../core/used-rules.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import type { Choosing } from '../shopping/slice.ts';
import { newsSince } from './news.ts';
import type { OtherTabsSlice } from './slice.ts';

/** What decides what a look is for. */
export interface Seen extends OtherTabsSlice {
  readonly used: Used;
  readonly choosing: Choosing;
  readonly settings: Settings;
  readonly frame: Frame;
}

/** Nobody sees a notice in a closed window, nor should one who is not shopping be sent to sign in. */
export const isSeen = ({ frame, settings }: Seen): boolean =>
  frame.phase === 'open' || settings.openedFrom === 'scheduling';

interface Parts {
  readonly deps: SelectorDeps;
  readonly get: () => Seen;
  /** Takes up a choice that is news. */
  readonly take: (active: ModalityPreference) => Promise<void>;
}

/** Looks how the service says that the shopper shops. */
export function createLook({ deps, get, take }: Parts) {
  const questions = createLatest(() => deps.signal);
  let looking: Promise<void> | undefined;

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

  /** Asks from now on, whatever was asked before. */
  function look(): Promise<void> {
    const mine = ask().finally(() => {
      if (looking === mine) looking = undefined;
    });
    looking = mine;
    return mine;
  }

  return {
    look,
    /** Waits for the look that is under way, or begins one. */
    joinLook: (): Promise<void> => looking ?? look(),
  };
}
