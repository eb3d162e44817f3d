import { listCards } from '@grocer/foundation/contract';
import type { Card } from '@grocer/foundation/domain';
import { GrocerError } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { reportFailure } from '../core/analytics.ts';
import { inListOrder } from '../selection/rules.ts';
import type { Settings } from '../core/settings.ts';
import type { Slice, WalletDeps } from '../core/slice.ts';
import { NO_ADDRESSES } from '../forms/addresses/state.ts';
import type { AddressesState } from '../forms/addresses/state.ts';
import { areOfTheSame, listOf, withKnownBalances } from './rules.ts';
import type { Cards, Check } from './rules.ts';

/** The shopper's cards and how they come. */
export interface CardsSlice {
  readonly cards: Cards;
  /** Balance look-ups that run or have failed, by card [W-4.30]. */
  readonly checks: Readonly<Record<string, Check>>;
  /** Counts shoppers: what was begun for one brings nothing to the next. */
  readonly shopper: number;
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

interface Needs {
  readonly settings: Settings;
  cardsLoaded(list: readonly Card[], isFirst: boolean): void;
  closeFlyout(reason: 'host'): void;
  leaveForms(): void;
  settleScreen(): void;
}

export const createCardsSlice =
  (deps: WalletDeps): Slice<CardsSlice & AddressesState, Needs> =>
  (set, get) => {
    let running: Promise<void> | undefined;
    /** Counts changes made here: an answer asked for before one of them is out of date. */
    let changes = 0;
    let isInDoubt = false;
    /**
     * The last list there was, in the service's order, which the preferred card's place would hide. The service forgets
     * cards that are not saved, this wallet does not.
     */
    let last: readonly Card[] = [];

    const setList = (list: readonly Card[]): void => {
      last = list;
      set({ cards: { phase: 'ready', list: inListOrder(list, get().settings.application) } });
    };
    async function fetchCards(): Promise<Result<readonly Card[]>> {
      const { flags } = get().settings;
      const { showSnapCards: snap, showGiftCards: gift, getGiftCardBalances: giftBalances } = flags;
      const before = changes;
      const input = { snap, gift, giftBalances };
      const result = await deps.http.send(listCards, input, { signal: deps.signal });
      if (before !== changes) return fetchCards();
      if (!result.ok) return result;
      const { cards, unreadable } = result.value;
      if (unreadable > 0) deps.emitter.emit('error', { error: unreadableCards(unreadable) });
      if (isInDoubt && !areOfTheSame(cards, last)) forgetShopper();
      isInDoubt = false;
      const unsaved = last.filter(({ saved }) => !saved);
      return {
        ok: true,
        value: withKnownBalances([...unsaved, ...cards], last),
      };
    }

    /** Nothing of the shopper before is for whoever comes after. */
    function forgetShopper(): void {
      last = [];
      get().closeFlyout('host');
      // What is done on the page alone, without the flyout.
      get().leaveForms();
      set({ cards: { phase: 'loading' }, checks: {}, shopper: get().shopper + 1, ...NO_ADDRESSES });
    }

    function failed(error: GrocerError): void {
      reportFailure(deps.report, error);
      // Whose cards these are is not known any more.
      if (isInDoubt) forgetShopper();
      if (get().cards.phase === 'ready') {
        deps.emitter.emit('error', { error });
        return;
      }
      set({ cards: { phase: 'failed', error } });
      deps.emitter.emit('load:failed', { error });
    }

    async function load(): Promise<void> {
      const { signal } = deps;
      if (get().cards.phase === 'failed') set({ cards: { phase: 'loading' } });
      const result = await fetchCards();
      if (signal.aborted) return;
      if (!result.ok) {
        failed(result.error);
        return;
      }
      const isFirst = get().cards.phase !== 'ready';
      // Nothing new is no reason to render anything.
      if (!isFirst && JSON.stringify(result.value) === JSON.stringify(last)) return;
      setList(result.value);
      get().cardsLoaded(listOf(get().cards), isFirst);
      get().settleScreen();
    }

    function loadCards(): Promise<void> {
      // Whoever asks while an answer is on its way wants one that is asked for from now on.
      if (running) changes += 1;
      running ??= load().finally(() => (running = undefined));
      return running;
    }

    return {
      cards: { phase: 'loading' },
      checks: {},
      shopper: 0,
      ...NO_ADDRESSES,
      loadCards,
      refreshCards() {
        if (get().cards.phase === 'ready') void loadCards();
      },
      doubtShopper: () => (isInDoubt = true),
      changeCards(to) {
        changes += 1;
        if (get().cards.phase === 'ready') setList(to(last));
        else last = to(last);
      },
      markCheck(id, state) {
        const { [id]: _before, ...checks } = get().checks;
        set({ checks: state === 'done' ? checks : { ...checks, [id]: state } });
      },
    };
  };

const unreadableCards = (count: number): GrocerError =>
  new GrocerError({
    code: 'invalid_answer',
    retryable: false,
    endpoint: listCards.path,
    message: `${count} of the cards could not be read and are left out.`,
  });
