import type { SliceStore } from '@grocer/foundation/embed';
import { listCards } from '@grocer/foundation/contract';
import type { Card } from '@grocer/foundation/domain';
import { GrocerError } from '@grocer/foundation/http';
import type { Latest, Result } from '@grocer/foundation/http';
import { reportFailure } from '../core/analytics.ts';
import type { WalletDeps } from '../core/slice.ts';
import { NO_ADDRESSES } from '../forms/addresses/state.ts';
import type { AddressesState } from '../forms/addresses/state.ts';
import { inListOrder } from '../selection/rules.ts';
import { areOfTheSame, listOf, withOwn } from './rules.ts';
import type { CardsNeeds, CardsSlice } from './slice.ts';

/** What is remembered of the cards and shown to nobody. */
export interface CardsMemory {
  /** An answer that was asked for before a change made here is out of date. */
  readonly questions: Latest;
  isInDoubt: boolean;
  /** The last list there was, in the service's order, which the preferred card's place would hide. */
  last: readonly Card[];
}

interface CardsContext extends SliceStore<CardsSlice & AddressesState, CardsNeeds> {
  readonly deps: WalletDeps;
  readonly memory: CardsMemory;
}

function setList({ memory, set, get }: CardsContext, list: readonly Card[]): void {
  memory.last = list;
  set({ cards: { phase: 'ready', list: inListOrder(list, get().settings.application) } });
}

/** Changes the list that is here, or the one that is remembered. */
export function changeList(context: CardsContext, to: (list: readonly Card[]) => readonly Card[]): void {
  const { memory, get } = context;
  memory.questions.drop();
  const list = to(memory.last);
  if (get().cards.phase === 'ready') setList(context, list);
  else memory.last = list;
}

/** Nothing of the shopper before is for whoever comes after. */
function forgetShopper({ deps, memory, set, get }: CardsContext): void {
  deps.endShopper();
  memory.isInDoubt = false;
  memory.last = [];
  get().closeFlyout('host');
  // What is done on the page alone, without the flyout.
  get().leaveForms();
  set({ cards: { phase: 'loading' }, checks: {}, ...NO_ADDRESSES });
}

const unreadableCards = (count: number): GrocerError =>
  new GrocerError({
    code: 'invalid_answer',
    retryable: false,
    endpoint: listCards.path,
    message: `${count} of the cards could not be read and are left out.`,
  });

async function fetchCards(context: CardsContext): Promise<Result<readonly Card[]>> {
  const { deps, memory, get } = context;
  const { flags } = get().settings;
  const { showSnapCards: snap, showGiftCards: gift, getGiftCardBalances: giftBalances } = flags;
  const { life } = deps;
  const signal = memory.questions.next();
  const result = await deps.http.send(listCards, { snap, gift, giftBalances }, { signal });
  if (signal.aborted && !life.aborted) return fetchCards(context);
  if (!result.ok) return result;
  // Nobody is there to be told.
  if (life.aborted) return { ok: true, value: [] };
  const { cards, unreadable } = result.value;
  if (unreadable > 0) deps.emitter.emit('error', { error: unreadableCards(unreadable) });
  if (memory.isInDoubt && !areOfTheSame(cards, memory.last)) forgetShopper(context);
  memory.isInDoubt = false;
  return { ok: true, value: withOwn(cards, memory.last) };
}

function failed(context: CardsContext, error: GrocerError): void {
  const { deps, memory, set, get } = context;
  reportFailure(deps.report, error);
  // Whose cards these are is not known any more.
  if (memory.isInDoubt) forgetShopper(context);
  if (get().cards.phase === 'ready') {
    deps.emitter.emit('error', { error });
    return;
  }
  set({ cards: { phase: 'failed', error } });
  deps.emitter.emit('load:failed', { error });
}

/** Loads the cards, and has what depends on them follow. */
export async function load(context: CardsContext): Promise<void> {
  const { deps, memory, set, get } = context;
  const { life } = deps;
  if (get().cards.phase === 'failed') set({ cards: { phase: 'loading' } });
  const result = await fetchCards(context);
  if (life.aborted) return;
  if (!result.ok) {
    failed(context, result.error);
    return;
  }
  const isFirst = get().cards.phase !== 'ready';
  // Nothing new is no reason to render anything.
  if (!isFirst && JSON.stringify(result.value) === JSON.stringify(memory.last)) return;
  setList(context, result.value);
  get().cardsLoaded(listOf(get().cards), isFirst);
  get().settleScreen();
}
