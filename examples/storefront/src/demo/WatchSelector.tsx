import { useFulfilmentEvent } from '@grocer/fulfilment-selector/react';
import type { ReactNode } from 'react';
import { EVENT_NAMES } from './event-names.ts';
import { useHearing } from './use-hearing.ts';

function One({ name }: { readonly name: (typeof EVENT_NAMES.selector)[number] }): null {
  useFulfilmentEvent(name, useHearing('selector', name));
  return null;
}

/** Inside the provider of the SDK: has the developer panel show what that tells its host. */
export const WatchSelector = (): ReactNode =>
  EVENT_NAMES.selector.map((name) => <One key={name} name={name} />);
