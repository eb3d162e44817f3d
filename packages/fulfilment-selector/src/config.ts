import type { HostConfig, HostUpdate, NavigationConfig } from '@grocer/foundation/embed';
import type {
  Address,
  Banner,
  ConsentFeature,
  CountryCode,
  GeoPoint,
  Membership,
  Modality,
  WantedItem,
} from '@grocer/foundation/domain';
import type { AuthConfig } from '@grocer/foundation/http';
import type { SelectorAnalyticsEvent } from './core/analytics.ts';
import type { StringTable } from './core/content/rules.ts';
import type { ModalityChange } from './events.ts';
import type { SelectorMessages } from './messages.ts';
import type { Persistence } from './features/shopping/ongoing/persistence.ts';

/** The shopper's current modality and its store or address, as known by the host. */
export interface ActiveModality {
  /** The modality. */
  modality: Modality;
  /** The id of the store, for a modality that has one. */
  storeId?: string;
  /** The delivery address, for a modality that has one. */
  address?: Address;
  /** True when the banner's own fulfilment centre delivers. Default: false. */
  ownDelivery?: boolean;
}

export interface SelectorToggles {
  /** Uses the newer texts and buttons. Default: false. */
  redesign?: boolean;
  /** Lists deliveries by the banner's own fulfilment centre separately. Default: the banner's setting. */
  ownDelivery?: boolean;
  /** Shows all modalities in one list with a Next button. Default: false. */
  showNext?: boolean;
  /** Counts a plan named 'Boost' as a membership, as older services do. Default: false. */
  legacyPlanName?: boolean;
  /** Uses the second version of the address book. Default: false. */
  addressBookV2?: boolean;
  /** Saves a new address to the address book. Default: true. */
  saveToAddressBook?: boolean;
  /** Lets shoppers reserve a timeslot of the banner's own centre before they shop. Default: false. */
  upfrontTimeslots?: boolean;
}

export interface SelectorConfig
  extends Omit<HostConfig<SelectorAnalyticsEvent, SelectorMessages>, 'endpoints'>, NavigationConfig {
  /** How requests are authorized for the shopper. Default: none; the shopper is a visitor. */
  authConfig?: AuthConfig;
  /** Shows the selector as a window above the page or inline in it. Default: modal. */
  display?: 'modal' | 'inline';
  /** The page from which the shopper opens the selector; determines the heading. Default: header. */
  openedFrom?: 'header' | 'cart' | 'scheduling';
  /** The shopper's current modality. Default: the last choice that the service has. */
  activeModality?: ActiveModality;
  /** The ZIP code of the first search, if no address is known. Default: none. */
  postalCode?: string;
  /** The shopper's membership. Default: none. */
  membership?: Membership;
  /** The items in the cart, for which timeslots are requested and reserved. Default: none. */
  cart?: readonly WantedItem[];
  /** Accepted ways of handing over a delivery, by the service's names, such as ATTENDED. Default: all. */
  handoffs?: readonly string[];
  /** The banner's name as shown to shoppers. Default: the name in the banner table. */
  bannerName?: string;
  /** The retailer's own banners. Default: a table of fixtures. */
  bannerTable?: readonly Banner[];
  /** Texts by key that override those of the content service. Default: none. */
  content?: StringTable;
  /** Feature switches. */
  toggles?: SelectorToggles;
  /** The location consent that the shopper is asked for. */
  consent?: {
    /** The feature that the consent is for. Default: Modality Selector. */
    feature?: ConsentFeature;
  };
  /** Resolves with the shopper's position; rejects with the browser's `code`. Default: Geolocation API. */
  geolocate?: () => Promise<GeoPoint>;
  /** The facts in the info panel above the results. Default: those of the content service. */
  didYouKnow?: readonly string[];
  /** Page size and reservation time. */
  limits?: {
    /** Stores per page. Default: 10. */
    pageSize?: number;
    /** Minutes that a reservation counts as held beyond its expiry at the service. Default: 0. */
    reservationOffsetMinutes?: number;
  };
  /** Countries whose addresses have to be verified; elsewhere eligibility is enough. Default: US. */
  validateCountries?: readonly CountryCode[];
  /** Called before a choice is made; `false` or an exception cancels the choice. Default: no check. */
  onBeforeChange?: (change: ModalityChange) => boolean | Promise<boolean>;
  /** Where the choice is saved between visits; `false` does not save it. Default: cookies. */
  persistence?: Persistence | false;
  /** URLs that replace those of the environment. */
  endpoints?: {
    /** The base URL of all services of the selector. Default: that of the environment and the banner. */
    services?: string;
    /** Path templates by call name, such as `modality.options`. Default: those of the services. */
    paths?: Readonly<Record<string, string>>;
  };
}

/** The settings that `update()` can change; all others need a new mount. */
export interface SelectorUpdate extends HostUpdate<SelectorMessages> {
  /** The shopper's modality, after it was chosen elsewhere. */
  activeModality?: ActiveModality;
  /** The items that are in the cart now. */
  cart?: readonly WantedItem[];
  /** Replaces the texts by key. */
  content?: StringTable;
  /** Replaces the facts in the info panel. */
  didYouKnow?: readonly string[];
  /** The shopper's membership from now on. */
  membership?: Membership;
  /** The page from which the shopper opens the selector the next time. */
  openedFrom?: SelectorConfig['openedFrom'];
  /**
   * The bearer token of the signed-in shopper. A token that may belong to another shopper reloads the
   * shopper's data.
   */
  token?: string;
}
