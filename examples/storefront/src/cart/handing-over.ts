import { MODALITIES } from '@grocer/foundation/domain';
import type { Cart, Modality } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import type { ShopApi } from '../shop-api.ts';
import type { DeviceCart } from './device-cart.ts';
import { withNextPart, withoutOthers, withRefused, withTaken } from './handover-parts.ts';

interface Handover {
  /** Who has signed in. */
  readonly shopperId: string;
  readonly addAll: ShopApi['addAll'];
  /** The cart of this browser: other tabs may change it at any time. */
  readonly readDevice: () => DeviceCart;
  readonly keepDevice: (cart: DeviceCart) => void;
}

interface HandedOver {
  readonly cart: Cart;
  /** Why something stays in the browser, where another try alone does not help. */
  readonly refusal: GrocerError | undefined;
}

/** Has the service looked at a request and taken nothing of it? After any other failure it may have. */
const isDecided = ({ status = 0 }: GrocerError): boolean => status >= 400 && status < 500;

/**
 * Puts what somebody wanted before they signed in into their own cart, once: one addition for each way of shopping. What was
 * not taken stays in the browser, and is tried again with the next reading.
 */
export async function handOver(
  { shopperId, addAll, readDevice, keepDevice }: Handover,
  own: Cart,
): Promise<HandedOver> {
  const before = readDevice();
  if (before.lines.length === 0 && !before.begun?.length) return { cart: own, refusal: undefined };
  keepDevice(withoutOthers(before, shopperId));
  let cart = own;
  let refusal: GrocerError | undefined;
  /** Sends what there is for one way of shopping until nothing is left, or something was not taken. */
  async function hand(modality: Modality): Promise<void> {
    const { cart: begun, part } = withNextPart(readDevice(), { shopperId, modality, own: cart });
    keepDevice(begun);
    if (!part) return;
    const added = await addAll({ modality, additions: part.lines, cartId: part.id });
    if (added.ok) {
      cart = added.value;
      keepDevice(withTaken(readDevice(), part));
      await hand(modality);
    } else if (!added.error.retryable) {
      refusal ??= added.error;
      if (isDecided(added.error)) keepDevice(withRefused(readDevice(), part));
    }
  }
  for (const modality of MODALITIES) await hand(modality);
  return { cart, refusal };
}
