import type { HostConfig } from '@grocer/foundation/embed';
import type {
  Address,
  Banner,
  ConsentFeature,
  CountryCode,
  GeoPoint,
  Modality,
  WantedItem,
} from '@grocer/foundation/domain';
import type { AuthConfig } from '@grocer/foundation/http';
import type { SelectorAnalyticsEvent } from './analytics.ts';
import type { StringTable } from './content/rules.ts';
import type { ModalityChange } from './events.ts';
import type { Membership } from './membership/rules.ts';
import type { SelectorMessages } from './messages.ts';
import type { Persistence } from './ongoing/persistence.ts';

/** How the shopper shops now, where the host knows: at a store, or to an address. */
export interface ActiveModality {
  modality: Modality;
  storeId?: string;
  address?: Address;
  /** Delivered by the banner's own centre? */
  ownDelivery?: boolean;
}

export interface SelectorToggles {
  /** The newer wordings and buttons [F-2.7] [F-2.49]. */
  redesign?: boolean;
  /** Shows deliveries by the banner's own centre apart [F-2.13]. Default: as the banner has it. */
  ownDelivery?: boolean;
  /** One list of choices with a Next button [F-2.19]. */
  showNext?: boolean;
  /** Takes a plan called 'Boost' for a membership, as older services mean it [F-6.4]. */
  legacyPlanName?: boolean;
  /** The second address book [F-2.33] [F-2.34]. Default: false. */
  addressBookV2?: boolean;
  /** Keeps a new address in the book [F-4.3]. Default: true. */
  saveToAddressBook?: boolean;
  /** Lets shoppers reserve a delivery time of the banner's own centre before they shop [F-1.6]. Default: false. */
  upfrontTimeslots?: boolean;
}

export interface SelectorConfig extends Omit<
  HostConfig<SelectorAnalyticsEvent, SelectorMessages>,
  'endpoints'
> {
  /** Absent: nobody is signed in [F-1.9]. */
  authConfig?: AuthConfig;
  /** A window above the page, or a part of it [F-2.6]. Default: modal. */
  display?: 'modal' | 'inline';
  /** Where the shopper came from; decides the heading [F-2.7]. Default: header. */
  openedFrom?: 'header' | 'cart' | 'scheduling';
  activeModality?: ActiveModality;
  /** A ZIP code to begin with, where no address is known. */
  postalCode?: string;
  membership?: Membership;
  /** What is in the cart: times are asked for and held for it [F-7.10]. Default: nothing yet. */
  cart?: readonly WantedItem[];
  /** How deliveries may be handed over, by the service's own names, such as ATTENDED. Default: in any way. */
  handoffs?: readonly string[];
  /** The banner's name as shoppers read it [F-9.13]. */
  bannerName?: string;
  /** The retailer's own banners [F-3.9]. Default: a table of fixtures. */
  bannerTable?: readonly Banner[];
  /** Words by key, instead of those of the content service [F-7.19]. */
  content?: StringTable;
  toggles?: SelectorToggles;
  /** What the shopper is asked to allow their location for [F-4.16]. Default: Modality Selector. */
  consent?: { feature?: ConsentFeature };
  /** Where the shopper is; default: the browser's own answer. Rejects with the browser's `code`. */
  geolocate?: () => Promise<GeoPoint>;
  /** What the info panel above the results says [F-2.11]. */
  didYouKnow?: readonly string[];
  limits?: {
    /** How many stores are shown at a time. Default: 10. */
    pageSize?: number;
    /** How much longer than its service says a reservation counts as held [F-9.8]. Default: 0. */
    reservationOffsetMinutes?: number;
  };
  /** Countries whose addresses have to be verified; elsewhere being eligible decides [F-5.9]. Default: US. */
  validateCountries?: readonly CountryCode[];
  /** How the host's pages are gone to; without it links are links [F-2.1]. */
  navigation?: { navigate: (to: string, options?: { replace?: boolean }) => void };
  /** Asked before a choice is made; `false`, or an exception, keeps things as they are. */
  onBeforeChange?: (change: ModalityChange) => boolean | Promise<boolean>;
  /** Where the choice is kept between visits [F-9.10]; `false` keeps it nowhere. Default: cookies. */
  persistence?: Persistence | false;
  endpoints?: {
    /** The base address of all services that the selector calls. */
    services?: string;
    /** Path templates by call name, such as `modality.options`. */
    paths?: Readonly<Record<string, string>>;
  };
}

/** What `update()` may change; everything else needs a new mount. */
export interface SelectorUpdate {
  activeModality?: ActiveModality;
  appearance?: SelectorConfig['appearance'];
  cart?: readonly WantedItem[];
  content?: StringTable;
  didYouKnow?: readonly string[];
  membership?: Membership;
  messages?: SelectorConfig['messages'];
  openedFrom?: SelectorConfig['openedFrom'];
  /** A token after the shopper has signed in, or a fresh one of theirs. Another shopper needs a new mount. */
  token?: string;
}
