import { useChunk } from '@grocer/foundation/embed';
import { SlowStatus } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { navigationMessages } from '../features/navigation/messages.ts';
import { loadCommunityRewards } from '../lazy.ts';
import { useAccountStore, useText } from './context.tsx';
import { BrokenPart } from './Guarded.tsx';
import { rewardsLabel } from './rewards-rules.ts';
import { partMessages } from './messages.ts';

/** The community rewards page, titled with the banner's name for it, once its chunk has loaded. */
export function LazyRewards(): ReactNode {
  const text = useText('parts', partMessages);
  const { pages } = useText('navigation', navigationMessages);
  const banner = useAccountStore(({ settings }) => settings.banner);
  const chunk = useChunk(loadCommunityRewards, true);
  if (chunk.phase === 'ready') return <chunk.loaded.CommunityRewards title={pages[rewardsLabel(banner)]} />;
  if (chunk.phase === 'failed') return <BrokenPart onRetry={chunk.retry} />;
  return <SlowStatus text={text.loading} />;
}
