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
  /** Asks for the cards as they are now, without showing them. */
  fetchCards(): Promise<Result<readonly Card[]>>;
  /** Puts a card that was just added into the list. */
  insertCard(card: Card): void;
}

interface Needs {
  readonly settings: Settings;
  cardsLoaded(list: readonly Card[], isFirst: boolean): void;
}

export const createCardsSlice =
  ({ http, emitter, report, signal }: WalletDeps): Slice<CardsSlice, Needs> =>
  (set, get) => {
    let running: Promise<void> | undefined;

    async function fetchCards(): Promise<Result<readonly Card[]>> {
      const { flags, application } = get().settings;
      const input = {
        snap: flags.showSnapCards,
        gift: flags.showGiftCards,
        giftBalances: flags.getGiftCardBalances,
      };
      const result = await http.send(listCards, input, { signal });
      if (!result.ok) return result;
      const { cards, unreadable } = result.value;
      if (unreadable > 0) emitter.emit('error', { error: unreadableCards(unreadable) });
      return { ok: true, value: preferredFirst(cards, application) };
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

    return {
      cards: { phase: 'loading' },
      fetchCards,
      loadCards() {
        running ??= load().finally(() => (running = undefined));
        return running;
      },
      insertCard(card) {
        const { cards } = get();
        if (cards.phase === 'ready') set({ cards: { phase: 'ready', list: withNewCard(cards.list, card) } });
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
