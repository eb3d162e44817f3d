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

/** How the shopper shops now, where the host knows: at a store, or to an address. */
export interface ActiveModality {
  /** The way to shop. */
  modality: Modality;
  /** The store, where one is shopped at. */
  storeId?: string;
  /** The address, where things are brought to one. */
  address?: Address;
  /** Delivered by the banner's own centre? Default: false. */
  ownDelivery?: boolean;
}

export interface SelectorToggles {
  /** The newer wordings and buttons. Default: false. */
  redesign?: boolean;
  /** Shows deliveries by the banner's own centre apart. Default: as the banner has it. */
  ownDelivery?: boolean;
  /** One list of choices with a Next button. Default: false. */
  showNext?: boolean;
  /** Takes a plan called 'Boost' for a membership, as older services mean it. Default: false. */
  legacyPlanName?: boolean;
  /** The second address book. Default: false. */
  addressBookV2?: boolean;
  /** Keeps a new address in the book. Default: true. */
  saveToAddressBook?: boolean;
  /** Lets shoppers reserve a delivery time of the banner's own centre before they shop. Default: false. */
  upfrontTimeslots?: boolean;
}

export interface SelectorConfig
  extends Omit<HostConfig<SelectorAnalyticsEvent, SelectorMessages>, 'endpoints'>, NavigationConfig {
  /** How calls are signed for the shopper. Default: nobody is signed in. */
  authConfig?: AuthConfig;
  /** A window above the page, or a part of it. Default: modal. */
  display?: 'modal' | 'inline';
  /** Where the shopper came from; decides the heading. Default: header. */
  openedFrom?: 'header' | 'cart' | 'scheduling';
  /** How the shopper shops now. Default: what the service or a cookie knows. */
  activeModality?: ActiveModality;
  /** A ZIP code to begin with, where no address is known. Default: none. */
  postalCode?: string;
  /** The membership that the shopper has. Default: none. */
  membership?: Membership;
  /** What is in the cart: times are asked for and held for it. Default: nothing yet. */
  cart?: readonly WantedItem[];
  /** How deliveries may be handed over, by the service's own names, such as ATTENDED. Default: in any way. */
  handoffs?: readonly string[];
  /** The banner's name as shoppers read it. Default: that of the table. */
  bannerName?: string;
  /** The retailer's own banners. Default: a table of fixtures. */
  bannerTable?: readonly Banner[];
  /** Words by key, instead of those of the content service. Default: none. */
  content?: StringTable;
  /** What of the selector is switched on. */
  toggles?: SelectorToggles;
  /** What the shopper is asked to allow their location for. */
  consent?: {
    /** The feature that is consented to. Default: Modality Selector. */
    feature?: ConsentFeature;
  };
  /** Where the shopper is; default: the browser's own answer. Rejects with the browser's `code`. */
  geolocate?: () => Promise<GeoPoint>;
  /** What the info panel above the results says. Default: what the content service has. */
  didYouKnow?: readonly string[];
  /** How much is shown, and for how long. */
  limits?: {
    /** How many stores are shown at a time. Default: 10. */
    pageSize?: number;
    /** How much longer than its service says a reservation counts as held, in minutes. Default: 0. */
    reservationOffsetMinutes?: number;
  };
  /** Countries whose addresses have to be verified; elsewhere being eligible decides. Default: US. */
  validateCountries?: readonly CountryCode[];
  /** Asked before a choice is made; `false`, or an exception, keeps things as they are. Default: nobody is asked. */
  onBeforeChange?: (change: ModalityChange) => boolean | Promise<boolean>;
  /** Where the choice is kept between visits; `false` keeps it nowhere. Default: cookies. */
  persistence?: Persistence | false;
  /** Addresses in place of those of the environment. */
  endpoints?: {
    /** The base address of all services that the selector calls. Default: that of the environment and the banner. */
    services?: string;
    /** Path templates by call name, such as `modality.options`. Default: the services' own. */
    paths?: Readonly<Record<string, string>>;
  };
}

/** What `update()` may change; everything else needs a new mount. */
export interface SelectorUpdate extends HostUpdate<SelectorMessages> {
  /** How the shopper shops now, chosen elsewhere. */
  activeModality?: ActiveModality;
  /** What is in the cart now. */
  cart?: readonly WantedItem[];
  /** Takes the place of the words by key that there were. */
  content?: StringTable;
  /** Takes the place of what the info panel said. */
  didYouKnow?: readonly string[];
  /** The membership that the shopper has now. */
  membership?: Membership;
  /** Where the shopper comes from the next time. */
  openedFrom?: SelectorConfig['openedFrom'];
  /** The token of whoever is signed in now. What is known of the shopper is read again for any that is not in use. */
  token?: string;
}
