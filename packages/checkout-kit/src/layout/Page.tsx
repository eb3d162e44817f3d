import { useChunk, whenIdle } from '@grocer/foundation/embed';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { isModification } from '../checkout/modify-rules.ts';
import { useCheckoutStore, useText } from '../core/context.tsx';
import { partMessages } from '../core/messages.ts';
import { LeaveWarning } from '../features/leave-warning/LeaveWarning.tsx';
import { SavedChanges } from '../features/modify-order/SavedChanges.tsx';
import { OrderComplete } from '../features/order-complete/OrderComplete.tsx';
import { OrderFailure } from '../features/order-failure/OrderFailure.tsx';
import { Unconfirmed } from '../features/submit/Unconfirmed.tsx';
import { loadModifyStep, loadPlacedDetails } from '../lazy.ts';
import { Loading, Unavailable } from './Loading.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import type { StepOrder } from './PaymentStep.tsx';
import { Shell } from './Shell.tsx';
import { RetryNotice } from './RetryNotice.tsx';

/** The modification step, once its chunk has loaded. */
function Modify({ order }: { readonly order: StepOrder }): ReactNode {
  const parts = useText('parts', partMessages);
  const chunk = useChunk(loadModifyStep, true);
  if (chunk.phase === 'ready') return <chunk.loaded.ModifyStep order={order} />;
  if (chunk.phase === 'waiting') return <Loading />;
  return <RetryNotice part="step-failed" text={parts.broken} onRetry={chunk.retry} />;
}

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
      return isModification(order.checkout) ? <Modify order={order} /> : <PaymentStep order={order} />;
  }
}

/** The page for the order's current phase [C-2.14]. */
export function Page(): ReactNode {
  const phase = useCheckoutStore(({ order }) => order.phase);
  useEffect(() => whenIdle(() => void loadPlacedDetails().catch(() => undefined)), []);
  return (
    <Shell isPaying={phase !== 'placed' && phase !== 'rejected'}>
      <Content />
      <LeaveWarning />
      <SavedChanges />
    </Shell>
  );
}
