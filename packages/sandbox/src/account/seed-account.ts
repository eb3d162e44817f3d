import { MAIN_BANNER } from '@grocer/foundation/domain';
import type { ApiDb } from '../api/tables.ts';
import { createEmailPreferences } from './emails/email-preferences.ts';
import { createSmsOptIns } from './sms/sms-opt-ins.ts';
import { createPreferredStores } from './stores/preferred-stores.ts';

/** A store of the main banner in Cincinnati. */
const STORE = '01100001';

const CREATED = Date.UTC(2019, 4, 4, 12);

/** What a demo shopper's account lacks, or has instead of the default. */
interface Traits {
  readonly mobile?: string | null;
  readonly home?: string;
  readonly isUnverified?: true;
  readonly hasNoEmail?: true;
  readonly hasNoStore?: true;
  readonly loyaltyCardNumber?: string;
  /** Has opted in to emails, text messages and ads. */
  readonly isSubscribed?: true;
}

const TRAITS: Readonly<Record<string, Traits>> = {
  alice: {
    mobile: '+16145550101',
    home: '+16145550102',
    loyaltyCardNumber: '41234567890',
    isSubscribed: true,
  },
  bob: { mobile: '+16145550103', isUnverified: true },
  // The carrier does not answer for this number.
  grace: { mobile: '+16145550199' },
  heidi: { mobile: '+16145550104', hasNoStore: true },
  ivan: { mobile: '+14165550105', hasNoEmail: true },
  judy: { mobile: null, home: '+12145550106' },
};

const USUAL_MOBILE = '+16145550100';

interface NewAccount {
  readonly userId: string;
  readonly key: string;
  readonly lastName: string;
}

async function addPhones(tx: ApiDb, userId: string, traits: Traits): Promise<void> {
  const { mobile = USUAL_MOBILE, home } = traits;
  const is_verified = traits.isUnverified ? 0 : 1;
  const phones = [
    ...(mobile === null ? [] : [{ type: 'MOBILE' as const, number: mobile }]),
    ...(home === undefined ? [] : [{ type: 'HOME' as const, number: home }]),
  ];
  await tx
    .insertInto('phones')
    .values(phones.map((phone) => ({ ...phone, user_id: userId, is_verified })))
    .execute();
}

async function addEmail(
  tx: ApiDb,
  { userId, key, lastName }: NewAccount,
  { isUnverified }: Traits,
): Promise<void> {
  const address = `${key}.${lastName.toLowerCase()}@example.com`;
  await tx
    .insertInto('emails')
    .values({ user_id: userId, address, is_verified: isUnverified ? 0 : 1 })
    .execute();
  await tx
    .insertInto('communication_preferences')
    .values({ user_id: userId, relevant_ads_opt_in: 0, early_access: 0 })
    .execute();
}

async function subscribe(tx: ApiDb, userId: string, phoneNumber: string): Promise<void> {
  const emails = createEmailPreferences(tx);
  for (const shortDescription of ['Weekly Ad', 'Digital Coupons'])
    await emails.set(userId, { banner: MAIN_BANNER.key, shortDescription, selected: true });
  await createSmsOptIns(tx).set(userId, { phoneNumber, trigger: 'TRANSACTIONAL' }, true);
  await tx
    .updateTable('communication_preferences')
    .set({ relevant_ads_opt_in: 1 })
    .where('user_id', '=', userId)
    .execute();
}

/** Creates the account of a new demo shopper: contact information and preferences. */
export async function seedShopperAccount(tx: ApiDb, account: NewAccount): Promise<void> {
  const { userId, key } = account;
  const traits = TRAITS[key] ?? {};
  const loyalty_card_number = traits.loyaltyCardNumber ?? null;
  await tx
    .insertInto('profiles')
    .values({ user_id: userId, loyalty_card_number, created_at: CREATED })
    .execute();
  await addPhones(tx, userId, traits);
  if (!traits.hasNoEmail) await addEmail(tx, account, traits);
  if (!traits.hasNoStore)
    await createPreferredStores(tx).set(userId, { banner: MAIN_BANNER.key, location_id: STORE });
  if (traits.isSubscribed) await subscribe(tx, userId, traits.mobile ?? USUAL_MOBILE);
}
