import type { Checkout } from '@grocer/foundation/domain';
import { Checkbox } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { termsOf } from '../../checkout/submit-rules.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { deliveryTermsMessages } from './messages.ts';

interface DeliveryTermsProps {
  readonly checkout: Checkout;
  readonly isLocked: boolean;
}

/** The terms of a third-party delivery; once accepted they stay accepted [C-4.30] [C-5.14]. */
export function DeliveryTerms({ checkout, isLocked }: DeliveryTermsProps): ReactNode {
  const text = useText('deliveryTerms', deliveryTermsMessages);
  const { store } = useCheckoutCore();
  const terms = termsOf(checkout);
  const vendor = checkout.time?.vendorId;
  const isAccepted = useCheckoutStore(
    ({ acceptedTerms }) => vendor !== undefined && acceptedTerms === vendor,
  );
  const isMissing = useCheckoutStore(({ blockers }) => terms !== undefined && blockers.includes(terms));
  if (!terms || vendor === undefined) return null;
  return (
    <section className="grocer-panel" aria-label={text.title} data-part="delivery-terms">
      <div className="grocer-panel-body">
        <Checkbox
          name="deliveryTerms"
          part="accept-terms"
          label={text[terms]}
          checked={isAccepted}
          disabled={isLocked}
          isFinal={isAccepted}
          error={isMissing ? text[`${terms}Required`] : undefined}
          onChange={() => store.getState().acceptTerms(vendor)}
        />
      </div>
    </section>
  );
}
