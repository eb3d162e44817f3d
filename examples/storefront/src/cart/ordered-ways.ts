import type { Modality } from '@grocer/foundation/domain';
import { brandOf } from '../brand.ts';
import { useSettings } from '../demo/use-settings.ts';

/** Ways to shop that have a checkout. */
export const ORDERED: readonly Modality[] = ['PICKUP', 'DELIVERY', 'SHIP'];

/** Returns the ways to shop that have a checkout and that the banner offers. */
export function useOrderedWays(): readonly Modality[] {
  const { ways } = brandOf(useSettings().banner);
  return ORDERED.filter((way) => ways.includes(way));
}
