import { useChunk, useIdle } from '@grocer/foundation/embed';
import type { Chunk } from '@grocer/foundation/embed';
import { SlowStatus } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { ViewBody, ViewHeader } from './frame/ViewHeader.tsx';
import { frameMessages } from './frame/messages.ts';
import { BrokenPart } from './Guarded.tsx';
import { loadAddresses } from './load-addresses.ts';
import { loadOptions } from './options/load-options.ts';
import { needsSignIn } from './navigation/rules.ts';
import type { Trail, View } from './navigation/rules.ts';
import { useSelectorStore, useText } from './selector-context.tsx';

/** What is loaded after the first views. */
export interface LateViews {
  readonly addresses: Chunk<Awaited<ReturnType<typeof loadAddresses>>>;
}

/** Loads the views that are not seen at once: got ready while nothing else happens, for those who can see them. */
export function useLateViews(trail: Trail): LateViews {
  const isSignedIn = useSelectorStore(({ book }) => book.phase !== 'idle');
  const isIdle = useIdle();
  useChunk(loadOptions, isIdle);
  return { addresses: useChunk(loadAddresses, (isIdle && isSignedIn) || trail.some(needsSignIn)) };
}

/** A view of addresses, or how far it has come. */
export function LateAddressView({ view, addresses }: LateViews & { readonly view: View }): ReactNode {
  const text = useText('frame', frameMessages);
  if (addresses.phase === 'ready') return <addresses.loaded.AddressViews view={view} />;
  return (
    <>
      <ViewHeader title={text.loadingAddresses} isWaiting />
      <ViewBody>
        {addresses.phase === 'failed' ? (
          <BrokenPart onRetry={addresses.retry} />
        ) : (
          <SlowStatus text={text.loadingAddresses} />
        )}
      </ViewBody>
    </>
  );
}
