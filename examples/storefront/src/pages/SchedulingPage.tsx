import { mountScheduling } from '@grocer/fulfilment-selector/scheduling';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { noteCheckout } from '../checkout-note.ts';
import type { PageProps } from '../Shop.tsx';
import { CART, CHECKOUT, PRODUCTS, SCHEDULING } from '../paths.ts';
import { FULFILLMENT_TYPE, useQuery } from '../use-path.ts';
import { selectorConfig } from '../ways/selector-config.ts';
import './cart.css';

/** When the order is had: the scheduling page as any shop embeds it, with `mountScheduling()`. */
export function SchedulingPage({ session, token, settings }: PageProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const fulfillmentType = useQuery(FULFILLMENT_TYPE);
  useEffect(() => {
    const { firstName = '', lastName = '' } = session.shopper ?? {};
    if (!place.current) return undefined;
    const scheduling = mountScheduling({
      ...selectorConfig({ session, token, settings }),
      container: place.current,
      buyer: { firstName, lastName, phone: '5135550142' },
      paths: {
        cart: CART,
        checkout: CHECKOUT,
        startCart: PRODUCTS,
        gotEverything: PRODUCTS,
        home: PRODUCTS,
        scheduling: SCHEDULING,
      },
      ...(fulfillmentType !== undefined && { fulfillmentType }),
    });
    // The page goes on to checkout by itself; what was begun is only said here.
    scheduling.on('checkout:created', ({ checkoutId, modality }) =>
      noteCheckout({ checkoutId, modality, time: scheduling.getState().chosenTime }),
    );
    return () => scheduling.unmount();
  }, [session, token, settings, fulfillmentType]);
  return (
    <main className="page">
      <div ref={place} className="flush" />
    </main>
  );
}
