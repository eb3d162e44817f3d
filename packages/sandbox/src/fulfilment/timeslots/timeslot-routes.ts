import { listPromisingTimeslots, listUpfrontTimeslots, toModality } from '@grocer/foundation/contract';
import type { Modality, ScheduledModality } from '@grocer/foundation/domain';
import { handleRead } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { answer } from '../../wire/reply.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { listTimes } from './list-times.ts';
import type { ListAsk } from './list-times.ts';
import { noTimeslots, unknownResponse } from './refusals.ts';

/** Returns the modality if it has time slots; undefined for in-store shopping. */
export const toScheduled = (modality: Modality): ScheduledModality | undefined =>
  modality === 'IN_STORE' ? undefined : modality;

type Asked = Omit<ListAsk, 'modality' | 'now'> & { readonly modality: string };

async function timesFor({ db, clock }: FulfilmentParts, { modality, ...ask }: Asked) {
  const scheduled = toScheduled(toModality(modality));
  if (!scheduled) return noTimeslots();
  const times = await listTimes(db, { ...ask, modality: scheduled, now: clock.now().getTime() });
  return 'ok' in times ? times : answer({ data: times });
}

const upfrontRoute = (parts: FulfilmentParts): ApiRoute =>
  handleRead(listUpfrontTimeslots, async ({ body, headers, shopper: { userId } }) =>
    timesFor(parts, {
      userId,
      tenant: headers['x-tenant'],
      modality: body.modality,
      destination: body.destination,
      items: body.items,
      sources: body.vendors.sources,
    }),
  );

const promisingRoute = (parts: FulfilmentParts): ApiRoute =>
  handleRead(listPromisingTimeslots, async ({ body, headers, shopper: { userId } }) =>
    body.denyRequest
      ? unknownResponse()
      : timesFor(parts, {
          userId,
          tenant: headers['x-tenant'],
          modality: body.modalityType,
          destination: body.destination,
          items: body.items,
          sources: body.vendors?.sources,
        }),
  );

/** The routes that list time slots. */
export const timeslotRoutes = (parts: FulfilmentParts): readonly ApiRoute[] => [
  upfrontRoute(parts),
  promisingRoute(parts),
];
