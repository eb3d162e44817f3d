import { useMemo } from 'react';
import { swapChainWord } from '../../core/banner/rules.ts';
import { contentText } from '../../core/content/rules.ts';
import { useSelectorStore } from '../../core/context.tsx';

/** Returns a function that finds a text for timeslots: the host's, else the service's [F-7.19] [F-8.12]. */
export function useWords(): (key: string, fallback: string) => string {
  const { content, chain } = useSelectorStore(({ settings }) => settings);
  const strings = useSelectorStore((state) => state.timesStrings);
  return useMemo(
    () => (key, fallback) => swapChainWord(contentText([content, strings ?? {}], key, fallback), chain),
    [content, strings, chain],
  );
}
