import { useSelectorStore, useText } from '../selector-context.tsx';
import { resultMessages } from './messages.ts';

/** Where the shopper has looked, in words: a ZIP code, or their location. */
export function usePlace(): string {
  const text = useText('results', resultMessages);
  const mode = useSelectorStore((state) => state.mode);
  const zip = useSelectorStore((state) => state.zip);
  return mode === 'geolocation' ? text.yourLocation : (zip ?? '');
}
