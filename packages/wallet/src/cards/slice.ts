import { listCards } from '@grocer/foundation/contract';
import { preferredFirst } from '../selection/rules.ts';
import { GrocerError } from '@grocer/foundation/http';
import type { Card } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { reportFailure } from '../analytics.ts';
import type { Settings } from '../settings.ts';
import type { Slice, WalletDeps } from '../slice.ts';
import { withNewCard } from './rules.ts';
import type { Cards } from './rules.ts';

/** The shopper's cards and how they come. */
export interface CardsSlice {
  readonly cards: Cards;
  /** Loads the cards, or loads them again. Cards that are here stay until newer ones are. */
  loadCards(): Promise<void>;
  /** Puts a card that was just added into the list. */
  insertCard(card: Card): void;
}

interface Needs {
  readonly settings: Settings;
  cardsLoaded(list: readonly Card[], isFirst: boolean): void;
}

export const createCardsSlice =
  (deps: WalletDeps): Slice<CardsSlice, Needs> =>
  (set, get) => {
    const { http, emitter, report } = deps;
    let running: Promise<void> | undefined;
    /** Counts cards put in by hand: an answer asked for before one of them is out of date. */
    let inserted = 0;
    /** Cards that the shopper did not want saved: the service forgets them, this wallet does not. */
    let unsaved: readonly Card[] = [];

    async function fetchCards(): Promise<Result<readonly Card[]>> {
      const { flags, application } = get().settings;
      const input = {
        snap: flags.showSnapCards,
        gift: flags.showGiftCards,
        giftBalances: flags.getGiftCardBalances,
      };
      const before = inserted;
      const result = await http.send(listCards, input, { signal: deps.signal });
      if (!result.ok) return result;
      if (before !== inserted) return fetchCards();
      const { cards, unreadable } = result.value;
      if (unreadable > 0) emitter.emit('error', { error: unreadableCards(unreadable) });
      return { ok: true, value: preferredFirst([...unsaved, ...cards], application) };
    }

    function failed(error: GrocerError): void {
      reportFailure(report, error);
      if (get().cards.phase === 'ready') {
        emitter.emit('error', { error });
        return;
      }
      set({ cards: { phase: 'failed', error } });
      emitter.emit('load:failed', { error });
    }

    async function load(): Promise<void> {
      const { signal } = deps;
      const before = get().cards.phase;
      if (before === 'failed') set({ cards: { phase: 'loading' } });
      const result = await fetchCards();
      if (signal.aborted) return;
      if (!result.ok) {
        failed(result.error);
        return;
      }
      set({ cards: { phase: 'ready', list: result.value } });
      get().cardsLoaded(result.value, before !== 'ready');
    }

    function loadCards(): Promise<void> {
      running ??= load().finally(() => (running = undefined));
      return running;
    }

    return {
      cards: { phase: 'loading' },
      loadCards,
      insertCard(card) {
        inserted += 1;
        if (!card.saved) unsaved = [card, ...unsaved];
        const { cards } = get();
        if (cards.phase === 'ready') set({ cards: { phase: 'ready', list: withNewCard(cards.list, card) } });
        else void loadCards();
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
