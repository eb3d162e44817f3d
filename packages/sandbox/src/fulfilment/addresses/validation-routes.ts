import { toModality, validateAddressForModality } from '@grocer/foundation/contract';
import type { WirePlace } from '@grocer/foundation/contract';
import type { Banner, Modality } from '@grocer/foundation/domain';
import { tenantOf } from '../../account/tenant.ts';
import { handleRead } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { answer } from '../../wire/reply.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { deliverersOf, keysOffering, senderOf, SERVICE_MILES } from '../modality/offers.ts';
import { createStores } from '../stores/stores.ts';
import { isServed, judgeAddress } from './address-verdict.ts';

interface Asked {
  readonly address: WirePlace;
  readonly modality: Modality;
  /** The requesting banner. */
  readonly banner: Banner;
}

/** Returns true when an address can be served in a modality, by the same stores that have its times. */
async function isInReach(db: ApiDb, { address, modality, banner }: Asked): Promise<boolean> {
  if (!address.location || !isServed(address, modality)) return false;
  const stores = createStores(db);
  if (modality === 'DELIVERY') return deliverersOf(banner, await stores.near(address.location)).length > 0;
  if (modality === 'SHIP') return senderOf(banner, await stores.near(address.location)) !== undefined;
  const keys = keysOffering(modality);
  return (await stores.near(address.location, SERVICE_MILES)).some((store) => keys.has(store.banner));
}

const validateForModalityRoute = ({ db }: FulfilmentParts): ApiRoute =>
  handleRead(validateAddressForModality, async ({ body: { address, modalityType }, headers }) => {
    const verdict = judgeAddress(address);
    const isEligible = await isInReach(db, {
      address: verdict.address,
      modality: toModality(modalityType),
      banner: tenantOf(headers),
    });
    return answer({ data: { ...verdict, modalityType, isEligible } });
  });

/** The routes that validate addresses [F-7.7]. */
export const validationRoutes = (parts: FulfilmentParts): readonly ApiRoute[] => [
  validateForModalityRoute(parts),
];
