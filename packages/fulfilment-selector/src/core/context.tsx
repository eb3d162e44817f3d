import { createSdkContext, partError, useChunk } from '@grocer/foundation/embed';
import type { Chunk } from '@grocer/foundation/embed';
import { useCallback, useMemo } from 'react';
import type { SelectorEvents } from '../events.ts';
import type { SelectorMessages } from '../messages.ts';
import { swapChainWord } from './banner/rules.ts';
import { contentText } from './content/rules.ts';
import type { Selector } from './create-selector.ts';
import { PRODUCT } from './product.ts';
import type { SelectorState } from './public-state.ts';
import type { SelectorStore } from './store.ts';

/** The context of the selector's components, and the hooks that read from it. */
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

/** Finds words by their key in the host's table, then the service's, and swaps the chain's word [F-7.19] [F-8.12]. */
export function useContent(): (key: string, fallback: string) => string {
  const { content, chain } = useSelectorStore(({ settings }) => settings);
  const strings = useSelectorStore((state) => state.strings);
  return useMemo(
    () => (key, fallback) => swapChainWord(contentText([content, strings], key, fallback), chain),
    [content, strings, chain],
  );
}

/** Loads a part of the selector, and what its presses do. */
export function usePart<Part>(load: () => Promise<Part>, isWanted: boolean): Chunk<Part> {
  const { bring } = useSelectorCore().deps.late;
  const both = useCallback(async () => {
    const act = async (): Promise<void> => {
      if (!(await bring())) throw partError(PRODUCT, 'loaded');
    };
    // Whichever fails first ends the wait.
    return (await Promise.all([load(), act()]))[0];
  }, [load, bring]);
  return useChunk(both, isWanted);
}
