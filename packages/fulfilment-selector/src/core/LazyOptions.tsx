import type { ReactNode } from 'react';
import { frameMessages } from '../window/messages.ts';
import { useTitle } from '../window/use-title.ts';
import { WaitingPart, WaitingView } from '../window/WaitingPart.tsx';
import { useChunk } from '@grocer/foundation/embed';
import { useText } from './context.tsx';
import { loadOptions } from '../lazy.ts';

/** The deliveries there are, once their part of the selector is here. */
export function LazyDeliveries(): ReactNode {
  const text = useText('frame', frameMessages);
  const part = useChunk(loadOptions, true);
  return part.phase === 'ready' ? (
    <part.loaded.Deliveries />
  ) : (
    <WaitingPart part={part} text={text.loading} />
  );
}

/** Every way to shop on one list, or what asks to sign in, once their part of the selector is here. */
export function LazyOptionView({ isSignIn }: { readonly isSignIn: boolean }): ReactNode {
  const text = useText('frame', frameMessages);
  const title = useTitle();
  const part = useChunk(loadOptions, true);
  if (part.phase === 'ready') return isSignIn ? <part.loaded.SignIn /> : <part.loaded.WaysToShop />;
  return <WaitingView part={part} title={title} text={text.loading} />;
}
