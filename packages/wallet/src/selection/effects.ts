import type { SliceStore } from '@grocer/foundation/embed';
import type { Card, Cents } from '@grocer/foundation/domain';
import { callHost } from '@grocer/foundation/http';
import { listOf } from '../cards/rules.ts';
import { toWalletCard } from '../core/public-state.ts';
import type { Settings } from '../core/settings.ts';
import type { WalletDeps } from '../core/slice.ts';
import type { WalletEvents } from '../events.ts';
import {
  confirmProblem,
  coversOrder,
  defaultSelection,
  firstDraft,
  isChanged,
  keepExisting,
  selectedCards,
} from './rules.ts';
import type { Rejections, SelectedCards, Selection } from './rules.ts';
import type { SelectionNeeds, SelectionSlice } from './slice.ts';

interface SelectionContext extends SliceStore<SelectionSlice, SelectionNeeds> {
  readonly emitter: WalletDeps['emitter'];
  /** Whether the checkout's cards could pay when the host was last notified. */
  readonly memory: { complete: boolean };
}

const publicSelection = (selected: SelectedCards): WalletEvents['selection:confirmed']['selection'] => ({
  bank: selected.bank.map(toWalletCard),
  snap: selected.snap.map(toWalletCard),
  gift: selected.gift.map(toWalletCard),
});

/** Returns which cards the host rejects. When its callback throws, the service decides. */
function rejectionsOf(list: readonly Card[], { isCardAccepted }: Settings): Rejections {
  if (!isCardAccepted) return {};
  const rejected = list.flatMap((card) => {
    const said = callHost(() => isCardAccepted(toWalletCard(card)));
    // A script without types may return nothing.
    if (!said || said === true) return [];
    return [[card.id, { cardType: said.cardType, fulfillment: said.fulfillment }] as const];
  });
  return Object.fromEntries(rejected);
}

/** Returns what EBT pays while a SNAP card is selected; 0 when the host's callback throws. */
const ebtPaymentOf = ({ snap }: Selection, { ebtPaymentTotal }: Settings): Cents =>
  (snap.length > 0 && callHost(() => ebtPaymentTotal?.())) || 0;

/** Stores which cards the host rejects. */
export const reject = ({ set, get }: SelectionContext, list: readonly Card[]): void =>
  set({ rejections: rejectionsOf(list, get().settings) });

/** Sets the draft selection of the flyout, and whether it covers the order. */
export function setDraft({ set, get }: SelectionContext, draft: Selection): void {
  const { settings, cards } = get();
  const { gift } = selectedCards(draft, listOf(cards));
  const total = settings.isMyWallet ? undefined : settings.orderInfo?.total;
  const ebtPayment = ebtPaymentOf(draft, settings);
  const isCovered = total !== undefined && coversOrder({ total, gifts: gift, ebtPayment });
  // Reopening the flyout with the same draft must not cause a render.
  if (draft !== get().draft || isCovered !== get().isCovered) set({ draft, isCovered });
}

/** Sets the selection that the checkout pays with, and notifies the host if it or its ability to pay has changed. */
export function setCheckout(
  { emitter, memory, set, get }: SelectionContext,
  next: Selection,
  reason: WalletEvents['selection:changed']['reason'],
): void {
  if (get().settings.isMyWallet) return;
  const cards = selectedCards(next, listOf(get().cards));
  const complete = confirmProblem(cards, get().rejections) === undefined;
  const isNew = complete !== memory.complete || isChanged(next, get().checkout);
  memory.complete = complete;
  set({ checkout: next });
  if (!isNew) return;
  emitter.emit('selection:changed', { reason, complete, selection: publicSelection(cards) });
}

function preselection({ get }: SelectionContext, list: readonly Card[]): Selection {
  const { application, orderInfo, flags } = get().settings;
  return defaultSelection(list, {
    app: application,
    hasSnapEligibleItems: orderInfo?.hasSnapEligibleItems ?? false,
    ebtTotal: orderInfo?.ebtTotalFromCheckout ?? 0,
    rejections: get().rejections,
    defaultCardOnly: flags.selectDefaultCardOnly,
  });
}

/** Updates the selection for newly loaded cards; the first time, preselects cards. */
export function adoptCards(context: SelectionContext, list: readonly Card[], isFirst: boolean): void {
  const { settings, checkout, draft } = context.get();
  reject(context, list);
  if (settings.isMyWallet) return;
  const marked = keepExisting(draft, list);
  if (isFirst) {
    setCheckout(context, preselection(context, list), 'initial');
    setDraft(context, firstDraft(marked, context.get().checkout));
    return;
  }
  setCheckout(context, keepExisting(checkout, list), 'refresh');
  setDraft(context, marked);
}

/** Makes the draft the checkout's selection; returns the problem when it cannot. */
export function confirm(context: SelectionContext): ReturnType<typeof confirmProblem> {
  const { draft, settings, rejections, cards } = context.get();
  if (settings.isMyWallet) return undefined;
  const problem = confirmProblem(selectedCards(draft, listOf(cards)), rejections);
  if (problem) return problem;
  setCheckout(context, draft, 'user');
  const selected = selectedCards(draft, listOf(context.get().cards));
  context.emitter.emit('selection:confirmed', { selection: publicSelection(selected) });
  return undefined;
}
