import type { Profile, SmsTrigger } from '@grocer/foundation/domain';
import type { SmsPreferences } from '../../preferences/sms-preference.ts';

//
/** The kinds of text messages, in the order in which they are shown. */
export const SMS_KINDS: readonly SmsTrigger[] = ['CLICKLIST', 'PROMOTIONAL', 'TRANSACTIONAL'];

/** The kind that a switch is for. */
export const smsKindOf = (id: string): SmsTrigger => SMS_KINDS.find((kind) => kind === id) ?? 'CLICKLIST';

/** The phone that text messages go to: one that is known to be the shopper's before one that is not. */
export const mobileOf = ({ phones }: Pick<Profile, 'phones'>): string | undefined => {
  const mobiles = phones.filter(({ type }) => type === 'MOBILE');
  return (mobiles.find(({ isVerified }) => isVerified) ?? mobiles[0])?.number;
};

/** Does the phone get this kind, as far as the list says? */
export const isTexted = ({ list }: SmsPreferences, id: string): boolean | undefined =>
  list.find(({ preferenceType }) => preferenceType === id)?.selected;

/** The list with one kind as the service now has it. */
export const withTexts = (texts: SmsPreferences, id: string, selected: boolean): SmsPreferences => ({
  ...texts,
  list: texts.list.map((one) => (one.preferenceType === id ? { ...one, selected } : one)),
});
