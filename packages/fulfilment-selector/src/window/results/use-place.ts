import { useSelectorStore, useText } from '../../core/context.tsx';
import { storeMessages } from './store-messages.ts';

/** Returns the searched place as text: the ZIP code or "your location". */
export function usePlace(): string {
  const text = useText('stores', storeMessages);
  const near = useSelectorStore(({ results }) =>
    results.phase === 'ready' ? results.found.near : undefined,
  );
  return near?.by === 'postalCode' ? near.zip : text.yourLocation;
}
