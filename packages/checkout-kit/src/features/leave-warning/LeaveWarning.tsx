import type { ReactNode } from 'react';
import { leavingOf } from '../../checkout/leaving.ts';
import { useCheckoutCore, useCheckoutStore } from '../../core/context.tsx';
import { LazyLayer } from '../../layout/LazyLayer.tsx';
import { loadLeaveWarningSheet } from '../../lazy.ts';

/** The leave warning. If it cannot be loaded, Close lets the shopper leave; Escape stays. */
export function LeaveWarning(): ReactNode {
  const core = useCheckoutCore();
  const isOpen = useCheckoutStore(({ leaving }) => leaving !== undefined);
  function close(reason: 'close' | 'escape'): void {
    const { keep, leaveAnyway } = leavingOf(core);
    if (reason === 'escape') keep();
    else leaveAnyway();
  }
  return (
    <LazyLayer isOpen={isOpen} load={loadLeaveWarningSheet} onClose={close}>
      {({ LeaveWarningSheet }) => <LeaveWarningSheet />}
    </LazyLayer>
  );
}
