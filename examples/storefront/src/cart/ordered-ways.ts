import type { Modality } from '@grocer/foundation/domain';
import { brandOf } from '../brand.ts';
import { useSettings } from '../demo/use-settings.ts';

/** The ways of shopping that the checkout takes orders for. */
export const ORDERED: readonly Modality[] = ['PICKUP', 'DELIVERY', 'SHIP'];

/** Those of them that the banner offers. */
export function useOrderedWays(): readonly Modality[] {
  const { ways } = brandOf(useSettings().banner);
  return ORDERED.filter((way) => ways.includes(way));
}
