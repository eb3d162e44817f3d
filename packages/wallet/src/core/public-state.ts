import type { Card, Cents } from '@grocer/foundation/domain';
import { createPublicState } from '@grocer/foundation/embed';
import type { GrocerError } from '@grocer/foundation/http';
import { listOf } from '../cards/rules.ts';
import type { WalletCard } from '../events.ts';
import { screenOf } from '../flyout/rules.ts';
import type { Screen } from '../flyout/rules.ts';
import { confirmProblem, selectedCards } from '../selection/rules.ts';
import type { SelectedCards } from '../selection/rules.ts';
import type { WalletStore } from './store.ts';

/** A wallet as its host sees it: plain data, no token, no card number. */
export interface WalletState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly cards: readonly WalletCard[];
  readonly selection: SelectedCards<WalletCard>;
  /** Can the selection pay as it is? Not without a bank card, nor with one that has expired or that the host rejects. */
  readonly complete: boolean;
  /** Why the cards could not be loaded, where they could not. */
  readonly error: GrocerError | undefined;
  /** What is left on the SNAP EBT card, in whole cents, once the shopper has asked. */
  readonly snapEbtBalance: Cents | undefined;
  /** The screen that is on; absent while the flyout is closed. */
  readonly screen: Screen | undefined;
}

/** What a host may know of a card. */
export const toWalletCard = ({
  paymentGram: _gram,
  versionKey: _version,
  address: _address,
  firstName: _first,
  lastName: _last,
  bin: _bin,
  binType: _binType,
  fraudToken: _fraud,
  vaultCardId: _vault,
  ...card
}: Card): WalletCard => card;

function project(state: WalletStore): WalletState {
  const list = listOf(state.cards);
  const chosen = selectedCards(state.checkout, list);
  return {
    status: state.cards.phase,
    cards: list.map(toWalletCard),
    selection: {
      bank: chosen.bank.map(toWalletCard),
      snap: chosen.snap.map(toWalletCard),
      gift: chosen.gift.map(toWalletCard),
    },
    complete: confirmProblem(chosen, state.rejections) === undefined,
    error: state.cards.phase === 'failed' ? state.cards.error : undefined,
    snapEbtBalance: list.find(({ group }) => group === 'snap')?.balance,
    screen: screenOf(state.flyout),
  };
}

/** Reads the public state; the same object as long as nothing public has changed. */
export const createWalletState = (): ((state: WalletStore) => WalletState) =>
  createPublicState(['cards', 'checkout', 'flyout', 'rejections'], project);
