import type { NavigationMessages } from './features/navigation/messages.ts';

/** Every word of the account, by part. A host can replace any of them. */
export interface AccountMessages {
  navigation: NavigationMessages;
}
