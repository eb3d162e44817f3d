import { containerProblems, mountCore } from '@grocer/foundation/embed';
import type { CheckoutConfig } from './config.ts';
import { CheckoutScope } from './core/context.tsx';
import { createCheckoutCore } from './core/create-checkout.ts';
import { CheckoutPage } from './core/inline-parts.tsx';
import { actionsOf } from './core/use-checkout.ts';
import type { CheckoutHandle } from './handle.ts';

/**
 * Mounts the checkout of an order and returns its handle synchronously. Throws a `GrocerError` with code
 * `invalid_config` or `container_in_use` for a mistake of the host; all other errors are emitted as events.
 *
 * @example
 * const checkout = mount({ environment: 'LOCAL', container: '#checkout', orderId, authConfig, navigation: router });
 * checkout.on('order:placed', () => cart.reload());
 */
export function mount(config: CheckoutConfig): CheckoutHandle {
  const core = createCheckoutCore(config, containerProblems(config));
  const handle = mountCore(core, {
    product: 'Checkout Kit',
    part: 'checkout',
    container: config.container,
    content: (element) => (
      <CheckoutScope core={core}>{element && <CheckoutPage element={element} />}</CheckoutScope>
    ),
  });
  return Object.assign(handle, { ...actionsOf(core), update: handle.update });
}
