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

/** The shopper's cards and how they come. */
export interface CardsSlice {
  readonly cards: Cards;
  /** Balance look-ups that run or have failed, by card [W-4.30]. */
  readonly checks: Readonly<Record<string, Check>>;
  /** Loads the cards, or loads them again. Cards that are here stay until newer ones are. */
  loadCards(): Promise<void>;
  /** Reads cards that are here again: they may have changed in another tab. */
  refreshCards(): void;
  /** Says that the next cards may be somebody else's. */
  doubtShopper(): void;
  /** Changes the list without the service; an answer that was asked for before is out of date then. */
  changeCards(to: (list: readonly Card[]) => readonly Card[]): void;
  markCheck(id: string, state: Check | 'done'): void;
}

/** What the cards need of their neighbours. */
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
    const memory: CardsMemory = { questions: createLatest(() => deps.life), isInDoubt: false, last: [] };
    const context = { deps, memory, set, get };
    let running: Promise<void> | undefined;

    function loadCards(): Promise<void> {
      // Whoever asks while an answer is on its way wants one that is asked for from now on.
      if (running) memory.questions.drop();
      running ??= load(context).finally(() => (running = undefined));
      return running;
    }

    return {
      cards: { phase: 'loading' },
      checks: {},
      ...NO_ADDRESSES,
      loadCards,
      refreshCards() {
        if (get().cards.phase === 'ready') void loadCards();
      },
      doubtShopper: () => (memory.isInDoubt = true),
      changeCards: (to) => changeList(context, to),
      markCheck: (id, state) => set({ checks: withCheck(get().checks, id, state) }),
    };
  };
