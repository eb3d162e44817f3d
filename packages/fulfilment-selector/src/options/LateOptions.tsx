import { useChunk } from '@grocer/foundation/embed';
import { SlowStatus } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { frameMessages } from '../frame/messages.ts';
import { useTitle } from '../frame/use-title.ts';
import { ViewBody, ViewHeader } from '../frame/ViewHeader.tsx';
import { BrokenPart } from '../Guarded.tsx';
import { useText } from '../selector-context.tsx';
import { loadOptions } from './load-options.ts';

/** The deliveries there are, once their part of the selector is here. */
export function LateDeliveries(): ReactNode {
  const text = useText('frame', frameMessages);
  const chunk = useChunk(loadOptions, true);
  if (chunk.phase === 'ready') return <chunk.loaded.Deliveries />;
  return chunk.phase === 'failed' ? <BrokenPart onRetry={chunk.retry} /> : <SlowStatus text={text.loading} />;
}

/** Every way to shop on one list, once its part of the selector is here. */
export function LateWaysToShop(): ReactNode {
  const text = useText('frame', frameMessages);
  const title = useTitle();
  const chunk = useChunk(loadOptions, true);
  if (chunk.phase === 'ready') return <chunk.loaded.WaysToShop />;
  return (
    <>
      <ViewHeader title={title} isWaiting />
      <ViewBody>
        {chunk.phase === 'failed' ? <BrokenPart onRetry={chunk.retry} /> : <SlowStatus text={text.loading} />}
      </ViewBody>
    </>
  );
}
