import * as v from 'valibot';
import { MODALITIES } from '../domain/modality.ts';

const text = v.string('must be text.');

/** Schema of a retailer's own banner table. */
export const bannerTableEntry = v.optional(
  v.array(
    v.object({
      key: text,
      domain: text,
      tenantName: text,
      xBannerName: text,
      storeLocatorBrand: text,
      modalityCapabilities: v.array(v.picklist(MODALITIES, `must be one of ${MODALITIES.join(', ')}.`)),
      behaviour: v.record(v.string(), v.boolean('must be true or false.')),
    }),
    'must be a list of banners.',
  ),
);
