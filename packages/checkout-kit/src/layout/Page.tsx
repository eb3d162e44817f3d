import { whenIdle } from '@grocer/foundation/embed';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useCheckoutStore } from '../core/context.tsx';
import { LeaveWarning } from '../features/leave-warning/LeaveWarning.tsx';
import { OrderComplete } from '../features/order-complete/OrderComplete.tsx';
import { OrderFailure } from '../features/order-failure/OrderFailure.tsx';
import { Unconfirmed } from '../features/submit/Unconfirmed.tsx';
import { loadPlacedDetails } from '../lazy.ts';
import { Loading, Unavailable } from './Loading.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { Shell } from './Shell.tsx';

function Content(): ReactNode {
  const order = useCheckoutStore((state) => state.order);
  switch (order.phase) {
    case 'loading':
      return <Loading />;
    case 'unavailable':
      return <Unavailable />;
    case 'unknown':
      return <Unconfirmed order={order} />;
    case 'placed':
      return <OrderComplete checkout={order.checkout} />;
    case 'rejected':
      return <OrderFailure reason={order.reason} />;
    default:
      return <PaymentStep order={order} />;
  }
}

/** The page that fits what has become of the order [C-2.14]. */
export function Page(): ReactNode {
  const phase = useCheckoutStore(({ order }) => order.phase);
  useEffect(() => whenIdle(() => void loadPlacedDetails().catch(() => undefined)), []);
  return (
    <Shell isPaying={phase !== 'placed' && phase !== 'rejected'}>
      <Content />
      <LeaveWarning />
    </Shell>
  );
}
