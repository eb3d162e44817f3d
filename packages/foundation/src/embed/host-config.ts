import * as v from 'valibot';
import { APP_NAMES, AUTH_TYPES, ENVIRONMENTS } from '../domain/app.ts';
import type { AppName, Environment } from '../domain/app.ts';
import type { AuthConfig } from '../http/auth-session.ts';
import type { Token } from '../ui/tokens.ts';
import { isElement } from './is-element.ts';
import { isRecord } from './is-record.ts';

/** An element, or a selector that finds one. */
export type Target = string | HTMLElement;

/** Where the services are. Refused in PROD and STAGE unless https. */
export interface Endpoints {
  /** The base address of the payment service. Default: that of the environment and the banner. */
  payment: string;
  /** Path templates by call name, such as `wallet.list`. */
  paths: Readonly<Record<string, string>>;
}

export interface Appearance {
  /** CSS values by the name of their token, as `skins` has them. Default: our own look. */
  tokens?: Partial<Record<Token, string>>;
  /** Default: light. */
  colorScheme?: 'light' | 'dark' | 'auto';
}

/** Every part of `Words` may be left out. */
export type DeepPartial<Words> = Words extends object
  ? { [Key in keyof Words]?: DeepPartial<Words[Key]> }
  : Words;

// [W-1.12] to [W-1.20]
/** What every SDK takes from its host. */
export interface HostConfig<AnalyticsEvent, Messages> {
  /** Picks the addresses of the services. PROD logs nothing, and refuses addresses that are not https, as STAGE does. */
  environment: Environment;
  /** Where the inline part renders, as an element or a selector. Default: nothing is rendered inline. */
  container?: Target;
  /** The application that asks, as the services know it. Default: CLICKLIST. */
  appName?: AppName;
  /** The tenant that calls are made for. Default: that of the banner. */
  tenantName?: string;
  /** The host name of the banner, such as "example.com". Default: that of the main banner. */
  bannerDomain?: string;
  /** The store and the facility that the shopper shops at, by their ids. */
  locationData?: {
    /** Default: "00000". */
    storeId?: string;
    /** Default: "00000". */
    facilityId?: string;
  };
  /** Where analytics go. Default: nowhere. */
  analyticsConfig?: {
    /** Called with each event; one that throws breaks nothing. */
    callback: (event: AnalyticsEvent) => void;
  };
  /** A language tag for amounts, dates and plurals; words come from `messages`. Default: en-US. */
  locale?: string;
  /** Words in place of ours, by part and key. Default: ours, in English. */
  messages?: DeepPartial<Messages>;
  /** Colours, sizes and the colour scheme. Default: our own look, light. */
  appearance?: Appearance;
  /** `none` renders without a shadow root; the page then links `styles.css`. Default: shadow. */
  isolation?: 'shadow' | 'none';
  /** Where overlays go; default: the page's body, or a modal that the container lies in. */
  overlayContainer?: Target;
  /** Addresses in place of those of the environment. */
  endpoints?: Partial<Endpoints>;
  /** The page's nonce, for third-party scripts that must be loaded by a tag. Default: none. */
  cspNonce?: string;
  /** Where focus goes when an overlay closes, if not to what opened it. */
  returnFocus?: () => HTMLElement | null;
  /** The time, in epoch milliseconds, for tests. Default: that of the device. */
  clock?: {
    /** Returns epoch milliseconds. */
    now(): number;
  };
}

/** What a host can change of every SDK. */
export interface HostUpdate<Messages> {
  /** Takes the place of the appearance there was. */
  appearance?: Appearance;
  /** Words in place of those there are; the others stay. */
  messages?: DeepPartial<Messages>;
  /** The token of whoever is signed in now. */
  token?: string;
  /** Whose that token is, as in `authConfig`. Default: it may be anybody's. */
  shopperId?: string | undefined;
}

