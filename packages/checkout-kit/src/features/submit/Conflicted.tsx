import { Button, Notice } from '@grocer/foundation/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { openCheckout } from '../../checkout/opening.ts';
import { useCheckoutCore, useText } from '../../core/context.tsx';
import { submitMessages } from './messages.ts';

/** Says that the order was changed elsewhere, with a button to reload it [C-8.3]. */
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
