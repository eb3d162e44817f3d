import { checkSnapBalance, readPaymentInfo } from '@grocer/foundation/contract';
import { senderOf } from '@grocer/foundation/testing/checkouts';
import type { ShopperServices } from '@grocer/foundation/testing/checkouts';
import { createFilledFields } from '../../../packages/wallet/src/testing/filled-fields.ts';
import type { ClientSetup } from '../conversation.ts';

/** The PIN of every EBT test card. */
const PIN = '1234';

/** Types the PIN of the SNAP card that pays into the vault, and has the service find it right; gives what stands for it. */
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
