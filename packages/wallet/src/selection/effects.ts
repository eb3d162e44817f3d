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
}

const publicSelection = (selected: SelectedCards): WalletEvents['selection:confirmed']['selection'] => ({
  bank: selected.bank.map(toWalletCard),
  snap: selected.snap.map(toWalletCard),
  gift: selected.gift.map(toWalletCard),
});

/** Which cards the host does not take. A question that throws leaves the card to the service. */
function rejectionsOf(list: readonly Card[], { isCardAccepted }: Settings): Rejections {
  if (!isCardAccepted) return {};
  const rejected = list.flatMap((card) => {
    const said = callHost(() => isCardAccepted(toWalletCard(card)));
    if (said === undefined || said === true) return [];
    return [[card.id, { cardType: said.cardType, fulfillment: said.fulfillment }] as const];
  });
  return Object.fromEntries(rejected);
}

/** What EBT pays, where a SNAP card is marked; nothing where the host cannot say. */
const ebtPaymentOf = ({ snap }: Selection, { ebtPaymentTotal }: Settings): Cents =>
  (snap.length > 0 && callHost(() => ebtPaymentTotal?.())) || 0;

/** Notes which cards the host does not take. */
export const reject = ({ set, get }: SelectionContext, list: readonly Card[]): void =>
  set({ rejections: rejectionsOf(list, get().settings) });

/** Takes over what is marked in the flyout, and whether it covers the order. */
export function setDraft({ set, get }: SelectionContext, draft: Selection): void {
  const { settings, cards } = get();
  const { gift } = selectedCards(draft, listOf(cards));
  const total = settings.isMyWallet ? undefined : settings.orderInfo?.total;
  const ebtPayment = ebtPaymentOf(draft, settings);
  const isCovered = total !== undefined && coversOrder({ total, gifts: gift, ebtPayment });
  // Whoever opens the flyout again finds it as it was.
  if (draft !== get().draft || isCovered !== get().isCovered) set({ draft, isCovered });
}

/** Takes over what the checkout pays with, and tells the host where that is something else. */
export function setCheckout(
  { emitter, set, get }: SelectionContext,
  next: Selection,
  reason: WalletEvents['selection:changed']['reason'],
): void {
  const isNew = isChanged(next, get().checkout);
  set({ checkout: next });
  if (!isNew) return;
  const cards = selectedCards(next, listOf(get().cards));
  const complete = confirmProblem(cards, get().rejections) === undefined;
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

/** Takes up the cards there are now; the first time it preselects. */
export function takeUp(context: SelectionContext, list: readonly Card[], isFirst: boolean): void {
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

/** Makes the marked cards those of the checkout; says why not where it cannot. */
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
