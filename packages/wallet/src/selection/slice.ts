import type { Card } from '@grocer/foundation/domain';
import { listOf } from '../cards/rules.ts';
import type { Cards } from '../cards/rules.ts';
import { toWalletCard } from '../public-state.ts';
import type { WalletEvents } from '../events.ts';
import type { Settings } from '../settings.ts';
import type { Slice, WalletDeps } from '../slice.ts';
import {
  confirmProblem,
  defaultSelection,
  isChanged,
  keepExisting,
  NOTHING,
  selectedCards,
  toggled,
} from './rules.ts';
import type { SelectedCards, Selection } from './rules.ts';

/** Which cards pay: those of the checkout, and those marked in the open flyout [W-3.18] [W-3.21]. */
export interface SelectionSlice {
  readonly checkout: Selection;
  readonly draft: Selection;
  /** Takes up the cards that have come; the first time it preselects. */
  cardsLoaded(list: readonly Card[], isFirst: boolean): void;
  /** Starts marking from what the checkout has [W-4.8]. */
  beginDraft(): void;
  choose(card: Card): void;
  /** Makes the marked cards those of the checkout; says why not where it cannot [W-4.14]. */
  confirmDraft(): 'noBankCard' | 'expired' | undefined;
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

export const createSelectionSlice =
  ({ emitter }: WalletDeps): Slice<SelectionSlice, Needs> =>
  (set, get) => {
    const selected = (selection: Selection): SelectedCards => selectedCards(selection, listOf(get().cards));

    function setCheckout(next: Selection, reason: WalletEvents['selection:changed']['reason']): void {
      const isNew = isChanged(next, get().checkout);
      set({ checkout: next });
      if (!isNew) return;
      const cards = selected(next);
      const complete = confirmProblem(cards) === undefined;
      emitter.emit('selection:changed', { reason, complete, selection: publicSelection(cards) });
    }

    function preselection(list: readonly Card[]): Selection {
      const { application, orderInfo } = get().settings;
      return defaultSelection(list, {
        app: application,
        hasSnapEligibleItems: orderInfo?.hasSnapEligibleItems ?? false,
        ebtTotal: orderInfo?.ebtTotalFromCheckout ?? 0,
      });
    }

    return {
      checkout: NOTHING,
      draft: NOTHING,
      cardsLoaded(list, isFirst) {
        const { settings, checkout, draft } = get();
        if (settings.isMyWallet) return;
        if (!isFirst) {
          setCheckout(keepExisting(checkout, list), 'refresh');
          set({ draft: keepExisting(draft, list) });
          return;
        }
        setCheckout(preselection(list), 'initial');
        set({ draft: get().checkout });
      },
      beginDraft: () => set({ draft: get().checkout }),
      choose: (card) => set({ draft: toggled(get().draft, card) }),
      confirmDraft() {
        const { draft, settings } = get();
        if (settings.isMyWallet) return undefined;
        const problem = confirmProblem(selected(draft));
        if (problem) return problem;
        setCheckout(draft, 'user');
        emitter.emit('selection:confirmed', { selection: publicSelection(selected(draft)) });
        return undefined;
      },
      isDraftChanged: () => !get().settings.isMyWallet && isChanged(get().draft, get().checkout),
    };
  };
