import type { SliceStore } from '@grocer/foundation/embed';
import { listCards } from '@grocer/foundation/contract';
import type { CardList } from '@grocer/foundation/contract';
import type { Card } from '@grocer/foundation/domain';
import { GrocerError } from '@grocer/foundation/http';
import type { Latest, Result } from '@grocer/foundation/http';
import { reportFailure } from '../core/analytics.ts';
import type { WalletDeps } from '../core/slice.ts';
import { NO_ADDRESSES } from '../forms/addresses/state.ts';
import type { AddressesState } from '../forms/addresses/state.ts';
import { inListOrder } from '../selection/rules.ts';
import { belongToSameShopper, listOf, withUnsavedCards } from './rules.ts';
import type { CardsNeeds, CardsSlice } from './slice.ts';

/** State of the cards that is never rendered. */
export interface CardsMemory {
  /** Drops the response to a request that was sent before a change made here. */
  readonly questions: Latest;
  isInDoubt: boolean;
  /** False while the cards are only refreshed, which must not end the session under a form. */
  isAsked: boolean;
  /** The last list in the service's order, which the displayed list does not keep. */
  last: readonly Card[];
  /** The load in flight. Over before its answer is applied: who hears of that answer may ask for a newer one. */
  running: Promise<void> | undefined;
}

interface CardsContext extends SliceStore<CardsSlice & AddressesState, CardsNeeds> {
  readonly deps: WalletDeps;
  readonly memory: CardsMemory;
}

function setList({ memory, set, get }: CardsContext, list: readonly Card[]): void {
  memory.last = list;
  set({ cards: { phase: 'ready', list: inListOrder(list, get().settings.application) } });
}

/** Changes the loaded list, or the remembered one while no list is loaded. */
export function changeList(context: CardsContext, to: (list: readonly Card[]) => readonly Card[]): void {
  const { memory, get } = context;
  memory.questions.drop();
  const list = to(memory.last);
  if (get().cards.phase === 'ready') setList(context, list);
  else memory.last = list;
}

/** Ends the previous shopper's requests and removes their data before another shopper continues. */
function forgetShopper({ deps, memory, set, get }: CardsContext): void {
  deps.endShopper();
  memory.isInDoubt = false;
  memory.last = [];
  set({ cards: { phase: 'loading' }, checks: {}, ...NO_ADDRESSES });
  get().cardsLoaded([], false);
  get().closeFlyout('host');
  // Closing the flyout leaves only its own forms; Make Preferred also runs on the page.
  get().leaveForms();
}

const unreadableCards = (count: number): GrocerError =>
  new GrocerError({
    code: 'invalid_answer',
    retryable: false,
    endpoint: listCards.path,
    message: `${count} of the cards could not be read and are left out.`,
  });

/** Requests the cards until no change or newer question has made the answer stale. */
async function fetchCards(context: CardsContext): Promise<Result<CardList>> {
  const { deps, memory, get } = context;
  const { flags } = get().settings;
  const { showSnapCards: snap, showGiftCards: gift, getGiftCardBalances: giftBalances } = flags;
  const signal = memory.questions.next();
  const inBackground = !memory.isAsked;
  const result = await deps.http.send(listCards, { snap, gift, giftBalances }, { signal, inBackground });
  return signal.aborted && !deps.life.aborted ? fetchCards(context) : result;
}

function failed(context: CardsContext, error: GrocerError): void {
  const { deps, memory, set, get } = context;
  reportFailure(deps.report, error);
  // After a failed load it is unknown whose cards the loaded ones are.
  if (memory.isInDoubt) forgetShopper(context);
  if (get().cards.phase === 'ready') {
    deps.emitter.emit('error', { error });
    return;
  }
  set({ cards: { phase: 'failed', error } });
  deps.emitter.emit('load:failed', { error });
}

/** Loads the cards and updates what depends on them. */
export async function load(context: CardsContext): Promise<void> {
  const { deps, memory, set, get } = context;
  if (get().cards.phase === 'failed') set({ cards: { phase: 'loading' } });
  const result = await fetchCards(context);
  const { isAsked } = memory;
  memory.isAsked = false;
  memory.running = undefined;
  if (deps.life.aborted) return;
  if (!result.ok) {
    if (isAsked) failed(context, result.error);
    return;
  }
  const { cards, unreadable } = result.value;
  const isOther = memory.isInDoubt && !belongToSameShopper(cards, memory.last);
  memory.isInDoubt = false;
  if (isOther) forgetShopper(context);
  if (unreadable > 0) deps.emitter.emit('error', { error: unreadableCards(unreadable) });
  // Who has heard of this may have asked for newer cards.
  if (memory.running) return;
  const list = withUnsavedCards(cards, memory.last);
  const isFirst = get().cards.phase !== 'ready';
  // An unchanged list needs no render.
  if (!isFirst && JSON.stringify(list) === JSON.stringify(memory.last)) return;
  setList(context, list);
  get().cardsLoaded(listOf(get().cards), isFirst);
  get().settleScreen();
}
