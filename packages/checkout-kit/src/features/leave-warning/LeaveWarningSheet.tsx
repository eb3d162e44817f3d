import { formatMessage, pluralOf } from '@grocer/foundation/embed';
import { Button, Notice, useStyles } from '@grocer/foundation/ui';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { leavingOf } from '../../checkout/leaving.ts';
import { flashSaleLines } from '../../checkout/lines-rules.ts';
import { checkoutOf } from '../../checkout/order-reducer.ts';
import { useFailed } from '../../checkout/use-failed.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import drawerCss from '../../layout/drawer.css?inline';
import { MessageSheet } from '../../layout/MessageSheet.tsx';
import { leaveWarningMessages } from './messages.ts';

/** Returns the warning with the number of items that would be removed. */
function useWarning(): string {
  const text = useText('leaveWarning', leaveWarningMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const count = useCheckoutStore(({ order }) =>
    flashSaleLines(checkoutOf(order)?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
  );
  return formatMessage(pluralOf(text.words, count, locale), {
    count: new Intl.NumberFormat(locale).format(count),
  });
}

/** Asks whether to leave without the flash sale items [C-2.28] [C-4.24]. */
export function LeaveWarningSheet(): ReactNode {
  useStyles(drawerCss);
  const text = useText('leaveWarning', leaveWarningMessages);
  const leaving = leavingOf(useCheckoutCore());
  const phase = useCheckoutStore((state) => state.leaving);
  const failed = useFailed('items', text.failed);
  const isBusy = phase === 'removing';
  const stay = useRef<HTMLButtonElement>(null);
  // Focus the answer that loses nothing.
  useLayoutEffect(() => stay.current?.focus(), []);
  const keep = (): void => {
    if (!isBusy) leaving.keep();
  };
  return (
    <MessageSheet
      name="leave-warning"
      title={text.title}
      onExit={keep}
      actions={
        <>
          {phase === 'failed' && (
            <Button kind="quiet" part="leave-anyway" onPress={() => leaving.leaveAnyway()}>
              {text.leaveAnyway}
            </Button>
          )}
          <Button kind="secondary" part="remove" busy={isBusy} onPress={() => void leaving.remove()}>
            {text.remove}
          </Button>
          <Button ref={stay} kind="primary" part="keep" disabled={isBusy} onPress={keep}>
            {text.keep}
          </Button>
        </>
      }
    >
      <div className="grocer-drawer">
        <p>{useWarning()}</p>
        {phase === 'failed' && <Notice tone="danger" part="remove-failed" text={failed ?? text.failed} />}
      </div>
    </MessageSheet>
  );
}
