import type { Slice } from '@grocer/foundation/embed';
import type { Card } from '@grocer/foundation/domain';
import { listOf } from '../cards/rules.ts';
import type { Cards } from '../cards/rules.ts';
import type { Settings } from '../core/settings.ts';
import type { WalletDeps } from '../core/slice.ts';
import { adoptCards, confirm, reject, setCheckout, setDraft } from './effects.ts';
import { afterPress, isChanged, NOTHING, renamed, toggled, without } from './rules.ts';
import type { confirmProblem, Rejections, Selection } from './rules.ts';

/**
 * The slice of the selection: the cards of the checkout, and the draft in the open flyout [W-3.18] [W-3.21].
 */
export interface SelectionSlice {
  readonly checkout: Selection;
  readonly draft: Selection;
  /** Cards that the host does not accept [W-6.6]. */
  readonly rejections: Rejections;
  /** True when the draft's gift cards and EBT cover the order [W-4.10]. */
  readonly isCovered: boolean;
  /** Updates the selection for newly loaded cards; the first time, preselects cards. */
  cardsLoaded(list: readonly Card[], isFirst: boolean): void;
  cardReplaced(oldId: string, newId: string): void;
  /** Recomputes what depends on the order or on the host: the rejections, whether the cards can pay, the cover. */
  reconsider(): void;
  /** Starts a draft from the checkout's selection [W-4.8]. */
  beginDraft(): void;
  /** Selects or deselects a card in the draft [W-4.7]. */
  choose(card: Card): void;
  /** In the draft, selects a new or newly preferred card, even when a barrier applies. */
  select(card: Card): void;
  /** Removes a card from the checkout's selection at once [W-2.18]. */
  unselect(card: Card): void;
  /** Makes the draft the checkout's selection; returns the problem when it cannot [W-4.14]. */
  confirmDraft(): ReturnType<typeof confirmProblem>;
  isDraftChanged(): boolean;
}

/** What the selection slice needs from the other slices. */
export interface SelectionNeeds {
  readonly settings: Settings;
  readonly cards: Cards;
  dropProblem(): void;
}

export const createSelectionSlice =
  ({ emitter }: WalletDeps): Slice<SelectionSlice, SelectionNeeds> =>
  (set, get) => {
    const context = { emitter, memory: { complete: false }, set, get };
    return {
      checkout: NOTHING,
      draft: NOTHING,
      rejections: {},
      isCovered: false,
      cardsLoaded: (list, isFirst) => adoptCards(context, list, isFirst),
      cardReplaced(oldId, newId) {
        const { checkout, draft } = get();
        reject(context, listOf(get().cards));
        setCheckout(context, renamed(checkout, oldId, newId), 'refresh');
        setDraft(context, renamed(draft, oldId, newId));
      },
      reconsider() {
        reject(context, listOf(get().cards));
        setCheckout(context, get().checkout, 'refresh');
        setDraft(context, get().draft);
      },
      beginDraft: () => setDraft(context, get().checkout),
      choose(card) {
        const { draft } = get();
        const next = afterPress(draft, card, get());
        if (next === draft) return;
        get().dropProblem();
        setDraft(context, next);
      },
      select(card) {
        const { draft, settings } = get();
        if (settings.isMyWallet || draft[card.group].includes(card.id)) return;
        setDraft(context, toggled(draft, card));
      },
      unselect(card) {
        setCheckout(context, without(get().checkout, card.id), 'user');
        setDraft(context, without(get().draft, card.id));
      },
      confirmDraft: () => confirm(context),
      isDraftChanged: () => !get().settings.isMyWallet && isChanged(get().draft, get().checkout),
    };
  };
