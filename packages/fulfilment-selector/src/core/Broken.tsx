import { BrokenPanel } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { frameMessages } from '../window/messages.ts';
import { useSelectorActions, useText } from './context.tsx';

/** The fallback of a window that fails to load or render. */
export function Broken({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const text = useText('frame', frameMessages);
  const { closeWindow } = useSelectorActions();
  return <BrokenPanel text={text} onRetry={onRetry} onClose={closeWindow} />;
}
