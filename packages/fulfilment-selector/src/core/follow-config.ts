import { signedInAs } from '@grocer/foundation/embed';
import type { SelectorConfig, SelectorUpdate } from '../config.ts';

type ProvidedConfig = Omit<SelectorConfig, 'container'>;

/** Returns the part of a config that `update()` can change. */
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
  ...(authConfig && signedInAs(authConfig)),
  ...(didYouKnow && { didYouKnow }),
});
