import { showsDeliveryNotice, showsDeliveryOffer } from '@grocer/foundation/domain';
import type { Cents } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Notice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { tierOf } from '../../../membership/rules.ts';
import { standingOf } from '../../../membership/terms/words.ts';
import { useSelectorStore, useText } from '../../../core/context.tsx';
import { schedulingMessages } from '../../messages.ts';
import { useSchedulingCore, useSchedulingStore } from '../../core/context.tsx';

/** The benefit that a membership has, or would have, for the delivery [F-9.6] [F-6.4] [F-6.6]. */
function Delivery({ total }: { readonly total: Cents }): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const modality = useSchedulingStore((state) => state.modality);
  const offer = useSchedulingStore((state) => state.offer);
  // The shopper's plan is loaded with the times.
  if (offer.phase !== 'ready') return null;
  const { plan: planCode, freeThreshold } = offer.offer;
  const order = { total, modality, planCode };
  if (showsDeliveryOffer(order))
    return <Notice tone="info" part="delivery-offer" text={formatMessage(text.deliveryOffer, text.tiers)} />;
  const tier = tierOf(planCode);
  if (!tier || !showsDeliveryNotice(order, freeThreshold)) return null;
  const said = formatMessage(text.deliveryNotice, { when: text.tiers[tier] });
  return <Notice tone="success" part="delivery-notice" text={said} />;
}

/** The benefit of a membership for this order, and the standing of the shopper's own [F-1.8] [F-3.14]. */
export function MembershipNote({ total }: { readonly total: Cents }): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const { isMember, locale } = useSelectorStore(({ settings }) => settings);
  const { membership } = useSchedulingCore();
  const standing = isMember ? standingOf(membership, text.standing, locale) : [];
  return (
    <>
      <Delivery total={total} />
      {standing.length > 0 && (
        <p className="grocer-small" data-part="membership-standing">
          {standing.join(' ')}
        </p>
      )}
    </>
  );
}
