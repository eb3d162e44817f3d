import { toModality, validateAddressForModality } from '@grocer/foundation/contract';
import type { WirePlace } from '@grocer/foundation/contract';
import type { Modality } from '@grocer/foundation/domain';
import { handleRead } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { answer } from '../../wire/reply.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { keysOffering, SERVICE_MILES } from '../modality/offers.ts';
import { createStores } from '../stores/stores.ts';
import { isServed, judgeAddress } from './address-verdict.ts';

/**
 * Returns true when a store in range serves the address in this modality. Shipping reaches every known place.
 */
async function isInReach(db: ApiDb, address: WirePlace, modality: Modality): Promise<boolean> {
  if (!address.location || !isServed(address, modality)) return false;
  if (modality === 'SHIP') return true;
  const near = await createStores(db).near(address.location, SERVICE_MILES);
  const keys = keysOffering(modality);
  return near.some(({ banner }) => keys.has(banner));
}

const validateForModalityRoute = ({ db }: FulfilmentParts): ApiRoute =>
  handleRead(validateAddressForModality, async ({ body: { address, modalityType } }) => {
    const verdict = judgeAddress(address);
    const isEligible = await isInReach(db, verdict.address, toModality(modalityType));
    return answer({ data: { ...verdict, modalityType, isEligible } });
  });

/** The routes that validate addresses [F-7.7]. */
export const validationRoutes = (parts: FulfilmentParts): readonly ApiRoute[] => [
  validateForModalityRoute(parts),
];
