import type { Card } from '@grocer/foundation/domain';
import type { WalletCore } from '../../core/lazy-part.ts';
import { loadForms } from '../../lazy.ts';

/** Asks for a gift card's balance; the code for it comes with the forms. */
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
