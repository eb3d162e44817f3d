import { EmbedProvider, mergeMessages, useChunk } from '@grocer/foundation/embed';
import { createContext, useCallback, useContext, useEffect, useMemo } from 'react';
import type { Chunk } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { swapChainWord } from './banner/rules.ts';
import { contentText } from './content/rules.ts';
import type { Selector } from './create-selector.ts';
import type { SelectorMessages } from '../messages.ts';
import { partError } from './part-error.ts';
import type { SelectorStore } from './store.ts';

const SelectorContext = createContext<Selector | undefined>(undefined);

/** The selector that a component is part of. */
export function useSelectorCore(): Selector {
  const selector = useContext(SelectorContext);
  if (!selector) {
    throw new Error('Grocer Fulfilment Selector: its components have to be inside <FulfilmentProvider>.');
  }
  return selector;
}

/** Reads from the store; renders again when what was read changes. */
export const useSelectorStore = <Selected,>(selector: (state: SelectorStore) => Selected): Selected =>
  useStore(useSelectorCore().store, selector);

/** What can be done. Parts that wait for what presses do have all of it; it never changes from then on. */
export const useSelectorActions = (): SelectorStore => useSelectorCore().store.getState();

/** The words of one part of the selector: its own, with the host's in their place. */
export function useText<Part extends keyof SelectorMessages>(
  part: Part,
  own: SelectorMessages[Part],
): SelectorMessages[Part] {
  const { names } = useSelectorCore();
  const theirs = useSelectorStore(({ settings }) => settings.messages[part]);
  useEffect(() => {
    if (theirs) names(({ words }) => words(part, own, theirs));
  }, [names, part, own, theirs]);
  return useMemo(() => (theirs === undefined ? own : mergeMessages(own, theirs)), [own, theirs]);
}

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
      if (!(await bring())) throw partError('loaded');
    };
    // Whichever fails first ends the wait.
    return (await Promise.all([load(), act()]))[0];
  }, [load, bring]);
  return useChunk(both, isWanted);
}

interface ScopeProps {
  readonly selector: Selector;
  readonly children: ReactNode;
}

/** Makes a selector usable by everything below, and keeps it alive while it is in the page. */
export function SelectorScope({ selector, children }: ScopeProps): ReactNode {
  const { config, store, retain } = selector;
  const appearance = useStore(store, ({ settings }) => settings.appearance);
  useEffect(() => retain(), [retain]);
  return (
    <SelectorContext.Provider value={selector}>
      <EmbedProvider config={config} appearance={appearance}>
        {children}
      </EmbedProvider>
    </SelectorContext.Provider>
  );
}
