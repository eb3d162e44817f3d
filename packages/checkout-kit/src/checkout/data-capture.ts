import { loadScript } from '@grocer/foundation/embed';
import type { CheckoutConfig } from '../config.ts';

/** Brings the host's data-capture script into the page, with a checkout's id in its address. */
export type DataCapture = (checkoutId: string) => void;

// [C-7.29]
/** The data-capture script of a host: loaded once for each checkout; nothing waits for it, and nothing is missed without it. */
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
