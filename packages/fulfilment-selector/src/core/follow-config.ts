import type { SelectorConfig, SelectorUpdate } from '../config.ts';

type ProvidedConfig = Omit<SelectorConfig, 'container'>;

/** What an update could say, as a config has it. */
export const changeableOf = ({
  activeModality,
  appearance = {},
  authConfig,
  cart = [],
  content = {},
  didYouKnow,
  membership = {},
  messages = {},
  openedFrom = 'header',
}: ProvidedConfig): SelectorUpdate => ({
  appearance,
  cart,
  content,
  membership,
  messages,
  openedFrom,
  ...(activeModality && { activeModality }),
  ...(authConfig && { token: authConfig.token }),
  ...(didYouKnow && { didYouKnow }),
});

/** Keys of a config that updates take as they are. */
type ChangeableKey = Exclude<keyof SelectorUpdate, 'token'>;

/** What a config says and no update can. */
export function fixedOf(config: Pick<ProvidedConfig, ChangeableKey | 'authConfig'>): object {
  const {
    activeModality: _active,
    appearance: _appearance,
    authConfig,
    cart: _cart,
    content: _content,
    didYouKnow: _facts,
    membership: _membership,
    messages: _messages,
    openedFrom: _openedFrom,
    ...rest
  } = config;
  if (!authConfig) return rest;
  const { token: _token, ...session } = authConfig;
  return { ...rest, authConfig: session };
}
