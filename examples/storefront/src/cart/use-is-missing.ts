import type { CartLine } from '@grocer/foundation/domain';
import { useFulfilment } from '@grocer/fulfilment-selector/react';
import { useCallback } from 'react';
import { reservationHere } from '../ways/reservation-rules.ts';
import { isMissingAt } from './cart-groups.ts';

/** Returns a predicate for lines that are not available at the time that the shopper holds. */
export function useIsMissing(): (line: Pick<CartLine, 'gtin13' | 'modality'>) => boolean {
  const reservation = useFulfilment(reservationHere);
  return useCallback((line) => isMissingAt(line, reservation), [reservation]);
}
