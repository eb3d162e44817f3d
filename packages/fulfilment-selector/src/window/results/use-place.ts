import { useSelectorStore, useText } from '../../core/context.tsx';
import { storeMessages } from './store-messages.ts';

/** Where the shopper has looked, in words: a ZIP code, or their location. */
export function usePlace(): string {
  const text = useText('stores', storeMessages);
  const near = useSelectorStore(({ results }) =>
    results.phase === 'ready' ? results.found.near : undefined,
  );
  return near?.by === 'postalCode' ? near.zip : text.yourLocation;
}
