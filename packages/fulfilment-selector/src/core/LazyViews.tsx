import { useIdle } from '@grocer/foundation/embed';
import type { Chunk } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { useNewsPart } from '../features/other-tabs/OtherTabs.tsx';
import type { NewsPart } from '../features/other-tabs/OtherTabs.tsx';
import { frameMessages } from '../window/messages.ts';
import { WaitingView } from '../window/WaitingPart.tsx';
import { loadAddresses } from '../lazy.ts';
import { loadOptions } from '../lazy.ts';
import { needsSignIn } from '../window/navigation/rules.ts';
import type { Trail, View } from '../window/navigation/rules.ts';
import { useChunk } from '@grocer/foundation/embed';
import { useSelectorStore, useText } from './context.tsx';

/** The chunks that load after the first views. */
export interface LazyViews {
  readonly addresses: Chunk<Awaited<ReturnType<typeof loadAddresses>>>;
  readonly news: NewsPart;
}

/** Loads chunks of later views in idle time or when needed; addresses only for signed-in shoppers. */
export function useLazyViews(trail: Trail): LazyViews {
  const isSignedIn = useSelectorStore(({ book }) => book.phase !== 'idle');
  const isIdle = useIdle();
  useChunk(loadOptions, isIdle, false);
  const isOpened = trail.some(needsSignIn);
  return {
    addresses: useChunk(loadAddresses, (isIdle && isSignedIn) || isOpened, isOpened),
    news: useNewsPart(),
  };
}

/** An address view, or a loading state until its chunk has loaded. */
export function LazyAddressView({
  view,
  addresses,
}: Pick<LazyViews, 'addresses'> & { readonly view: View }): ReactNode {
  const text = useText('frame', frameMessages);
  if (addresses.phase === 'ready') return <addresses.loaded.AddressViews view={view} />;
  return <WaitingView part={addresses} title={text.loadingAddresses} text={text.loadingAddresses} />;
}
