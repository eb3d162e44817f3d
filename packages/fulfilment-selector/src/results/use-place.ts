import { useSelectorStore, useText } from '../selector-context.tsx';
import { resultMessages } from './messages.ts';

/** Where the shopper has looked, in words: a ZIP code, or their location. */
export function usePlace(): string {
  const text = useText('results', resultMessages);
  const near = useSelectorStore(({ results }) =>
    results.phase === 'ready' ? results.found.near : undefined,
  );
  return near?.by === 'postalCode' ? near.zip : text.yourLocation;
}
