import type { Contact } from '@grocer/foundation/contract';
import type { SelectorConfig, SelectorUpdate } from '../config.ts';

// [F-2.1] to [F-2.5]
/** Where the pages around scheduling are; each may be replaced. */
export interface SchedulingPaths {
  /** The cart. Default: /cart. */
  cart?: string;
  /** The cart of an order that is changed. Default: /cart/modify. */
  modifyCart?: string;
  /** Payment. Default: /checkout. */
  checkout?: string;
  /** Where a shopper with nothing in the cart begins. Default: /products/start-my-cart. */
  startCart?: string;
  /** Whatever else the shopper may want with the order, beside what is ordered. Default: /got-everything. */
  gotEverything?: string;
  /** The front page. Default: / */
  home?: string;
  /** Answers to questions, in the footer. Default: /topic/digital-faqs. */
  help?: string;
  /** In the footer. Default: /i/privacy-policy. */
  privacy?: string;
  /** The page itself, for the way back from payment. Default: /scheduling. */
  scheduling?: string;
}

/** Until when a membership goes on: dates, or instants in UTC. */
export interface Enrollment {
  /** When a membership that was cancelled ends. */
  cancellationDate?: {
    /** A date, or an instant in UTC. */
    value: string;
  };
  /** When it renews itself. */
  renewalDueDate?: string;
  /** Until when it has to be renewed by hand. */
  computedManualRenewalDate?: string;
}

/** Who else is part of a membership. */
export interface BenefitDetail {
  /** The name as members read it. */
  partnerDisplayName?: string;
  /** The name in the partner’s own words, where there is no other. */
  partnerName?: string;
}

/** What the scheduling page takes: all of the selector's, whose window it opens to change store or address. */
export interface SchedulingConfig extends Omit<SelectorConfig, 'display' | 'openedFrom' | 'cart'> {
  /** What is scheduled, as the page's query has it: pickup, delivery or ship, in whatever case. Default: how the shopper shops. */
  fulfillmentType?: string;
  /** Whom to reach about the order. */
  buyer: Contact;
  /** What whoever brings or packs the order should know; up to 1,000 characters. Default: none. */
  instructions?: string;
  /** What the checkout is to carry for other services of the host: texts by name. Default: nothing. */
  properties?: Readonly<Record<string, string>>;
  /**
   * Tells shoppers of one browser apart, so that each of them sees a tip once: an id of the shop that is no
   * secret. Default: one for all.
   */
  shopperId?: string;
  /** How the membership goes on that the shopper has; said to members alone. Default: nothing is said. */
  enrollment?: Enrollment;
  /** Who else is part of the membership. Default: nobody. */
  benefit?: BenefitDetail;
  /** Is an order changed that was placed before? Then the page leads back to its cart. Default: false. */
  isModify?: boolean;
  /**
   * Goes on to payment by itself where a time is held for what is scheduled and everything can be had then, for links
   * such as a cart's "Check out". Default: false.
   */
  skipIfReserved?: boolean;
  /** Says why a shopper has come back from payment. Default: nothing is said. */
  arrival?: 'order-timed-out';
  /** Where the pages around are. */
  paths?: SchedulingPaths;
}

/** What `update()` may change; the page reads the cart itself, and its window is always opened from it. */
export type SchedulingUpdate = Omit<SelectorUpdate, 'cart' | 'openedFrom'>;

/** The paths with defaults filled in. */
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
