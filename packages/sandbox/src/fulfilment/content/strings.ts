import { banners } from '@grocer/foundation/domain';
import type { ContentStringsTable } from '../fulfilment-tables.ts';
import { freeDeliveryWords } from '../timeslots/fees.ts';

const FULFILMENT = 'modality/fulfillment/text';

/** Texts of the selector. Some keys are missing on purpose, so that clients have to fall back. */
const SELECTOR: Readonly<Record<string, string>> = {
  'header.title': 'How are you shopping today?',
  'zip.invalid': 'Please enter a valid 5-digit ZIP code.',
  'stores.none.PICKUP': 'No pickup stores were found near {zip}. Try another ZIP code.',
  'stores.none.DELIVERY': 'Delivery isn’t available for {zip} yet. Try another ZIP code or choose Pickup.',
  'timeline.ship': 'As soon as 1-3 days',
  'timeline.pickup': 'Same-day',
  'timeline.delivery': 'From store, to your door.',
  'timeline.ownDelivery': 'Delivered by {banner} associates in refrigerated trucks. Freshness guaranteed.',
  disclaimer: '* $35 minimum on qualifying orders. Restrictions may apply.',
  'didYouKnow.1': 'You can change how you shop at any time.',
  'didYouKnow.2': 'Prices and selection may differ between stores.',
};

/** Texts of upfront delivery times. */
const UPFRONT: Readonly<Record<string, string>> = {
  'timeslots.heading': 'Choose a day and time',
  'timeslots.unavailable':
    'Delivery times aren’t available right now. Please try again later or choose Pickup.',
  'membership.BST': `Members get free delivery in as little as 2 hours ${freeDeliveryWords()}.`,
  'membership.BSTL': `Members get free delivery the next day ${freeDeliveryWords()}.`,
};

const FRENCH: Readonly<Record<string, string>> = {
  'header.title': 'Comment magasinez-vous aujourd’hui?',
  'zip.invalid': 'Veuillez entrer un code ZIP valide à 5 chiffres.',
};

/** Returns the id of a table's part for one banner. */
export const tableOf = (id: string, tenant: string): string => `${id}@${tenant}`;

const table = (
  table_id: string,
  locale: string,
  words: Readonly<Record<string, string>>,
): readonly ContentStringsTable[] =>
  Object.entries(words).map(([key, text]) => ({ table_id, locale, key, text }));

const phone = (number: number): string => `(513) 555-01${String(number).padStart(2, '0')}`;

/** Returns the banners' phone numbers: two each, all from the range reserved for fiction. */
const phones = (): readonly ContentStringsTable[] => {
  const all = banners();
  return all.flatMap(({ tenantName }, index) =>
    table(tableOf(FULFILMENT, tenantName), 'en-US', {
      'phone.footer': phone(index),
      'phone.customerService': phone(index + all.length),
    }),
  );
};

/** Returns all texts of the service. */
export const contentStrings = (): readonly ContentStringsTable[] => [
  ...table(FULFILMENT, 'en-US', SELECTOR),
  ...table(FULFILMENT, 'fr', FRENCH),
  ...table('modality/upfront-timeslots/text', 'en-US', UPFRONT),
  ...phones(),
];
