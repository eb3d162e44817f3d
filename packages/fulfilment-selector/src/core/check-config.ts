import {
  absoluteAddress,
  bannerTableEntry,
  callback,
  createConfigCheck,
  describes,
  flag,
  hostConfigEntries,
  hostUpdateEntries,
  navigationEntry,
  texts,
  words,
} from '@grocer/foundation/embed';
import { CONSENT_FEATURES, MODALITIES } from '@grocer/foundation/domain';
import * as v from 'valibot';
import type { SelectorConfig, SelectorUpdate } from '../config.ts';

const aText = v.string('must be text.');

const country = v.picklist(['US', 'CA'], 'must be US or CA.');

const address = v.object(
  {
    street: v.string(),
    unit: v.string(),
    locality: v.string(),
    region: v.string(),
    postalCode: v.string(),
    countryCode: country,
    county: words,
  },
  'must be an address.',
);

const modality = v.picklist(MODALITIES, `must be one of ${MODALITIES.join(', ')}.`);
const activeModality = v.optional(
  v.object({
    modality,
    storeId: words,
    address: v.optional(address),
    ownDelivery: flag,
  }),
);
const membership = v.optional(v.object({ planCode: words, planName: words, status: words }));
const didYouKnow = v.optional(v.array(v.string('must be text.'), 'must be a list of texts.'));
const openedFrom = v.optional(
  v.picklist(['header', 'cart', 'scheduling'], 'must be header, cart or scheduling.'),
);

const cart = v.optional(
  v.array(
    v.object({
      gtin13: v.string('must be text.'),
      quantity: v.pipe(v.number('must be a number.'), v.minValue(Number.MIN_VALUE, 'must be more than 0.')),
      offerId: words,
    }),
    'must be a list of items.',
  ),
);

const isPersistence = (input: unknown): boolean =>
  input === false ||
  (typeof input === 'object' && input !== null && 'write' in input && typeof input.write === 'function');

const persistence = v.optional(
  v.custom<never>(isPersistence, 'must be false or an object with write(name, value).'),
);

/** The schema of the config. A key that it lacks is probably misspelt. */
const configSchema = describes<SelectorConfig>()(
  v.object({
    ...hostConfigEntries,
    authConfig: v.optional(hostConfigEntries.authConfig),
    display: v.optional(v.picklist(['modal', 'inline'], 'must be modal or inline.')),
    openedFrom,
    activeModality,
    postalCode: words,
    membership,
    cart,
    handoffs: v.optional(v.array(aText, 'must be a list of texts.')),
    bannerName: words,
    bannerTable: bannerTableEntry,
    content: v.optional(texts),
    toggles: v.optional(
      v.object({
        redesign: flag,
        ownDelivery: flag,
        showNext: flag,
        legacyPlanName: flag,
        addressBookV2: flag,
        saveToAddressBook: flag,
        upfrontTimeslots: flag,
      }),
    ),
    validateCountries: v.optional(v.array(country, 'must be a list of countries.')),
    navigation: navigationEntry,
    consent: v.optional(
      v.object({
        feature: v.optional(v.picklist(CONSENT_FEATURES, `must be one of ${CONSENT_FEATURES.join(', ')}.`)),
      }),
    ),
    geolocate: callback,
    didYouKnow,
    limits: v.optional(
      v.object({
        pageSize: v.optional(v.pipe(v.number('must be a number.'), v.minValue(1, 'must be at least 1.'))),
        reservationOffsetMinutes: v.optional(v.number('must be a number.')),
      }),
    ),
    onBeforeChange: callback,
    persistence,
    endpoints: v.optional(v.object({ services: v.optional(absoluteAddress), paths: v.optional(texts) })),
  }),
);

/** The schema of an update. */
const updateSchema = describes<SelectorUpdate>()(
  v.object({
    activeModality,
    ...hostUpdateEntries,
    cart,
    content: v.optional(texts),
    didYouKnow,
    membership,
    openedFrom,
  }),
);

/** Both schemas, also used to detect misspelt keys. */
export const schemas = { config: configSchema, update: updateSchema };

/** Returns the additional problems of an inline selector's config. */
export const inlineProblems = ({ display, container }: SelectorConfig): readonly string[] =>
  display === 'inline' && container === undefined
    ? ['`container` is missing; an inline selector needs an element to be shown in.']
    : [];

/** Validate a config or an update; throw one error with all problems. */
export const { checkConfig, checkUpdate } = /* @__PURE__ */ createConfigCheck<SelectorConfig>({
  product: 'Fulfilment Selector',
  ...schemas,
  addresses: ({ endpoints }) => ({ 'endpoints.services': endpoints?.services }),
});
