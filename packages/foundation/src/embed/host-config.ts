import * as v from 'valibot';
import { APP_NAMES, AUTH_TYPES, ENVIRONMENTS } from '../domain/app.ts';
import type { AppName, Environment } from '../domain/app.ts';
import type { AuthConfig } from '../http/auth-session.ts';
import type { Token } from '../ui/tokens.ts';
import { isElement } from './is-element.ts';
import { isRecord } from './is-record.ts';

/** An element, or a CSS selector for one. */
export type Target = string | HTMLElement;

/** URLs of the services. PROD and STAGE only accept https. */
export interface Endpoints {
  /** Base URL of the payment service. Default: the one for the environment and banner. */
  payment: string;
  /** Path templates by call name, such as `wallet.list`. */
  paths: Readonly<Record<string, string>>;
}

export interface Appearance {
  /** CSS values by token name, as in `skins`. Default: the built-in look. */
  tokens?: Partial<Record<Token, string>>;
  /** Default: light. */
  colorScheme?: 'light' | 'dark' | 'auto';
}

/** Makes every nested field of `Words` optional. */
export type DeepPartial<Words> = Words extends object
  ? { [Key in keyof Words]?: DeepPartial<Words[Key]> }
  : Words;

// [W-1.12] to [W-1.20]
/** Host settings that every SDK accepts. */
export interface HostConfig<AnalyticsEvent, Messages> {
  /** Selects the service URLs. PROD and STAGE reject URLs that are not https; PROD logs nothing. */
  environment: Environment;
  /** Where the inline part renders, as an element or a selector. Default: nothing is rendered inline. */
  container?: Target;
  /** Name of the calling application, as the services know it. Default: CLICKLIST. */
  appName?: AppName;
  /** Tenant of the API calls. Default: the banner's tenant; in the wallet that of the main banner. */
  tenantName?: string;
  /** Host name of the banner, such as "example.com". Default: the main banner's. */
  bannerDomain?: string;
  /** Ids of the shopper's store and facility. */
  locationData?: {
    /** Default: "00000". */
    storeId?: string;
    /** Default: "00000". */
    facilityId?: string;
  };
  /** Receives analytics events. Default: none are sent. */
  analyticsConfig?: {
    /** Called with each event; exceptions do not affect the SDK. */
    callback: (event: AnalyticsEvent) => void;
  };
  /** Language tag for formatting amounts, dates and plurals; texts come from `messages`. Default: en-US. */
  locale?: string;
  /** Texts that replace the built-in ones, by part and key. Default: the built-in English texts. */
  messages?: DeepPartial<Messages>;
  /** Colours, sizes and the colour scheme. Default: the built-in look, light. */
  appearance?: Appearance;
  /** `none` renders without a shadow root; the page then links `styles.css`. Default: shadow. */
  isolation?: 'shadow' | 'none';
  /** Parent of overlays. Default: the page's body, or the modal around the container. */
  overlayContainer?: Target;
  /** URLs that replace those of the environment. */
  endpoints?: Partial<Endpoints>;
  /** The page's nonce, for third-party scripts that must be loaded by a tag. Default: none. */
  cspNonce?: string;
  /** Returns the element to focus when an overlay closes. Default: the element that opened it. */
  returnFocus?: () => HTMLElement | null;
  /** Clock for tests. Default: the device's clock. */
  clock?: {
    /** Returns epoch milliseconds. */
    now(): number;
  };
}

/** Settings of every SDK that a host can update. */
export interface HostUpdate<Messages> {
  /** Replaces the current appearance. */
  appearance?: Appearance;
  /** Texts that replace the current ones; the others are kept. */
  messages?: DeepPartial<Messages>;
  /** Token of the signed-in shopper. */
  token?: string;
  /** The shopper's id, as in `authConfig`. Default: the token may belong to another shopper. */
  shopperId?: string | undefined;
}

/** Settings of a host with pages of its own. */
export interface NavigationConfig {
  /** Navigates to the host's pages. Default: plain links. */
  navigation?: {
    /** Navigates to a page; `replace` replaces the current history entry. */
    navigate: (to: string, options?: { replace?: boolean }) => void;
  };
}

/** Settings of a host that authenticates its shopper's calls. */
export interface SignedInConfig {
  /** Authentication of the shopper's calls. */
  authConfig: AuthConfig;
}

/** Schema of a non-empty string. */
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

/** Schema of an absolute URL. */
export const absoluteAddress = v.pipe(v.string(), v.check(isAddress, 'must be an absolute address.'));

/** Schema of strings by name. */
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

/** Schemas of the settings that all SDKs share, to spread into an SDK's own schema. */
export const hostConfigEntries = {
  environment: v.picklist(
    ENVIRONMENTS,
    `must be one of ${ENVIRONMENTS.join(', ')}: it picks the service addresses.`,
  ),
  container: v.optional(target),
  appName: v.optional(v.picklist(APP_NAMES, `must be one of ${APP_NAMES.join(', ')}.`), 'CLICKLIST'),
  tenantName: v.optional(text('a tenant’s name')),
  bannerDomain: v.optional(
    // Becomes part of a URL that receives a bearer token.
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
