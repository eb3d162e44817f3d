import { createProvider } from '@grocer/foundation/embed';
import type { Provider } from '@grocer/foundation/embed';
import type { AccountConfig } from '../config.ts';
import { AccountScope } from './context.tsx';
import { createAccount } from './create-account.ts';

/** One account for all of its components below it. */
export const AccountProvider: Provider<Omit<AccountConfig, 'container'>> = /* @__PURE__ */ createProvider({
  provider: 'AccountProvider',
  create: (config) => createAccount(config),
  changeable: ({ appearance = {}, messages = {}, membership = {}, extraNavItems = [], ...config }) => ({
    appearance,
    messages,
    membership,
    extraNavItems,
    ...(config.path !== undefined && { path: config.path }),
    ...(config.view !== undefined && {
      view: config.view,
      ...(config.addressId !== undefined && { addressId: config.addressId }),
    }),
    ...(config.storeTimeZone !== undefined && { storeTimeZone: config.storeTimeZone }),
    ...(config.authConfig && { token: config.authConfig.token }),
  }),
  Scope: AccountScope,
});
