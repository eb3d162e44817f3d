import { useChunk } from '@grocer/foundation/embed';
import { SlowStatus } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { loadPreferences } from '../lazy.ts';
import { useText } from './context.tsx';
import { BrokenPart } from './Guarded.tsx';
import { partMessages } from './messages.ts';

/** What the shopper wants to hear of, once its code is here. */
export function LazyPreferences(): ReactNode {
  const text = useText('parts', partMessages);
  const chunk = useChunk(loadPreferences, true);
  if (chunk.phase === 'ready') return <chunk.loaded.PreferencesPage />;
  if (chunk.phase === 'failed') return <BrokenPart onRetry={chunk.retry} />;
  return <SlowStatus text={text.loading} />;
}
