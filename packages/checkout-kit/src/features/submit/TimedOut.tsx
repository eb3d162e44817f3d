import type { Checkout } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { useCheckoutCore } from '../../core/context.tsx';
import { LazyLayer } from '../../layout/LazyLayer.tsx';
import { schedulingPath } from '../../layout/paths-rules.ts';
import { loadTimedOutSheet } from '../../lazy.ts';

/** Dialog of an expired order; leads to scheduling, even if it fails to load [C-2.41] [C-4.6] [C-8.4]. */
export function TimedOut({ checkout }: { readonly checkout: Checkout }): ReactNode {
  const { deps } = useCheckoutCore();
  return (
    <LazyLayer isOpen load={loadTimedOutSheet} onClose={() => deps.goTo(schedulingPath(checkout.modality))}>
      {({ TimedOutSheet }, onClose) => <TimedOutSheet onLeave={onClose} />}
    </LazyLayer>
  );
}
