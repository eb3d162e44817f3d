import { MODALITIES } from '@grocer/foundation/domain';
import type { Cart, Modality } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import type { ShopApi } from '../shop-api.ts';
import { isEmpty } from './device-cart.ts';
import type { DeviceCart } from './device-cart.ts';
import { isSame, withNextPart, withoutOthers, withRefused, withTaken } from './handover-parts.ts';

interface Handover {
  /** Id of the shopper who has signed in. */
  readonly shopperId: string;
  readonly addAll: ShopApi['addAll'];
  /** Reads the cart of this browser, which other tabs may change at any time. */
  readonly readDevice: () => DeviceCart;
  readonly keepDevice: (cart: DeviceCart) => void;
}

interface HandedOver {
  readonly cart: Cart;
  /** Why lines stay in the browser, if a retry alone does not help. */
  readonly refusal: GrocerError | undefined;
}

/** Returns true for a definite refusal (4xx). After any other failure the lines may have been added. */
const isDecided = ({ status = 0 }: GrocerError): boolean => status >= 400 && status < 500;

/** Returns true for a refusal that one of several lines may have caused, such as a product that is gone. */
const isAboutLines = ({ status = 0 }: GrocerError): boolean => [400, 404, 422].includes(status);

/**
 * Adds the lines of a visitor's cart to the cart of the shopper who has signed in, once: one request for each
 * way to shop, and more to find the lines that are refused. Lines that were not accepted stay in the browser and
 * are tried again after the next read.
 */
export async function handOver(
  { shopperId, addAll, readDevice, keepDevice }: Handover,
  own: Cart,
): Promise<HandedOver> {
  const before = readDevice();
  if (isEmpty(before)) return { cart: own, refusal: undefined };
  const device = withoutOthers(before, shopperId);
  keepDevice(device);
  // Where the search for refused lines has ended; the shopper may have it repeated.
  const found = (device.begun ?? []).filter(({ isRefused, lines }) => isRefused && lines.length === 1);
  const known = found.flatMap(({ lines }) => lines);
  let cart = own;
  let refusal: GrocerError | undefined;
  /** Sends the lines of one way to shop, or some of them, until none is left or a request fails. */
  async function hand(modality: Modality, only?: DeviceCart['lines']): Promise<void> {
    const { cart: begun, part } = withNextPart(readDevice(), { shopperId, modality, only, own: cart });
    keepDevice(begun);
    if (!part) return;
    const added = await addAll({ modality, additions: part.lines, cartId: part.id });
    if (added.ok) {
      cart = added.value;
      keepDevice(withTaken(readDevice(), part));
      await hand(modality, only);
    } else if (!added.error.retryable) {
      const half = Math.ceil(part.lines.length / 2);
      const isNew = only !== undefined || part.lines.some((line) => !known.some((one) => isSame(one, line)));
      const isAbout = isAboutLines(added.error);
      if (isDecided(added.error)) keepDevice(withRefused(readDevice(), part, isAbout && !isNew));
      if (isNew && isAbout && part.lines.length > 1) {
        await hand(modality, part.lines.slice(0, half));
        await hand(modality, part.lines.slice(half));
      } else refusal ??= added.error;
    }
  }
  for (const modality of MODALITIES) await hand(modality);
  return { cart, refusal };
}
