import { loadScript } from '@grocer/foundation/embed';
import type { CheckoutConfig } from '../config.ts';

/** Loads the host's data-capture script with the checkout's id in its URL. */
export type DataCapture = (checkoutId: string) => void;

// [C-7.29]
/** Creates a function that loads the host's data-capture script once per checkout. Failures are ignored. */
export function createDataCapture({
  dataCapture,
  cspNonce,
}: Pick<CheckoutConfig, 'dataCapture' | 'cspNonce'>): DataCapture {
  let captured: string | undefined;
  return (checkoutId) => {
    if (!dataCapture || captured === checkoutId) return;
    captured = checkoutId;
    const { scriptUrl, integrity } = dataCapture;
    const url = new URL(scriptUrl);
    url.searchParams.set('checkoutId', checkoutId);
    loadScript({ url: url.href, integrity, nonce: cspNonce }).catch(() => undefined);
  };
}
