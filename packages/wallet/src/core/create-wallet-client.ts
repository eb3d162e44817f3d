import {
  addGiftCard,
  addSnapCard,
  checkGiftBalance,
  deleteCard,
  listCards,
  preferCard,
} from '@grocer/foundation/contract';
import type { Card, Cents } from '@grocer/foundation/domain';
import { err, GrocerError } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import type { WalletConfig } from '../config.ts';
import { createWallet } from './create-wallet.ts';
import type { WalletCard } from '../events.ts';
import { toWalletCard } from './public-state.ts';

/** The wallet's calls without its screens. Nothing here rejects; a failure is a `GrocerError` with a closed code. */
export interface WalletClient {
  /** The saved cards that the config shows. */
  listCards(): Promise<Result<readonly WalletCard[]>>;
  /** Adds a gift card; ends in `gift_card_empty`, `gift_card_limit`, `card_duplicate` or `card_declined`. */
  addGiftCard(card: { readonly pan: string; readonly pin: string }): Promise<Result<WalletCard>>;
  /** Adds a SNAP EBT card; ends in `snap_card_exists` or `card_declined`. */
  addSnapCard(card: { readonly pan: string; readonly save?: boolean }): Promise<Result<WalletCard>>;
  /** Deletes a card that has been listed or added here. */
  deleteCard(cardId: string): Promise<Result<true>>;
  /** Makes a bank card the preferred one of the config's application. */
  preferCard(cardId: string): Promise<Result<true>>;
  /** What is left on a gift card, in whole cents; `not_found` for a card that has not been listed or added here. */
  checkGiftBalance(cardId: string): Promise<Result<Cents>>;
  /** Ends every call that still runs. */
  dispose(): void;
}

const unknownCard = (): GrocerError =>
  new GrocerError({ code: 'not_found', retryable: false, message: 'No card with this id has been listed.' });

/**
 * Makes a client of the wallet's calls, for a host with screens of its own: the same session handling and retries.
 * Each method call is an operation with a key of its own, so that after `unconfirmed` a host lists the cards before it
 * tries again. Bank cards are added in the vault's frame only, and so not here. Throws `invalid_config`.
 */
export function createWalletClient(config: WalletConfig): WalletClient {
  const { deps, store, names } = createWallet(config);
  names(({ config: check }) => check(config));
  const { http, timing } = deps;
  const { flags, facilityId } = store.getState().settings;
  const ending = new AbortController();
  const { signal } = ending;
  // References to pay with stay in here.
  const seen = new Map<string, Card>();

  function shown(card: Card): WalletCard {
    seen.set(card.id, card);
    return toWalletCard(card);
  }
  const added = (result: Result<Card>): Result<WalletCard> =>
    result.ok ? { ok: true, value: shown(result.value) } : result;
  const now = (): Date => new Date(timing.now());

  return {
    async listCards() {
      const { showSnapCards: snap, showGiftCards: gift, getGiftCardBalances: giftBalances } = flags;
      const result = await http.send(listCards, { snap, gift, giftBalances }, { signal });
      return result.ok ? { ok: true, value: result.value.cards.map(shown) } : result;
    },
    addGiftCard: async (card) =>
      added(await http.send(addGiftCard, { ...card, facilityId, at: now() }, { signal })),
    addSnapCard: async ({ pan, save = true }) =>
      added(await http.send(addSnapCard, { pan, save, facilityId, at: now() }, { signal })),
    deleteCard: (cardId) => http.send(deleteCard, { cardId }, { signal }),
    preferCard: (cardId) => http.send(preferCard, { cardId }, { signal }),
    async checkGiftBalance(cardId) {
      const card = seen.get(cardId);
      if (!card) return err(unknownCard());
      return http.send(checkGiftBalance, { paymentGram: card.paymentGram }, { signal });
    },
    dispose: () => ending.abort(),
  };
}
