import { pageAddress } from '@grocer/foundation/domain';
import type { ScheduledModality } from '@grocer/foundation/domain';
import type { Crumb } from '@grocer/foundation/ui';
import type { SchedulingPaths } from '../../config.ts';

/** What determines the target of Back. */
interface Standing {
  readonly modality: ScheduledModality;
  readonly isModify: boolean;
  /** True when the checkout could not be created. */
  readonly hasFailed: boolean;
  readonly paths: Required<SchedulingPaths>;
}

/** Adds the modality to a path [F-2.3]. */
const withType = (path: string, modality: ScheduledModality): string =>
  `${path}${path.includes('?') ? '&' : '?'}fulfillmentType=${modality}`;

/** Returns the target of Back: the cart for the modality, or home if the checkout has failed [F-2.70]. */
export function backPath({ modality, isModify, hasFailed, paths }: Standing): string {
  if (hasFailed) return paths.home;
  return isModify ? paths.modifyCart : withType(paths.cart, modality);
}

interface Trail {
  readonly modality: ScheduledModality;
  readonly paths: Required<SchedulingPaths>;
  /** The domain of the banner; empty if it has none. */
  readonly domain: string;
  readonly names: { readonly home: string; readonly cart: string; readonly schedule: string };
}

/** Returns the breadcrumbs to the scheduling page, home first, with absolute URLs [F-9.13]. */
export function crumbsOf({ modality, paths, domain, names }: Trail): readonly Crumb[] {
  const urlOf = (path: string): string => pageAddress(path, domain);
  return [
    { name: names.home, url: urlOf(paths.home) },
    { name: names.cart, url: urlOf(withType(paths.cart, modality)) },
    { name: names.schedule, url: urlOf(withType(paths.scheduling, modality)) },
  ];
}
