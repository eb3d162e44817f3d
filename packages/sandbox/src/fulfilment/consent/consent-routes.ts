import { addConsents, listConsents, updateConsent } from '@grocer/foundation/contract';
import type { WireConsent } from '@grocer/foundation/contract';
import { handleRead, handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { newId } from '../../secrecy.ts';
import { answer, notFound, refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { versionConflict } from '../refusals.ts';
import { createConsents, toWireConsent } from './consents.ts';

const MOST = 50;

const exists = (): Refusal =>
  refuse(409, 'PREFERENCE_EXISTS', 'This preference is kept already. Update it under its version.');

const full = (): Refusal => refuse(422, 'PREFERENCE_LIMIT_REACHED', `An account takes ${MOST} preferences.`);

const listRoute = ({ db }: FulfilmentParts): ApiRoute =>
  handleRead(listConsents, async ({ query, shopper: { userId } }) => {
    const names = (query['filter.name'] ?? '').split(',');
    const all = await createConsents(db).list(userId, query['filter.chain'] ?? '');
    return answer({
      data: { preferences: all.filter(({ name }) => names.includes(name)).map(toWireConsent) },
    });
  });

const addRoute = ({ random }: FulfilmentParts): ApiRoute =>
  handleWrite(addConsents, async ({ body, shopper: { userId } }) => async (tx) => {
    const consents = createConsents(tx);
    if ((await consents.count(userId)) + body.preferences.length > MOST) return full();
    // Everything is checked first, so that a refusal adds nothing.
    const names = new Set(body.preferences.map(({ chain, name }) => `${chain}/${name}`));
    if (names.size < body.preferences.length) return exists();
    for (const { chain, name } of body.preferences)
      if (await consents.isVersioned(userId, chain, name)) return exists();
    const added: WireConsent[] = [];
    for (const { chain, name, value } of body.preferences) {
      const consent = {
        id: newId(random),
        chain,
        name,
        value: value ? (1 as const) : (0 as const),
        user_set: 1 as const,
        version_key: newId(random),
      };
      await consents.add(userId, consent);
      added.push(toWireConsent({ ...consent, user_id: userId }));
    }
    return answer({ data: { preferences: added } });
  });

const updateRoute = ({ random }: FulfilmentParts): ApiRoute =>
  handleWrite(updateConsent, async ({ params, body, shopper: { userId } }) => async (tx) => {
    const consents = createConsents(tx);
    const id = params['preferenceId'] ?? '';
    if (!(await consents.find(userId, id))) return notFound();
    const change = { value: body.value, from: body.versionKey, to: newId(random) };
    if (!(await consents.change(userId, id, change))) return versionConflict();
    const changed = await consents.find(userId, id);
    return changed ? answer({ data: { preference: toWireConsent(changed) } }) : notFound();
  });

/** The routes of a shopper's consents [F-7.21]. */
export const consentRoutes = (parts: FulfilmentParts): readonly ApiRoute[] => [
  listRoute(parts),
  addRoute(parts),
  updateRoute(parts),
];
