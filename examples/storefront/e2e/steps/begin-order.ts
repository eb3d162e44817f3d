import { beginCheckout, shopperServices } from '@grocer/foundation/testing/checkouts';
import type { Beginning, ShopperServices } from '@grocer/foundation/testing/checkouts';
import type { OpenShop } from '../support/open-shop.ts';

/** Returns the services as Alice uses them on another device. */
export const servicesOfAlice = async ({ sandbox }: OpenShop): Promise<ShopperServices> =>
  shopperServices(`http://127.0.0.1:${sandbox.ports.api}`, await sandbox.tokenFor('alice'));

/** Creates a checkout for Alice, as the scheduling page does; resolves with the path of its payment step. */
export const beginOrder = async (shop: OpenShop, beginning: Beginning = {}): Promise<string> =>
  `/checkout?orderId=${await beginCheckout(await servicesOfAlice(shop), beginning)}`;
