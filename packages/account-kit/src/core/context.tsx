import { createSdkContext } from '@grocer/foundation/embed';
import type { AccountEvents } from '../events.ts';
import type { AccountMessages } from '../messages.ts';
import type { Account } from './create-account.ts';
import type { AccountState } from './public-state.ts';
import type { AccountStore } from './store.ts';

/** The context of the account's components, and the hooks that read from it. */
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
