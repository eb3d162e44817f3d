import { checkSnapBalance, readPaymentInfo } from '@grocer/foundation/contract';
import { senderOf } from '@grocer/foundation/testing/checkouts';
import type { ShopperServices } from '@grocer/foundation/testing/checkouts';
import { createFilledFields } from '../../../packages/wallet/src/testing/filled-fields.ts';
import type { ClientSetup } from '../conversation.ts';

/** The PIN of every EBT test card. */
const PIN = '1234';

/**
 * Creates a function that enters the PIN of the paying SNAP card in the vault and has the service verify it;
 * it resolves with the token.
 */
export function createPins(services: ShopperServices, { vault, paypageId }: ClientSetup) {
  const send = senderOf(services);
  const fields = createFilledFields({ vault, paypageId, parentOrigin: 'http://shop.localhost' }).pinWith(PIN);
  return async (orderId: string): Promise<string> => {
    const { snap } = await send(readPaymentInfo, { id: orderId });
    const typed = await fields.tokenise();
    const [card] = snap;
    if (!card || !typed.ok) throw new Error('There is no PIN to pay with.');
    await send(checkSnapBalance, { pinToken: typed.token, paymentGram: card.paymentGram });
    return typed.token;
  };
}
