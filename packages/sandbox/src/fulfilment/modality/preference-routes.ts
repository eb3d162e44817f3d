import { readModalityPreferences, setActiveModality, toModality } from '@grocer/foundation/contract';
import type { WireDestination } from '@grocer/foundation/contract';
import type { Modality } from '@grocer/foundation/domain';
import { handleRead, handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { createAddresses } from '../../wallet/addresses.ts';
import { answer, notFound, refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { createStores } from '../stores/stores.ts';
import { offers } from './offers.ts';
import { createPreferences } from './preferences.ts';

const notOffered = (): Refusal =>
  refuse(422, 'MODALITY_NOT_OFFERED', 'This way of shopping is not offered there.');

const isAtStore = (modality: Modality): boolean => modality === 'PICKUP' || modality === 'IN_STORE';

interface Choice {
  readonly userId: string;
  readonly modality: Modality;
  readonly destination: WireDestination;
}

/** Returns why a modality is not possible at a destination. */
async function objectionTo(
  tx: ApiDb,
  { userId, modality, destination }: Choice,
): Promise<Refusal | undefined> {
  if ('locationId' in destination) {
    const store = await createStores(tx).find(destination.locationId);
    const isThere = store?.kind === 'store' && isAtStore(modality) && offers(store.banner, modality);
    return isThere ? undefined : notOffered();
  }
  if (isAtStore(modality)) return notOffered();
  const { id } = destination.address;
  return id === undefined || (await createAddresses(tx).has(userId, id)) ? undefined : notFound();
}

const readRoute = ({ db }: FulfilmentParts): ApiRoute =>
  handleRead(readModalityPreferences, async ({ shopper: { userId } }) => {
    const all = await createPreferences(db).list(userId);
    const active = all.find(({ isActive }) => isActive)?.preference;
    return answer({
      data: { ...(active && { active }), modalities: all.map(({ preference }) => preference) },
    });
  });

const setActiveRoute = (): ApiRoute =>
  handleWrite(setActiveModality, async ({ body, shopper: { userId } }) => async (tx) => {
    const modality = toModality(body.modalityType);
    const objection = await objectionTo(tx, { userId, modality, destination: body.destination });
    if (objection) return objection;
    await createPreferences(tx).activate(userId, modality, body);
    return answer({ data: { active: { ...body, modalityType: modality } } });
  });

/** The routes of a shopper's modality preferences [F-7.9]. */
export const preferenceRoutes = (parts: FulfilmentParts): readonly ApiRoute[] => [
  readRoute(parts),
  setActiveRoute(),
];
