import { MAIN_BANNER } from '@grocer/foundation/domain';
import type { ScheduledModality } from '@grocer/foundation/domain';
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

/** A page on the way to this one, for search engines and assistants. */
export interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** Where a banner's pages are: the main banner's where it has no domain of its own [F-9.13]. */
const originOf = (domain: string): string => `https://www.${domain || MAIN_BANNER.domain}`;

interface Trail {
  readonly modality: ScheduledModality;
  readonly paths: Required<SchedulingPaths>;
  /** The banner's; empty where it has none. */
  readonly domain: string;
  readonly names: { readonly home: string; readonly cart: string; readonly schedule: string };
}

/** The pages that lead to scheduling, home first, by whole addresses [F-9.13]. */
export function crumbsOf({ modality, paths, domain, names }: Trail): readonly Crumb[] {
  const urlOf = (path: string): string => (path.startsWith('/') ? originOf(domain) + path : path);
  return [
    { name: names.home, url: urlOf(paths.home) },
    { name: names.cart, url: urlOf(withType(paths.cart, modality)) },
    { name: names.schedule, url: urlOf(withType(paths.scheduling, modality)) },
  ];
}
