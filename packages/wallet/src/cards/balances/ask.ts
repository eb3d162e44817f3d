import type { Card } from '@grocer/foundation/domain';
import type { WalletCore } from '../../core/lazy-part.ts';
import { loadForms } from '../../lazy.ts';

/** Loads the forms' chunk and checks the balance of a gift card with it. */
export async function askGiftBalance(core: WalletCore, card: Card): Promise<void> {
  try {
    const { checkGiftCard } = await loadForms();
    await checkGiftCard(core)(card);
  } catch {
    const { markCheck, showNotice } = core.store.getState();
    markCheck(card.id, 'failed');
    showNotice({ tone: 'danger', about: 'giftBalanceFailed' });
  }
}
