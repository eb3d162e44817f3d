import type { Banner } from '@grocer/foundation/domain';

type Emails = readonly (readonly [shortDescription: string, longDescription: string])[];

const USUAL: Emails = [
  ['Weekly Ad', 'The new ad of your store, each week.'],
  ['Digital Coupons', 'New coupons, and those of yours that are about to expire.'],
  ['Recipes & Ideas', 'What to cook with what is in season.'],
  ['Special Offers', 'Offers that are picked for you.'],
];

/** Not in the order that the banner shows; its pages sort them. */
const ORDERED: Emails = [
  ['ExpressLane Offers', 'Offers for orders that you pick up.'],
  ['Fine Wines Club', 'Wines of the month, and tastings at your store.'],
  ['Fresh Catch', 'What comes in from the boats this week.'],
  ['Join e-VIC', 'Savings for members of e-VIC.'],
];

/** Returns the kinds of email that a banner sends. */
export const emailsOf = ({ behaviour }: Banner): Emails => (behaviour.emailPreferenceOrder ? ORDERED : USUAL);
