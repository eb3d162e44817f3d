import { useFulfilment, useFulfilmentEvent } from '@grocer/fulfilment-selector/react';
import { createWatch } from './create-watch.tsx';
import { EVENT_NAMES } from './event-names.ts';

export const WatchSelector = createWatch('selector', EVENT_NAMES.selector, {
  useEvent: useFulfilmentEvent,
  useSdk: useFulfilment,
});
