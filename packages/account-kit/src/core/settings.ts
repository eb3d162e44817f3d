import { addMessages } from '@grocer/foundation/embed';
import type { Appearance, DeepPartial } from '@grocer/foundation/embed';
import type { AccountConfig, AccountUpdate } from '../config.ts';
import type { AccountMessages } from '../messages.ts';

/** The config as the account works with it, with defaults filled in. */
export interface Settings {
  readonly isSignedIn: boolean;
  /** The page that is on, where the host says. */
  readonly path: string | undefined;
  readonly appearance: Appearance;
  readonly messages: DeepPartial<AccountMessages>;
}

/** Works out the settings of a new account. */
export const settingsOf = (config: AccountConfig): Settings => ({
  isSignedIn: config.authConfig !== undefined,
  path: config.path,
  appearance: config.appearance ?? {},
  messages: config.messages ?? {},
});

/** The settings after a host's update; what the patch does not name stays. */
export const updatedSettings = (settings: Settings, patch: AccountUpdate): Settings => ({
  ...settings,
  ...(patch.appearance && { appearance: patch.appearance }),
  ...(patch.messages && { messages: addMessages(settings.messages, patch.messages) }),
  ...(patch.path !== undefined && { path: patch.path }),
  ...(patch.token !== undefined && { isSignedIn: true }),
});
