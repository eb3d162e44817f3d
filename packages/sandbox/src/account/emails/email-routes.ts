import { readEmailPreferences, updateEmailPreferences } from '@grocer/foundation/contract';
import type { EmailPreferencesAnswer, WireEmailPreference } from '@grocer/foundation/contract';
import type { Banner } from '@grocer/foundation/domain';
import { handleVisit, handleVisitWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute, Shopper } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { answer, unauthorised } from '../../wire/reply.ts';
import type { Reply } from '../../wire/reply.ts';
import type { AccountParts } from '../account-parts.ts';
import { createProfiles } from '../profile/profiles.ts';
import { createPreferredStores } from '../stores/preferred-stores.ts';
import { tenantOf } from '../tenant.ts';
import { emailsOf } from './email-catalogue.ts';
import { createEmailPreferences } from './email-preferences.ts';
import { createPreferenceLinks } from './preference-links.ts';

/** The caller, as far as a request identifies one: a signed-in shopper, or the tokens of a link. */
interface Caller {
  readonly shopper: Shopper | undefined;
  readonly token: string | undefined;
  readonly token2: string | undefined;
}

const refused = (errorCode: string): Reply<EmailPreferencesAnswer> =>
  answer({ emailUngroupedPreferences: [], data: { errorCode } });

// Missing preferences and an invalid link get the same answer, so that links cannot be probed.
const notFound = (): Reply<EmailPreferencesAnswer> => refused('PREFERENCES_NOT_FOUND');

type Owner = { readonly userId: string } | Reply<EmailPreferencesAnswer>;

/** Returns whose preferences a request is about. A link takes precedence over the signed-in shopper. */
async function ownerOf(
  { clock }: AccountParts,
  db: ApiDb,
  { shopper, token, token2 }: Caller,
): Promise<Owner> {
  const isByLink = token !== undefined || token2 !== undefined;
  const links = createPreferenceLinks({ db, clock });
  const userId = isByLink
    ? await links.ownerOf({ token: token ?? '', token2: token2 ?? '' })
    : shopper?.userId;
  if (userId === undefined) return isByLink ? notFound() : unauthorised();
  if (!(await createProfiles(db).hasEmail(userId))) return notFound();
  return (await createPreferredStores(db).hasAny(userId)) ? { userId } : refused('NO_PREFERRED_STORE');
}

const readRoute = (parts: AccountParts): ApiRoute =>
  handleVisit(readEmailPreferences, async ({ shopper, query, headers }) => {
    const caller = { shopper, token: query['token'], token2: headers['x-token2'] };
    const owner = await ownerOf(parts, parts.db, caller);
    if ('ok' in owner) return owner;
    const preferences = await createEmailPreferences(parts.db).list(owner.userId, tenantOf(headers));
    return answer({ emailUngroupedPreferences: preferences });
  });

const isKnown = (banner: Banner, wanted: WireEmailPreference): boolean =>
  wanted.banner === banner.key && emailsOf(banner).some(([name]) => name === wanted.shortDescription);

const updateRoute = (parts: AccountParts): ApiRoute =>
  handleVisitWrite(updateEmailPreferences, async ({ shopper, body, headers }) => async (tx) => {
    const { emailPreferences, token } = Array.isArray(body)
      ? { emailPreferences: body, token: undefined }
      : body;
    const owner = await ownerOf(parts, tx, { shopper, token, token2: headers['x-token2'] });
    if ('ok' in owner) return owner;
    const banner = tenantOf(headers);
    const wanted = emailPreferences.flatMap((group) => group.emailPreferences);
    if (!wanted.every((one) => isKnown(banner, one))) return refused('PREFERENCE_UNKNOWN');
    const preferences = createEmailPreferences(tx);
    for (const one of wanted) await preferences.set(owner.userId, one);
    return answer({ emailUngroupedPreferences: await preferences.list(owner.userId, banner) });
  });

/** The routes of the email preferences. */
export const emailRoutes = (parts: AccountParts): readonly ApiRoute[] => [
  readRoute(parts),
  updateRoute(parts),
];
