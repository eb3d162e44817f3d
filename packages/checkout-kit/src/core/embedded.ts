import type { CheckoutCore } from './create-checkout.ts';
import type { SignIn } from './slice.ts';

interface Embedded {
  readonly update: (patch: SignIn) => void;
  readonly unmount: () => void;
}

/**
 * Runs `use` with another SDK's mount, which receives the shopper's new tokens and is unmounted after `use` or
 * with the checkout. Resolves with undefined once the checkout has ended; rejects as `use` does.
 */
export async function whileEmbedded<Mount extends Embedded, Result>(
  { deps: { signal, signIns } }: Pick<CheckoutCore, 'deps'>,
  mounted: Mount,
  use: (mounted: Mount) => Promise<Result>,
): Promise<Result | undefined> {
  const { update, unmount } = mounted;
  function leave(): void {
    signal.removeEventListener('abort', leave);
    signIns.delete(update);
    unmount();
  }
  signal.addEventListener('abort', leave);
  signIns.add(update);
  try {
    const result = await use(mounted);
    return signal.aborted ? undefined : result;
  } finally {
    leave();
  }
}
