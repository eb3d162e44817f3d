import type { Banner, EmailPreference } from '@grocer/foundation/domain';

/** How an email is told from another: banners send emails of the same names. */
export const emailId = ({ banner, shortDescription }: EmailPreference): string =>
  `${banner}:${shortDescription}`;

const LAST = 'ExpressLane Offers';
const ORDER: readonly string[] = ['Join e-VIC', 'Fresh Catch', 'Fine Wines Club', LAST];

/** Where an email stands in the order of the one banner that has one; what is not in it comes after. */
const rank = ({ shortDescription }: EmailPreference): number =>
  ORDER.includes(shortDescription) ? ORDER.indexOf(shortDescription) : ORDER.length;

/** Emails in the order in which a banner shows them. */
export const inBannerOrder = (
  list: readonly EmailPreference[],
  { behaviour }: Pick<Banner, 'behaviour'>,
): readonly EmailPreference[] =>
  behaviour.emailPreferenceOrder ? list.toSorted((a, b) => rank(a) - rank(b)) : list;

/** What an email is called: the last one of that banner by the plan of its members. */
export const emailName = (
  { shortDescription }: EmailPreference,
  { behaviour }: Pick<Banner, 'behaviour'>,
  plusPlanOffers: string,
): string =>
  behaviour.emailPreferenceOrder && behaviour.plusPlan && shortDescription === LAST
    ? plusPlanOffers
    : shortDescription;

/** The list with one email as the service now has it. */
export const withEmail = (
  list: readonly EmailPreference[],
  id: string,
  selected: boolean,
): readonly EmailPreference[] => list.map((one) => (emailId(one) === id ? { ...one, selected } : one));

/** Is an email of a list selected, as far as the list says? */
export const isSelected = (list: readonly EmailPreference[], id: string): boolean | undefined =>
  list.find((one) => emailId(one) === id)?.selected;
