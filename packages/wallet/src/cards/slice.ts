import type { Slice } from '@grocer/foundation/embed';
import type { Card } from '@grocer/foundation/domain';
import { createLatest } from '@grocer/foundation/http';
import type { Settings } from '../core/settings.ts';
import type { WalletDeps } from '../core/slice.ts';
import { NO_ADDRESSES } from '../forms/addresses/state.ts';
import type { AddressesState } from '../forms/addresses/state.ts';
import { changeList, load } from './effects.ts';
import type { CardsMemory } from './effects.ts';
import { withCheck } from './rules.ts';
import type { Cards, Check } from './rules.ts';

/** The slice of the shopper's cards. */
export interface CardsSlice {
  readonly cards: Cards;
  /** Checks that are in progress or have failed, by card id [W-4.30]. */
  readonly checks: Readonly<Record<string, Check>>;
  /** Loads or reloads the cards. Loaded cards stay until the new ones arrive. */
  loadCards(): Promise<void>;
  /** Reloads cards that are loaded: they may have changed in another tab. Unless asked for, a failure changes nothing. */
  refreshCards(isAsked?: boolean): void;
  /** Marks the next cards as possibly another shopper's. */
  doubtShopper(): void;
  /** Changes the list without a request; a response in flight is then stale. */
  changeCards(to: (list: readonly Card[]) => readonly Card[]): void;
  markCheck(id: string, state: Check | 'done'): void;
}

/** What the cards slice needs from the other slices. */
export interface CardsNeeds {
  readonly settings: Settings;
  cardsLoaded(list: readonly Card[], isFirst: boolean): void;
  closeFlyout(reason: 'host'): void;
  leaveForms(): void;
  settleScreen(): void;
}

export const createCardsSlice =
  (deps: WalletDeps): Slice<CardsSlice & AddressesState, CardsNeeds> =>
  (set, get) => {
    const memory: CardsMemory = {
      questions: createLatest(() => deps.life),
      isInDoubt: false,
      isAsked: false,
      last: [],
      running: undefined,
    };
    const context = { deps, memory, set, get };

    function begin(): Promise<void> {
      // A caller that asks during a load needs a response to a request sent after its call.
      if (memory.running) memory.questions.drop();
      return (memory.running ??= load(context));
    }
    function loadCards(): Promise<void> {
      memory.isAsked = true;
      return begin();
    }

    return {
      cards: { phase: 'loading' },
      checks: {},
      ...NO_ADDRESSES,
      loadCards,
      refreshCards(isAsked) {
        if (get().cards.phase === 'ready') void (isAsked ? loadCards() : begin());
      },
      doubtShopper: () => (memory.isInDoubt = true),
      changeCards: (to) => changeList(context, to),
      markCheck: (id, state) => set({ checks: withCheck(get().checks, id, state) }),
    };
  };
