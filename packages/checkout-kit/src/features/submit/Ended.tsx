import type { Checkout } from '@grocer/foundation/domain';
import { Overlay } from '@grocer/foundation/embed';
import {
  Button,
  Notice,
  Sheet,
  SheetBody,
  SheetFooter,
  SheetHeader,
  SheetScreen,
} from '@grocer/foundation/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { openCheckout } from '../../checkout/opening.ts';
import { useCheckoutCore, useText } from '../../core/context.tsx';
import { schedulingPath } from '../../layout/paths-rules.ts';
import { submitMessages } from './messages.ts';

/** That somebody else has changed the order: it has to be looked at anew [C-8.3]. */
export function Conflicted(): ReactNode {
  const text = useText('submit', submitMessages);
  const core = useCheckoutCore();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className="grocer-payment-notice grocer-in-view" tabIndex={-1}>
      <Notice
        tone="danger"
        part="conflicted"
        text={text.conflicted}
        action={
          <Button kind="quiet" part="refresh" onPress={() => void openCheckout(core)}>
            {text.refresh}
          </Button>
        }
      />
    </div>
  );
}

/** That the time of the order is gone, with the way to another one [C-2.41] [C-4.6] [C-8.4]. */
export function TimedOut({ checkout }: { readonly checkout: Checkout }): ReactNode {
  const text = useText('submit', submitMessages);
  const { deps, config } = useCheckoutCore();
  const leave = (): void => deps.goTo(schedulingPath(checkout.modality));
  return (
    <Overlay open near={config.container}>
      <Sheet screen="timed-out" isAlert isTall={false} onExit={leave}>
        <SheetScreen name="timed-out" isOn>
          <SheetHeader title={text.timedOutTitle} />
          <SheetBody>
            <p>{text.timedOut}</p>
          </SheetBody>
          <SheetFooter>
            <Button kind="primary" part="back-to-checkout" onPress={leave}>
              {text.backToCheckout}
            </Button>
          </SheetFooter>
        </SheetScreen>
      </Sheet>
    </Overlay>
  );
}
