import type { AccountConfig, AccountUpdate } from '../config.ts';

type ProvidedConfig = Omit<AccountConfig, 'container'>;

/** What an update could say, as a config has it. */
export const changeableOf = ({
  appearance = {},
  messages = {},
  path,
  authConfig,
}: ProvidedConfig): AccountUpdate => ({
  appearance,
  messages,
  ...(path !== undefined && { path }),
  ...(authConfig && { token: authConfig.token }),
});

/** What a config says and no update can. */
export function fixedOf(config: ProvidedConfig): object {
  const { appearance: _appearance, messages: _messages, path: _path, authConfig, ...rest } = config;
  if (!authConfig) return rest;
  const { token: _token, ...session } = authConfig;
  return { ...rest, authConfig: session };
}
