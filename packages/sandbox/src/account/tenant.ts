import { bannerOf } from '@grocer/foundation/domain';
import type { Banner } from '@grocer/foundation/domain';
import { bannerByKey } from '../fulfilment/modality/offers.ts';

/** The banner whose shop asks; the main one where nobody says. */
export const tenantOf = (headers: Readonly<Record<string, string>>): Banner =>
  bannerByKey(headers['x-tenant'] ?? '') ?? bannerOf(undefined);
