import type { Contact } from '@grocer/foundation/contract';
import type { SelectorConfig, SelectorUpdate } from '../config.ts';

/** Where the pages around scheduling are; each may be replaced [F-2.1] to [F-2.5]. */
export interface SchedulingPaths {
  /** Default: /cart [F-2.2]. */
  cart?: string;
  /** Default: /cart/modify [F-2.2]. */
  modifyCart?: string;
  /** Default: /checkout [F-2.4]. */
  checkout?: string;
  /** Where a shopper with nothing in the cart begins. Default: /products/start-my-cart [F-2.5]. */
  startCart?: string;
  /** Whatever else the shopper may want with the order, beside what is ordered. Default: /got-everything [F-2.5]. */
  gotEverything?: string;
  /** Default: / */
  home?: string;
  /** Answers to questions, in the footer. Default: /topic/digital-faqs [F-2.5]. */
  help?: string;
  /** In the footer. Default: /i/privacy-policy [F-2.5]. */
  privacy?: string;
  /** The page itself, for the way back from payment. Default: /scheduling [F-2.3]. */
  scheduling?: string;
}

/** Until when a membership goes on: dates, or instants in UTC [F-3.14]. */
export interface Enrollment {
  cancellationDate?: { value: string };
  renewalDueDate?: string;
  /** Until when it has to be renewed by hand. */
  computedManualRenewalDate?: string;
}

/** Who else is part of a membership [F-3.14]. */
export interface BenefitDetail {
  partnerDisplayName?: string;
  partnerName?: string;
}

/** What the scheduling page takes: all of the selector's, whose window it opens to change store or address. */
export interface SchedulingConfig extends Omit<SelectorConfig, 'display' | 'openedFrom' | 'cart'> {
  /** What is scheduled, as the page's query has it [F-2.3]. Default: how the shopper shops. */
  fulfillmentType?: string;
  /** Whom to reach about the order [F-7.20]. */
  buyer: Contact;
  /** What whoever brings or packs the order should know; up to 1,000 characters. */
  instructions?: string;
  /** What the checkout is to carry for other services of the host: texts by name. */
  properties?: Readonly<Record<string, string>>;
  /**
   * Tells shoppers of one browser apart, so that each of them sees a tip once [F-2.67]: an id of the shop that is no
   * secret. Default: one for all.
   */
  shopperId?: string;
  /** How the membership goes on that the shopper has; said to members alone. */
  enrollment?: Enrollment;
  benefit?: BenefitDetail;
  /** Is an order changed that was placed before? Then the page leads back to its cart [F-2.60]. */
  isModify?: boolean;
  /** Says why a shopper has come back from payment [F-4.26]. */
  arrival?: 'order-timed-out';
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