/** A host with pages of its own around. */
export interface NavigationConfig {
  /** How the host's pages are gone to; without it links are links. */
  navigation?: {
    /** Goes to a page; `replace` puts it in the place of the one in the history. */
    navigate: (to: string, options?: { replace?: boolean }) => void;
  };
}

/** A host that signs its shopper's calls. */
export interface SignedInConfig {
  /** How calls are signed for the shopper. */
  authConfig: AuthConfig;
}

/** Checks a text that is not empty. */
export const text = (what: string) =>
  v.pipe(v.string(`must be ${what}.`), v.minLength(1, 'must not be empty.'));
const callback = (what: string) =>
  v.custom<never>((input) => typeof input === 'function', `must be ${what}.`);

const isLanguageTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

const isAddress = (address: string): boolean => {
  try {
    return new URL(address).href !== '';
  } catch {
    return false;
  }
};

/** Checks an address that a host names. */
export const absoluteAddress = v.pipe(v.string(), v.check(isAddress, 'must be an absolute address.'));

/** Checks texts by name. */
export const texts = v.custom<Readonly<Record<string, string>>>(
  (input) => isRecord(input) && Object.values(input).every((one) => typeof one === 'string'),
  'must be texts by name.',
);

const target = v.union(
  [text('a selector'), v.custom<HTMLElement>(isElement)],
  'must be a CSS selector or an element of the page.',
);

const authConfig = v.object(
  {
    type: v.picklist(AUTH_TYPES, `must be ${AUTH_TYPES.join(' or ')}: it says how the token was issued.`),
    token: text('the bearer token of the signed-in shopper'),
    shopperId: v.optional(text('an id')),
    getNewToken: v.optional(callback('a function that resolves to a new token')),
    redirectToSignIn: v.optional(callback('a function that sends the shopper to sign in')),
  },
  'is missing. Calls are made for a signed-in shopper: pass { type, token }.',
);

/** Schemas of the keys that all SDKs share, to spread into a schema of one's own. */
export const hostConfigEntries = {
  environment: v.picklist(
    ENVIRONMENTS,
    `must be one of ${ENVIRONMENTS.join(', ')}: it picks the service addresses.`,
  ),
  container: v.optional(target),
  appName: v.optional(v.picklist(APP_NAMES, `must be one of ${APP_NAMES.join(', ')}.`), 'CLICKLIST'),
  tenantName: v.optional(text('a tenant’s name')),
  bannerDomain: v.optional(
    // It becomes part of an address that a bearer token is sent to.
    v.pipe(
      text('a host name'),
      v.regex(/^[a-z\d]+(?:[.-][a-z\d]+)+$/i, 'must be a host name such as "example.com".'),
    ),
  ),
  authConfig,
  locationData: v.optional(
    v.object({ storeId: v.optional(text('a store’s id')), facilityId: v.optional(text('a facility’s id')) }),
  ),
  analyticsConfig: v.optional(v.object({ callback: callback('a function that takes an event') })),
  locale: v.optional(
    v.pipe(text('a language tag'), v.check(isLanguageTag, 'must be a language tag such as "en-US".')),
    'en-US',
  ),
  messages: v.optional(v.custom<never>(isRecord, 'must be words by part.')),
  appearance: v.optional(
    v.object({
      tokens: v.optional(texts),
      colorScheme: v.optional(v.picklist(['light', 'dark', 'auto'], 'must be light, dark or auto.')),
    }),
  ),
  isolation: v.optional(v.picklist(['shadow', 'none'], 'must be shadow or none.'), 'shadow'),
  overlayContainer: v.optional(target),
  endpoints: v.optional(
    v.object({
      payment: v.optional(absoluteAddress),
      paths: v.optional(texts),
    }),
  ),
  cspNonce: v.optional(text('the page’s nonce')),
  returnFocus: v.optional(callback('a function that returns an element')),
  clock: v.optional(v.object({ now: callback('a function that returns milliseconds') })),
} as const;
