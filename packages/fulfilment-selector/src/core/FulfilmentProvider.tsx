import { useFollowed } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import type { SelectorConfig } from '../config.ts';
import { createSelector } from './create-selector.ts';
import { changeableOf, fixedOf } from './follow-config.ts';
import { SelectorScope } from './context.tsx';

interface FulfilmentProviderProps {
  /**
   * What `update()` takes follows the newest render; functions are always the newest. Anything else is read once:
   * give the provider another `key` to start anew, as for another shopper.
   */
  readonly config: Omit<SelectorConfig, 'container'>;
  readonly children: ReactNode;
}

const followed = {
  provider: 'FulfilmentProvider',
  create: (config: FulfilmentProviderProps['config']) => createSelector(config),
  changeable: changeableOf,
  fixed: fixedOf,
};

/** One selector for all of its components below it. */
export function FulfilmentProvider({ config, children }: FulfilmentProviderProps): ReactNode {
  const selector = useFollowed(config, followed);
  return <SelectorScope core={selector}>{children}</SelectorScope>;
}
