import type { ModalityPreference } from '@grocer/foundation/domain';
import { createLatest } from '@grocer/foundation/http';
import type { Settings } from '../../core/settings.ts';
import type { SelectorDeps } from '../../core/slice.ts';
import type { Used } from '../../core/used-rules.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import type { Choosing } from '../shopping/slice.ts';
import { newsSince } from './news.ts';
import type { OtherTabsSlice } from './slice.ts';

/** The state that decides whether and how to check. */
export interface Seen extends OtherTabsSlice {
  readonly used: Used;
  readonly choosing: Choosing;
  readonly settings: Settings;
  readonly frame: Frame;
}

/** Returns true when a notice would be seen. Otherwise an expired session must not interrupt the shopper. */
export const isSeen = ({ frame, settings }: Seen): boolean =>
  frame.phase === 'open' || settings.openedFrom === 'scheduling';

interface Parts {
  readonly deps: SelectorDeps;
  readonly get: () => Seen;
  /** Handles a choice that is new. */
  readonly take: (active: ModalityPreference) => Promise<void>;
}

/** Creates the check for the shopper's choice at the service. */
export function createLook({ deps, get, take }: Parts) {
  const questions = createLatest(() => deps.signal);
  let looking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const { said, used } = get();
    if (!said || !deps.session.current()) return;
    const signal = questions.next();
    const known = [said.active, used.active];
    const active = await newsSince({ http: deps.http, signal }, { known, inBackground: !isSeen(get()) });
    // A choice that is being saved here is newer.
    const isNews = !signal.aborted && get().said === said && get().choosing.phase !== 'saving';
    if (active && isNews) await take(active);
  }

  /** Starts a check, which replaces one in flight. */
  function look(): Promise<void> {
    const mine = ask().finally(() => {
      if (looking === mine) looking = undefined;
    });
    looking = mine;
    return mine;
  }

  return {
    look,
    /** Joins the check in flight, or starts one. */
    joinLook: (): Promise<void> => looking ?? look(),
  };
}
