import { useIdle } from '@grocer/foundation/embed';
import type { Chunk } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { useNewsPart } from './elsewhere/Elsewhere.tsx';
import type { NewsPart } from './elsewhere/Elsewhere.tsx';
import { frameMessages } from './frame/messages.ts';
import { WaitingView } from './frame/WaitingPart.tsx';
import { loadAddresses } from './load-addresses.ts';
import { loadOptions } from './options/load-options.ts';
import { needsSignIn } from './navigation/rules.ts';
import type { Trail, View } from './navigation/rules.ts';
import { usePart, useSelectorStore, useText } from './selector-context.tsx';

/** What is loaded after the first views. */
export interface LateViews {
  readonly addresses: Chunk<Awaited<ReturnType<typeof loadAddresses>>>;
  readonly news: NewsPart;
}

/** Loads the views that are not seen at once: got ready while nothing else happens, for those who can see them. */
export function useLateViews(trail: Trail): LateViews {
  const isSignedIn = useSelectorStore(({ book }) => book.phase !== 'idle');
  const isIdle = useIdle();
  usePart(loadOptions, isIdle);
  return {
    addresses: usePart(loadAddresses, (isIdle && isSignedIn) || trail.some(needsSignIn)),
    news: useNewsPart(),
  };
}

/** A view of addresses, or how far it has come. */
export function LateAddressView({
  view,
  addresses,
}: Pick<LateViews, 'addresses'> & { readonly view: View }): ReactNode {
  const text = useText('frame', frameMessages);
  if (addresses.phase === 'ready') return <addresses.loaded.AddressViews view={view} />;
  return <WaitingView part={addresses} title={text.loadingAddresses} text={text.loadingAddresses} />;
}
