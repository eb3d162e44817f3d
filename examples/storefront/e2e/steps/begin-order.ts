import { beginCheckout, shopperServices } from '@grocer/foundation/testing/checkouts';
import type { Beginning } from '@grocer/foundation/testing/checkouts';
import type { OpenShop } from '../support/open-shop.ts';

/** Begins a checkout of Alice's, as the scheduling page does; where its payment step is. */
export async function beginOrder({ sandbox }: OpenShop, beginning: Beginning = {}): Promise<string> {
  const api = `http://127.0.0.1:${sandbox.ports.api}`;
  const services = shopperServices(api, await sandbox.tokenFor('alice'));
  return `/checkout?orderId=${await beginCheckout(services, beginning)}`;
}
