import { bannerOf } from '@grocer/foundation/domain';
import type { Banner } from '@grocer/foundation/domain';
import { bannerByKey } from '../fulfilment/modality/offers.ts';

/** Returns the banner of a request; the main banner when the header names none. */
export const tenantOf = (headers: Readonly<Record<string, string>>): Banner =>
  bannerByKey(headers['x-tenant'] ?? '') ?? bannerOf(undefined);
