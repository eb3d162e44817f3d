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

/** The public state of a wallet: plain data without tokens or card numbers. */
export interface WalletState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly cards: readonly WalletCard[];
  readonly selection: SelectedCards<WalletCard>;
  /** True when the selection can pay: a bank card that has not expired, and no card that the host rejects. */
  readonly complete: boolean;
  /** Why the cards could not be loaded; undefined unless `status` is `failed`. */
  readonly error: GrocerError | undefined;
  /** The balance of the SNAP EBT card, in whole cents, once the shopper has checked it. */
  readonly snapEbtBalance: Cents | undefined;
  /** The active screen; undefined while the flyout is closed. */
  readonly screen: Screen | undefined;
}

/** Returns the fields of a card that a host may see. */
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

/** Creates a selector of the public state that returns the same object until something public changes. */
export const createWalletState = (): ((state: WalletStore) => WalletState) =>
  createPublicState(['cards', 'checkout', 'flyout', 'rejections'], project);
