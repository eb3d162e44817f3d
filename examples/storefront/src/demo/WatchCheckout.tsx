import { useCheckoutEvent } from '@grocer/checkout-kit/react';
import type { ReactNode } from 'react';
import { EVENT_NAMES } from './event-names.ts';
import { useHearing } from './use-hearing.ts';

function One({ name }: { readonly name: (typeof EVENT_NAMES.checkout)[number] }): null {
  useCheckoutEvent(name, useHearing('checkout', name));
  return null;
}

/** Inside the provider of the SDK: has the developer panel show what that tells its host. */
export const WatchCheckout = (): ReactNode =>
  EVENT_NAMES.checkout.map((name) => <One key={name} name={name} />);
