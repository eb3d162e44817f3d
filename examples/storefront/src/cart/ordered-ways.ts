import { MODALITIES } from '@grocer/foundation/domain';
import type { Modality } from '@grocer/foundation/domain';
import { brandOf } from '../brand.ts';
import { useSettings } from '../demo/use-settings.ts';

/** Ways to shop that have a checkout. */
const ORDERED: readonly Modality[] = ['PICKUP', 'DELIVERY', 'SHIP'];

/** Returns the ways to shop of the banner; all of them if it has none of its own. */
export function useOfferedWays(): readonly Modality[] {
  const { ways } = brandOf(useSettings().banner);
  return ways.length === 0 ? MODALITIES : ways;
}

/** Returns the ways to shop that have a checkout and that the banner offers. */
export function useOrderedWays(): readonly Modality[] {
  const { ways } = brandOf(useSettings().banner);
  return ORDERED.filter((way) => ways.includes(way));
}
