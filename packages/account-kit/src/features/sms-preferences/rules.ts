import type { Profile, SmsTrigger } from '@grocer/foundation/domain';
import type { SmsPreferences } from '../../preferences/sms-preference.ts';

//
/** The kinds of text messages, in display order. */
export const SMS_KINDS: readonly SmsTrigger[] = ['CLICKLIST', 'PROMOTIONAL', 'TRANSACTIONAL'];

/** Returns the kind of a switch. */
export const smsKindOf = (id: string): SmsTrigger => SMS_KINDS.find((kind) => kind === id) ?? 'CLICKLIST';

/** Returns the shopper's mobile phone number; a verified one comes first. */
export const mobileOf = ({ phones }: Pick<Profile, 'phones'>): string | undefined => {
  const mobiles = phones.filter(({ type }) => type === 'MOBILE');
  return (mobiles.find(({ isVerified }) => isVerified) ?? mobiles[0])?.number;
};

/** Returns whether the phone gets a kind of texts; undefined if unknown. */
export const isTexted = ({ list }: SmsPreferences, id: string): boolean | undefined =>
  list.find(({ preferenceType }) => preferenceType === id)?.selected;

/** Returns the preferences with one kind replaced by the service's new value. */
export const withTexts = (texts: SmsPreferences, id: string, selected: boolean): SmsPreferences => ({
  ...texts,
  list: texts.list.map((one) => (one.preferenceType === id ? { ...one, selected } : one)),
});
