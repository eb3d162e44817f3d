import type { ScheduledModality } from '@grocer/foundation/domain';
import type { SchedulingPaths } from '../config.ts';

/** From where Back leads, and to what. */
interface Standing {
  readonly page: 'scheduling' | 'payment';
  readonly modality: ScheduledModality;
  readonly isModify: boolean;
  /** Could the checkout not be begun? */
  readonly hasFailed: boolean;
  readonly paths: Required<SchedulingPaths>;
}

/** Adds to a path for which way of shopping it is [F-2.3]. */
const withType = (path: string, modality: ScheduledModality): string =>
  `${path}${path.includes('?') ? '&' : '?'}fulfillmentType=${modality}`;

/**
 * Where Back leads [F-2.70]: from scheduling to the cart of this way of shopping, from payment to its scheduling page, and
 * home where the checkout has failed.
 */
export function backPath({ page, modality, isModify, hasFailed, paths }: Standing): string {
  if (hasFailed) return paths.home;
  if (page === 'payment') return withType(paths.scheduling, modality);
  return isModify ? paths.modifyCart : withType(paths.cart, modality);
}
