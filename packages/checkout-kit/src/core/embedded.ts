import type { CheckoutCore } from './create-checkout.ts';
import type { SignIn } from './slice.ts';

interface Embedded {
  readonly update: (patch: SignIn) => void;
  readonly unmount: () => void;
}

/** Unmounts another SDK with the checkout, and has it go on when the shopper has signed in again; gives how to unmount it earlier. */
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
