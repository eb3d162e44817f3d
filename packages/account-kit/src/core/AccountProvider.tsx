import { createProvider, signedInAs } from '@grocer/foundation/embed';
import type { Provider } from '@grocer/foundation/embed';
import type { AccountConfig } from '../config.ts';
import { AccountScope } from './context.tsx';
import { createAccount } from './create-account.ts';

/** Provides one account to the components below. */
export const AccountProvider: Provider<Omit<AccountConfig, 'container'>> = /* @__PURE__ */ createProvider({
  provider: 'AccountProvider',
  create: (config) => createAccount(config),
  changeable: ({ appearance = {}, messages = {}, membership = {}, extraNavItems = [], ...config }) => ({
    appearance,
    messages,
    membership,
    extraNavItems,
    ...(config.path !== undefined && { path: config.path }),
    view: config.view ?? null,
    addressId: (config.view === 'addressForm' ? config.addressId : undefined) ?? null,
    ...(config.storeTimeZone !== undefined && { storeTimeZone: config.storeTimeZone }),
    ...(config.authConfig && signedInAs(config.authConfig)),
  }),
  Scope: AccountScope,
});
