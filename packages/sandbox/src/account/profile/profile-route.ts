import { readProfile } from '@grocer/foundation/contract';
import type { WireProfile } from '@grocer/foundation/contract';
import { bannerByKey } from '../../fulfilment/modality/offers.ts';
import { handleRead } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { createAddresses } from '../../wallet/addresses.ts';
import { answer } from '../../wire/reply.ts';
import type { AccountParts } from '../account-parts.ts';
import { toWireBook } from '../addresses/book-place.ts';
import { createCommunication } from '../preferences/communication.ts';
import { createPreferredStores } from '../stores/preferred-stores.ts';
import { tenantOf } from '../tenant.ts';
import { createProfiles } from './profiles.ts';

/** Returns a shopper's contact information. */
async function contactInfoOf(db: ApiDb, userId: string): Promise<WireProfile['contactInfo']> {
  const profiles = createProfiles(db);
  const phones = await profiles.phonesOf(userId);
  const emails = await profiles.emailsOf(userId);
  const addresses = await createAddresses(db).list(userId);
  return {
    phones: phones.map(({ type, number, is_verified }) => ({
      type,
      number: { original: number },
      verified: is_verified === 1,
    })),
    addresses: toWireBook(addresses),
    emails: emails.map(({ address, is_verified }) => ({
      address,
      verified: is_verified === 1,
      isVerified: is_verified === 1,
    })),
  };
}

/** Returns the details of the requesting banner, and of each banner at which the shopper prefers a store. */
async function bannerDetailsOf(
  db: ApiDb,
  userId: string,
  tenant: string,
): Promise<WireProfile['bannerSpecificDetails']> {
  const preferred = await createPreferredStores(db).list(userId);
  const keys = new Set([tenant, ...preferred.map(({ banner }) => banner)]);
  return [...keys].map((banner) => {
    const locationId = preferred.find((one) => one.banner === banner)?.location_id;
    return {
      banner,
      ...(locationId !== undefined && {
        preferredStoreNumber: locationId.slice(3),
        preferredStoreDivisionNumber: locationId.slice(0, 3),
      }),
      communityRewardsEnabled: bannerByKey(banner)?.behaviour.communityRewards ?? false,
    };
  });
}

/** The route of a shopper's name and contact information. */
export const profileRoute = ({ db }: AccountParts): ApiRoute =>
  handleRead(readProfile, async ({ headers, shopper: { userId } }) => {
    const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    const kept = await createProfiles(db).find(userId);
    const communication = await createCommunication(db).find(userId);
    const loyaltyCardNumber = kept?.loyalty_card_number;
    return answer({
      data: {
        profile: {
          id: user.id,
          firstName: user.first_name,
          lastName: user.last_name,
          ...(loyaltyCardNumber && { loyaltyCardNumber }),
          contactInfo: await contactInfoOf(db, userId),
          ...(kept && { created: new Date(kept.created_at).toISOString() }),
          bannerSpecificDetails: await bannerDetailsOf(db, userId, tenantOf(headers).key),
          relevantAdsOptIn: communication?.relevant_ads_opt_in === 1,
        },
      },
    });
  });
