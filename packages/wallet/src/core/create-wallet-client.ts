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

/**
 * The wallet's calls without its screens. No method rejects; failures are `GrocerError`s with closed codes.
 */
export interface WalletClient {
  /** Lists the saved cards of the kinds that the config shows. */
  listCards(): Promise<Result<readonly WalletCard[]>>;
  /** Adds a gift card; ends in `gift_card_empty`, `gift_card_limit`, `card_duplicate` or `card_declined`. */
  addGiftCard(card: { readonly pan: string; readonly pin: string }): Promise<Result<WalletCard>>;
  /** Adds a SNAP EBT card; ends in `snap_card_exists` or `card_declined`. */
  addSnapCard(card: { readonly pan: string; readonly save?: boolean }): Promise<Result<WalletCard>>;
  /** Deletes a saved card. */
  deleteCard(cardId: string): Promise<Result<true>>;
  /** Makes a bank card the preferred one of the config's application. */
  preferCard(cardId: string): Promise<Result<true>>;
  /**
   * Resolves with a gift card's balance in whole cents; `not_found` unless this client listed or added the
   * card.
   */
  checkGiftBalance(cardId: string): Promise<Result<Cents>>;
  /** Aborts every request in flight. */
  dispose(): void;
}

const unknownCard = (): GrocerError =>
  new GrocerError({ code: 'not_found', retryable: false, message: 'No card with this id has been listed.' });

/**
 * Creates a client for the wallet's calls, for a host with its own screens. Sessions and retries work as in
 * the wallet. Each method call has its own idempotency key, so list the cards after `unconfirmed` before you
 * try again. Bank cards can only be added in the vault's frame, so no method adds one. Throws
 * `invalid_config`.
 */
export function createWalletClient(config: WalletConfig): WalletClient {
  const { deps, store, names, dispose } = createWallet(config);
  names(({ config: check }) => check(config));
  const { http, timing } = deps;
  const { flags, facilityId } = store.getState().settings;
  const { signal } = deps;
  // Cards with their payment references, which never leave the client.
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
    dispose,
  };
}
