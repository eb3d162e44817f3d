import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SelectorConfig } from './config.ts';
import { createSelector } from './create-selector.ts';
import { SelectorScope } from './selector-context.tsx';

interface FulfilmentProviderProps {
  /** Read once; what changes later goes through `useFulfilmentHandle().update()`. */
  readonly config: Omit<SelectorConfig, 'container'>;
  readonly children: ReactNode;
}

/** One selector for all of its components below it. */
export function FulfilmentProvider({ config, children }: FulfilmentProviderProps): ReactNode {
  const [selector] = useState(() => createSelector(config));
  return <SelectorScope selector={selector}>{children}</SelectorScope>;
}
