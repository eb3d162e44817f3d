import type { Banner, EmailPreference } from '@grocer/foundation/domain';

/** The id of an email. It contains the banner, since banners use the same names. */
export const emailId = ({ banner, shortDescription }: EmailPreference): string =>
  `${banner}:${shortDescription}`;

const LAST = 'ExpressLane Offers';
const ORDER: readonly string[] = ['Join e-VIC', 'Fresh Catch', 'Fine Wines Club', LAST];

/** Rank of an email for the one banner with its own order; unlisted emails come last. */
const rank = ({ shortDescription }: EmailPreference): number =>
  ORDER.includes(shortDescription) ? ORDER.indexOf(shortDescription) : ORDER.length;

/** Sorts emails in the banner's display order. */
export const inBannerOrder = (
  list: readonly EmailPreference[],
  { behaviour }: Pick<Banner, 'behaviour'>,
): readonly EmailPreference[] =>
  behaviour.emailPreferenceOrder ? list.toSorted((a, b) => rank(a) - rank(b)) : list;

/** Returns the name of an email; for one banner the last email is named after its members' plan [A-9.10]. */
export const emailName = (
  { shortDescription }: EmailPreference,
  { behaviour }: Pick<Banner, 'behaviour'>,
  plusPlanOffers: string,
): string =>
  behaviour.emailPreferenceOrder && behaviour.plusPlan && shortDescription === LAST
    ? plusPlanOffers
    : shortDescription;

/** Returns the list with one email replaced by the service's new value. */
export const withEmail = (
  list: readonly EmailPreference[],
  id: string,
  selected: boolean,
): readonly EmailPreference[] => list.map((one) => (emailId(one) === id ? { ...one, selected } : one));

/** Returns whether an email of the list is selected; undefined if it is not in the list. */
export const isSelected = (list: readonly EmailPreference[], id: string): boolean | undefined =>
  list.find((one) => emailId(one) === id)?.selected;
