import { pageAddress } from '@grocer/foundation/domain';
import type { ScheduledModality } from '@grocer/foundation/domain';
import type { Crumb } from '@grocer/foundation/ui';
import type { SchedulingPaths } from '../../config.ts';

/** What decides where Back leads. */
interface Standing {
  readonly modality: ScheduledModality;
  readonly isModify: boolean;
  /** Could the checkout not be begun? */
  readonly hasFailed: boolean;
  readonly paths: Required<SchedulingPaths>;
}

/** Adds to a path for which way of shopping it is [F-2.3]. */
const withType = (path: string, modality: ScheduledModality): string =>
  `${path}${path.includes('?') ? '&' : '?'}fulfillmentType=${modality}`;

/** Where Back leads [F-2.70]: to the cart of this way of shopping, and home where the checkout has failed. */
export function backPath({ modality, isModify, hasFailed, paths }: Standing): string {
  if (hasFailed) return paths.home;
  return isModify ? paths.modifyCart : withType(paths.cart, modality);
}

interface Trail {
  readonly modality: ScheduledModality;
  readonly paths: Required<SchedulingPaths>;
  /** The banner's; empty where it has none. */
  readonly domain: string;
  readonly names: { readonly home: string; readonly cart: string; readonly schedule: string };
}

/** The pages that lead to scheduling, home first, by whole addresses [F-9.13]. */
export function crumbsOf({ modality, paths, domain, names }: Trail): readonly Crumb[] {
  const urlOf = (path: string): string => pageAddress(path, domain);
  return [
    { name: names.home, url: urlOf(paths.home) },
    { name: names.cart, url: urlOf(withType(paths.cart, modality)) },
    { name: names.schedule, url: urlOf(withType(paths.scheduling, modality)) },
  ];
}
