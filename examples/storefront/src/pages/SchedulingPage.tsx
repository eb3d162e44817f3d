import { mountScheduling } from '@grocer/fulfilment-selector/scheduling';
import type { SchedulingHandle } from '@grocer/fulfilment-selector/scheduling';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { watchHandle } from '../demo/watch-handle.ts';
import { EVENT_NAMES } from '../demo/event-names.ts';
import { useArrival } from '../layout/Page.tsx';
import type { PageProps } from '../Shop.tsx';
import { AISLES, CART, CHECKOUT, GOT_EVERYTHING, HOME, payPath, SCHEDULING } from '../paths.ts';
import { FULFILLMENT_TYPE, go, RESERVED, useQuery } from '../use-path.ts';
import { selectorConfig } from '../sdk/fulfilment-selector.ts';
import { useSignedIn } from '../use-signed-in.ts';
import { noteWay } from '../ways/remembered-way.ts';

/** The scheduling page, embedded with `mountScheduling()`. */
export function SchedulingPage({ session, token, settings }: PageProps): ReactNode {
  const arrival = useArrival<HTMLElement>();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<SchedulingHandle>(undefined);
  const signedIn = useSignedIn({ session, token }, mounted);
  const fulfillmentType = useQuery(FULFILLMENT_TYPE);
  const skipIfReserved = useQuery(RESERVED) !== undefined;
  useEffect(() => {
    const { firstName = '', lastName = '' } = signedIn.current.session.shopper ?? {};
    if (!place.current) return undefined;
    let begun: string | undefined;
    const scheduling = mountScheduling({
      ...selectorConfig({ ...signedIn.current, settings }),
      navigation: {
        navigate: (to, options) => go(to === CHECKOUT && begun !== undefined ? payPath(begun) : to, options),
      },
      container: place.current,
      buyer: { firstName, lastName },
      paths: {
        cart: CART,
        checkout: CHECKOUT,
        startCart: AISLES,
        gotEverything: GOT_EVERYTHING,
        home: HOME,
        scheduling: SCHEDULING,
      },
      ...(fulfillmentType !== undefined && { fulfillmentType }),
      skipIfReserved,
    });
    scheduling.on('modality:changed', ({ to }) => noteWay({ to, isVisitors: false }));
    // This event comes before the SDK navigates to the checkout.
    scheduling.on('checkout:created', ({ checkoutId }) => {
      begun = checkoutId;
    });
    watchHandle('selector', EVENT_NAMES.selector, scheduling);
    mounted.current = scheduling;
    return () => scheduling.unmount();
  }, [settings, fulfillmentType, skipIfReserved, signedIn]);
  return (
    <main className="page" ref={arrival} tabIndex={-1} aria-label="Schedule your order">
      <div ref={place} className="flush" />
    </main>
  );
}
