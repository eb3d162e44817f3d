import {
  absoluteAddress,
  configError,
  configProblems,
  describes,
  hostConfigEntries,
  texts,
} from '@grocer/foundation/embed';
import { CONSENT_FEATURES, MODALITIES } from '@grocer/foundation/domain';
import * as v from 'valibot';
import type { SelectorConfig, SelectorUpdate } from '../config.ts';

const flag = v.optional(v.boolean('must be true or false.'));
const aText = v.string('must be text.');
const words = v.optional(aText);
const isFunction = (input: unknown): boolean => typeof input === 'function';
const callback = v.optional(v.custom<never>(isFunction, 'must be a function.'));

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
  (typeof input === 'object' && input !== null && 'write' in input && isFunction(input.write));

const persistence = v.optional(
  v.custom<never>(isPersistence, 'must be false or an object with write(name, value).'),
);

/** What the selector takes; a key that is not here is most likely misspelt. */
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
    bannerTable: v.optional(
      v.array(
        v.object({
          key: aText,
          domain: aText,
          tenantName: aText,
          xBannerName: aText,
          storeLocatorBrand: aText,
          modalityCapabilities: v.array(modality),
          behaviour: v.record(v.string(), v.boolean('must be true or false.')),
        }),
        'must be a list of banners.',
      ),
    ),
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
    navigation: v.optional(v.object({ navigate: v.custom<never>(isFunction, 'must be a function.') })),
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

/** What an update takes. */
const updateSchema = describes<SelectorUpdate>()(
  v.object({
    activeModality,
    appearance: hostConfigEntries.appearance,
    cart,
    content: v.optional(texts),
    didYouKnow,
    membership,
    messages: hostConfigEntries.messages,
    openedFrom,
    token: v.optional(v.pipe(v.string('must be a token.'), v.minLength(1, 'must not be empty.'))),
  }),
);

/** Everything that a host may say, for whoever looks for what it has misspelt. */
export const schemas = { config: configSchema, update: updateSchema };

/** An address that a bearer token must not go to. */
function insecureProblems({ environment, endpoints }: SelectorConfig): readonly string[] {
  const services: unknown = endpoints?.services;
  if (environment !== 'PROD' && environment !== 'STAGE') return [];
  const isInsecure = typeof services === 'string' && !services.startsWith('https:');
  return isInsecure ? [`\`endpoints.services\` must be https in ${environment}.`] : [];
}

const inlineProblems = ({ display, container }: SelectorConfig): readonly string[] =>
  display === 'inline' && container === undefined
    ? ['`container` is missing; an inline selector needs an element to be shown in.']
    : [];

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw configError('Fulfilment Selector', problems);
}

interface Checks {
  /** Problems that were found elsewhere. */
  readonly more: readonly string[];
  /** Is it mounted into a page, rather than rendered by the host's own React? */
  readonly isMounted: boolean;
}

/** Checks what a host passed in; throws `invalid_config` with every problem, `more` among them. */
export function checkConfig(config: SelectorConfig, { more, isMounted }: Checks): void {
  const known = config ?? {};
  refuse([
    ...configProblems(configSchema, config),
    ...insecureProblems(known),
    ...(isMounted ? inlineProblems(known) : []),
    ...more,
  ]);
}

/** Checks what a host wants changed; throws `invalid_config` with every problem. */
export function checkUpdate(patch: SelectorUpdate): void {
  refuse(configProblems(updateSchema, patch));
}
