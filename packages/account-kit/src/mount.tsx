import { containerProblems, mountCore } from '@grocer/foundation/embed';
import type { AccountConfig } from './config.ts';
import { AccountNavigation } from './core/inline-parts.tsx';
import { AgeVerification } from './core/AgeVerification.tsx';
import { AccountScope } from './core/context.tsx';
import { createAccount } from './core/create-account.ts';
import { actionsOf } from './core/use-account.ts';
import type { AccountHandle } from './handle.ts';

/**
 * Mounts a shopper's account and returns its handle synchronously. Throws a `GrocerError` with code
 * `invalid_config` or `container_in_use` for a mistake of the host; all other errors are emitted as events.
 *
 * @example
 * const account = mount({ environment: 'LOCAL', container: '#account', authConfig, navigation: router });
 * account.update({ path: '/account/addresses' });
 */
export function mount(config: AccountConfig): AccountHandle {
  const account = createAccount(config, containerProblems(config));
  const handle = mountCore(account, {
    product: 'Account Kit',
    part: 'account-navigation',
    container: config.container,
    content: (element) => (
      <AccountScope core={account}>
        {element && <AccountNavigation element={element} />}
        <AgeVerification />
      </AccountScope>
    ),
  });
  return Object.assign(handle, { ...actionsOf(account), update: handle.update });
}
