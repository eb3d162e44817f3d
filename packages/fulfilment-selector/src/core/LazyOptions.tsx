import type { ReactNode } from 'react';
import { frameMessages } from '../window/messages.ts';
import { useTitle } from '../window/use-title.ts';
import { WaitingPart, WaitingView } from '../window/WaitingPart.tsx';
import { useChunk } from '@grocer/foundation/embed';
import { useText } from './context.tsx';
import { loadOptions } from '../lazy.ts';

/** The delivery options, or a loading state until their chunk has loaded. */
export function LazyDeliveries(): ReactNode {
  const text = useText('frame', frameMessages);
  const part = useChunk(loadOptions, true);
  return part.phase === 'ready' ? (
    <part.loaded.Deliveries />
  ) : (
    <WaitingPart part={part} text={text.loading} />
  );
}

/** The list of all modalities or the sign-in prompt, or a loading state until their chunk has loaded. */
export function LazyOptionView({ isSignIn }: { readonly isSignIn: boolean }): ReactNode {
  const text = useText('frame', frameMessages);
  const title = useTitle();
  const part = useChunk(loadOptions, true);
  if (part.phase === 'ready') return isSignIn ? <part.loaded.SignIn /> : <part.loaded.WaysToShop />;
  return <WaitingView part={part} title={title} text={text.loading} />;
}
