import { createProvider } from '@grocer/foundation/embed';
import type { Provider } from '@grocer/foundation/embed';
import type { AccountConfig } from '../config.ts';
import { AccountScope } from './context.tsx';
import { createAccount } from './create-account.ts';
import { changeableOf, fixedOf } from './follow-config.ts';

/** One account for all of its components below it. */
export const AccountProvider: Provider<Omit<AccountConfig, 'container'>> = /* @__PURE__ */ createProvider({
  provider: 'AccountProvider',
  create: (config) => createAccount(config),
  changeable: changeableOf,
  fixed: fixedOf,
  Scope: AccountScope,
});
