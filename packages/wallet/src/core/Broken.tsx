import { BrokenPanel } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { cardMessages } from '../cards/messages.ts';
import { useText } from './context.tsx';

interface BrokenProps {
  readonly onRetry: () => void;
  readonly onClose: (reason: 'close' | 'escape') => void;
}

/** Replaces the flyout, or a screen of it, that cannot be shown. */
export function Broken(ways: BrokenProps): ReactNode {
  return <BrokenPanel text={useText('cards', cardMessages)} {...ways} />;
}
