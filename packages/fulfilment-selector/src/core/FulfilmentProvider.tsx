import { createProvider } from '@grocer/foundation/embed';
import type { Provider } from '@grocer/foundation/embed';
import type { SelectorConfig } from '../config.ts';
import { SelectorScope } from './context.tsx';
import { createSelector } from './create-selector.ts';
import { changeableOf } from './follow-config.ts';

/** Provides one selector to all of its components below. */
export const FulfilmentProvider: Provider<Omit<SelectorConfig, 'container'>> = /* @__PURE__ */ createProvider(
  {
    provider: 'FulfilmentProvider',
    create: (config) => createSelector(config),
    changeable: changeableOf,
    Scope: SelectorScope,
  },
);
