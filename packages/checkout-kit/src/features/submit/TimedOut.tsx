import type { Checkout } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { useCheckoutCore } from '../../core/context.tsx';
import { LazyLayer } from '../../layout/LazyLayer.tsx';
import { schedulingPath } from '../../layout/paths-rules.ts';
import { loadTimedOutSheet } from '../../lazy.ts';

/** The way to another time, where that of the order is gone; also where its words cannot be loaded [C-2.41] [C-4.6] [C-8.4]. */
export function TimedOut({ checkout }: { readonly checkout: Checkout }): ReactNode {
  const { deps } = useCheckoutCore();
  return (
    <LazyLayer isOpen load={loadTimedOutSheet} onClose={() => deps.goTo(schedulingPath(checkout.modality))}>
      {({ TimedOutSheet }, onClose) => <TimedOutSheet onLeave={onClose} />}
    </LazyLayer>
  );
}
