import type { CheckoutCore } from './create-checkout.ts';
import type { SignIn } from './slice.ts';

interface Embedded {
  readonly update: (patch: SignIn) => void;
  readonly unmount: () => void;
}

/**
 * Ties another SDK's mount to the checkout: it receives the shopper's new tokens and unmounts with the
 * checkout. Returns a function that unmounts it earlier.
 */
export function embed(
  { deps: { signal, signIns } }: Pick<CheckoutCore, 'deps'>,
  { update, unmount }: Embedded,
): () => void {
  function leave(): void {
    signal.removeEventListener('abort', leave);
    signIns.delete(update);
    unmount();
  }
  signal.addEventListener('abort', leave);
  signIns.add(update);
  return leave;
}
