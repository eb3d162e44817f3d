import type { Card, CardGroup, Cents } from '@grocer/foundation/domain';
import { callHost } from '@grocer/foundation/http';
import { listOf } from '../cards/rules.ts';
import type { Cards } from '../cards/rules.ts';
import type { WalletEvents } from '../events.ts';
import { toWalletCard } from '../core/public-state.ts';
import type { Settings } from '../core/settings.ts';
import type { Slice, WalletDeps } from '../core/slice.ts';
import {
  barrierOf,
  confirmProblem,
  coversOrder,
  defaultSelection,
  isChanged,
  keepExisting,
  NOTHING,
  renamed,
  selectedCards,
  toggled,
  without,
} from './rules.ts';
import type { Rejections, SelectedCards, Selection } from './rules.ts';

/** Which cards pay: those of the checkout, and those marked in the open flyout [W-3.18] [W-3.21]. */
export interface SelectionSlice {
  readonly checkout: Selection;
  readonly draft: Selection;
  /** Cards that the host's fulfilment does not take [W-6.6]. */
  readonly rejections: Rejections;
  /** Do the marked gift cards and EBT cover the order [W-4.10]? */
  readonly isCovered: boolean;
  /** Takes up the cards there are now; the first time it preselects. */
  cardsLoaded(list: readonly Card[], isFirst: boolean): void;
  cardReplaced(oldId: string, newId: string): void;
  /** Works out again what depends on the order or on the host: rejections and cover. */
  reconsider(): void;
  /** Starts marking from what the checkout has [W-4.8]. */
  beginDraft(): void;
  /** Marks a card, or takes the mark away [W-4.7]. */
  choose(card: Card): void;
  /** Marks a card that is new or newly preferred, whatever was marked before. */
  select(card: Card): void;
  /** Takes a card out of what the checkout pays with, at once [W-2.18]. */
  unselect(card: Card): void;
  /** Makes the marked cards those of the checkout; says why not where it cannot [W-4.14]. */
  confirmDraft(): ReturnType<typeof confirmProblem>;
  isDraftChanged(): boolean;
}

interface Needs {
  readonly settings: Settings;
  readonly cards: Cards;
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

export const createSelectionSlice =
  ({ emitter }: WalletDeps): Slice<SelectionSlice, Needs> =>
  (set, get) => {
    const selected = (selection: Selection): SelectedCards => selectedCards(selection, listOf(get().cards));

    function setDraft(draft: Selection): void {
      const { settings } = get();
      const { gift } = selected(draft);
      const total = settings.isMyWallet ? undefined : settings.orderInfo?.total;
      const ebtPayment = ebtPaymentOf(draft, settings);
      const isCovered = total !== undefined && coversOrder({ total, gifts: gift, ebtPayment });
      // Whoever opens the flyout again finds it as it was.
      if (draft !== get().draft || isCovered !== get().isCovered) set({ draft, isCovered });
    }

    function setCheckout(next: Selection, reason: WalletEvents['selection:changed']['reason']): void {
      const isNew = isChanged(next, get().checkout);
      set({ checkout: next });
      if (!isNew) return;
      const cards = selected(next);
      const complete = confirmProblem(cards, get().rejections) === undefined;
      emitter.emit('selection:changed', { reason, complete, selection: publicSelection(cards) });
    }

    function preselection(list: readonly Card[]): Selection {
      const { application, orderInfo, flags } = get().settings;
      return defaultSelection(list, {
        app: application,
        hasSnapEligibleItems: orderInfo?.hasSnapEligibleItems ?? false,
        ebtTotal: orderInfo?.ebtTotalFromCheckout ?? 0,
        rejections: get().rejections,
        defaultCardOnly: flags.selectDefaultCardOnly,
      });
    }

    return {
      checkout: NOTHING,
      draft: NOTHING,
      rejections: {},
      isCovered: false,
      cardsLoaded(list, isFirst) {
        const { settings, checkout, draft } = get();
        set({ rejections: rejectionsOf(list, settings) });
        if (settings.isMyWallet) return;
        if (isFirst) {
          setCheckout(preselection(list), 'initial');
          // What was marked before the cards were here stays marked.
          const marked = keepExisting(draft, list);
          const pick = (group: CardGroup) => (marked[group].length > 0 ? marked : get().checkout)[group];
          setDraft({ bank: pick('bank'), snap: pick('snap'), gift: pick('gift') });
          return;
        }
        setCheckout(keepExisting(checkout, list), 'refresh');
        setDraft(keepExisting(draft, list));
      },
      cardReplaced(oldId, newId) {
        const { checkout, draft } = get();
        setCheckout(renamed(checkout, oldId, newId), 'refresh');
        setDraft(renamed(draft, oldId, newId));
        set({ rejections: rejectionsOf(listOf(get().cards), get().settings) });
      },
      reconsider() {
        set({ rejections: rejectionsOf(listOf(get().cards), get().settings) });
        setDraft(get().draft);
      },
      beginDraft: () => setDraft(get().checkout),
      choose(card) {
        const { draft, rejections, isCovered } = get();
        const isChosen = draft[card.group].includes(card.id);
        const barrier = barrierOf(card, { rejections, isChosen, isCovered });
        // What has been marked can always be unmarked.
        if (barrier === undefined || (isChosen && card.group !== 'bank')) setDraft(toggled(draft, card));
      },
      select(card) {
        const { draft, settings } = get();
        if (settings.isMyWallet || draft[card.group].includes(card.id)) return;
        setDraft(toggled(draft, card));
      },
      unselect(card) {
        setCheckout(without(get().checkout, card.id), 'user');
        setDraft(without(get().draft, card.id));
      },
      confirmDraft() {
        const { draft, settings, rejections } = get();
        if (settings.isMyWallet) return undefined;
        const problem = confirmProblem(selected(draft), rejections);
        if (problem) return problem;
        setCheckout(draft, 'user');
        emitter.emit('selection:confirmed', { selection: publicSelection(selected(draft)) });
        return undefined;
      },
      isDraftChanged: () => !get().settings.isMyWallet && isChanged(get().draft, get().checkout),
    };
  };
