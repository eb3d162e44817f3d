import type { ReactNode } from 'react';
import { leavingOf } from '../../checkout/leaving.ts';
import { useCheckoutCore, useCheckoutStore } from '../../core/context.tsx';
import { LazyLayer } from '../../layout/LazyLayer.tsx';
import { loadLeaveWarningSheet } from '../../lazy.ts';

/** The place of the question that is asked on the way out; where it cannot be loaded, nobody is kept who wants to leave. */
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
