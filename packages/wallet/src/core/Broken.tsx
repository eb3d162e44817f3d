import { BrokenPanel } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { cardMessages } from '../cards/messages.ts';
import { useText, useWalletActions } from './context.tsx';

/** In place of a flyout that cannot be shown. */
export function Broken({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const text = useText('cards', cardMessages);
  const { closeFlyout } = useWalletActions();
  return <BrokenPanel text={text} onRetry={onRetry} onClose={() => closeFlyout('close')} />;
}
