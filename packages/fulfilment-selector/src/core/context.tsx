import { createSdkContext } from '@grocer/foundation/embed';
import { useMemo } from 'react';
import type { SelectorEvents } from '../events.ts';
import type { SelectorMessages } from '../messages.ts';
import { swapChainWord } from './banner/rules.ts';
import { contentText } from './content/rules.ts';
import type { Selector } from './create-selector.ts';
import type { SelectorState } from './public-state.ts';
import type { SelectorStore } from './store.ts';

/** The selector's React context and the hooks that read from it. */
export const {
  Scope: SelectorScope,
  useActions: useSelectorActions,
  useCore: useSelectorCore,
  useCoreStore: useSelectorStore,
  useEvent,
  usePublicState,
  useText,
} = /* @__PURE__ */ createSdkContext<
  SelectorMessages,
  SelectorStore,
  SelectorState,
  SelectorEvents,
  Selector
>('FulfilmentProvider');

/**
 * Returns a function that finds a text by key, first in the host's table, then in the service's, and replaces
 * the chain's name in it [F-7.19] [F-8.12].
 */
export function useContent(): (key: string, fallback: string) => string {
  const { content, chain } = useSelectorStore(({ settings }) => settings);
  const strings = useSelectorStore((state) => state.strings);
  return useMemo(
    () => (key, fallback) => swapChainWord(contentText([content, strings], key, fallback), chain),
    [content, strings, chain],
  );
}
