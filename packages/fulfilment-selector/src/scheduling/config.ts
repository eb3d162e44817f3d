import type { Contact } from '@grocer/foundation/contract';
import type { SelectorConfig, SelectorUpdate } from '../config.ts';

// [F-2.1] to [F-2.5]
/** The paths of the pages around scheduling. Each can be replaced. */
export interface SchedulingPaths {
  /** The cart. Default: /cart. */
  cart?: string;
  /** The cart of an order that is being changed. Default: /cart/modify. */
  modifyCart?: string;
  /** Payment. Default: /checkout. */
  checkout?: string;
  /** The page on which a shopper with an empty cart starts. Default: /products/start-my-cart. */
  startCart?: string;
  /** The page that suggests products not in the cart, linked from the order summary. Default: /got-everything. */
  gotEverything?: string;
  /** The home page. Default: / */
  home?: string;
  /** The help page, linked in the footer. Default: /topic/digital-faqs. */
  help?: string;
  /** The privacy policy, linked in the footer. Default: /i/privacy-policy. */
  privacy?: string;
  /** The scheduling page itself, for its breadcrumbs. Default: /scheduling. */
  scheduling?: string;
}

/** The end or the renewal of a membership, as dates or instants in UTC. */
export interface Enrollment {
  /** When a cancelled membership ends. */
  cancellationDate?: {
    /** A date, or an instant in UTC. */
    value: string;
  };
  /** When the membership renews automatically. */
  renewalDueDate?: string;
  /** Until when the membership has to be renewed manually. */
  computedManualRenewalDate?: string;
}

/** The partner of a membership. */
export interface BenefitDetail {
  /** The partner's name as shown to members. */
  partnerDisplayName?: string;
  /** The partner’s own name, shown if there is no display name. */
  partnerName?: string;
}

/** The config of the scheduling page: that of its selector, which changes store and address, and more. */
export interface SchedulingConfig extends Omit<SelectorConfig, 'display' | 'openedFrom' | 'cart'> {
  /**
   * The modality to schedule, as in the page's query: pickup, delivery or ship in any case. Default: the
   * shopper's current modality.
   */
  fulfillmentType?: string;
  /** The contact for the order. */
  buyer: Contact;
  /** Instructions for packing and delivery, up to 1,000 characters; the first 128 are sent. Default: none. */
  instructions?: string;
  /** Texts by name that the checkout carries for other services of the host. Default: none. */
  properties?: Readonly<Record<string, string>>;
  /**
   * Distinguishes the shoppers of one browser, so that each of them sees a tip once: an id of the shop that
   * is not secret. Default: one for all.
   */
  shopperId?: string;
  /** The end or the renewal of the shopper's membership, shown to members only. Default: not shown. */
  enrollment?: Enrollment;
  /** The partner of the shopper's membership. Default: none. */
  benefit?: BenefitDetail;
  /** True when a placed order is being changed; the page then returns to its cart. Default: false. */
  isModify?: boolean;
  /**
   * Continues to payment automatically if a time is reserved for the order and all items are available, for
   * links such as a cart's "Check out". Default: false.
   */
  skipIfReserved?: boolean;
  /** Why the shopper has returned from payment, shown in a dialog. Default: not shown. */
  arrival?: 'order-timed-out';
  /** The paths of the pages around scheduling. */
  paths?: SchedulingPaths;
}

/** The settings that `update()` can change. The page reads the cart itself and opens the window itself. */
export type SchedulingUpdate = Omit<SelectorUpdate, 'cart' | 'openedFrom'>;

/** Returns the paths with their defaults filled in. */
export const pathsOf = ({ paths }: Pick<SchedulingConfig, 'paths'>): Required<SchedulingPaths> => ({
  cart: '/cart',
  modifyCart: '/cart/modify',
  checkout: '/checkout',
  startCart: '/products/start-my-cart',
  gotEverything: '/got-everything',
  home: '/',
  scheduling: '/scheduling',
  help: '/topic/digital-faqs',
  privacy: '/i/privacy-policy',
  ...paths,
});
