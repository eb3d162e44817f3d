import { beginCheckout, shopperServices } from '@grocer/foundation/testing/checkouts';
import type { Beginning } from '@grocer/foundation/testing/checkouts';
import type { OpenShop } from '../support/open-shop.ts';

/** Creates a checkout for Alice, as the scheduling page does; resolves with the path of its payment step. */
export async function beginOrder({ sandbox }: OpenShop, beginning: Beginning = {}): Promise<string> {
  const api = `http://127.0.0.1:${sandbox.ports.api}`;
  const services = shopperServices(api, await sandbox.tokenFor('alice'));
  return `/checkout?orderId=${await beginCheckout(services, beginning)}`;
}
