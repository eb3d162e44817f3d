import { createSdkContext } from '@grocer/foundation/embed';
import type { AccountEvents } from '../events.ts';
import type { AccountMessages } from '../messages.ts';
import type { Account } from './create-account.ts';
import type { AccountState } from './public-state.ts';
import type { AccountStore } from './store.ts';

/** React context of the account components, with the hooks that read it. */
export const {
  Scope: AccountScope,
  useActions: useAccountActions,
  useCore: useAccountCore,
  useCoreStore: useAccountStore,
  useEvent,
  usePublicState,
  useText,
} = /* @__PURE__ */ createSdkContext<AccountMessages, AccountStore, AccountState, AccountEvents, Account>(
  'AccountProvider',
);
