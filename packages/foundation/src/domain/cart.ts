import type { Modality } from './modality.ts';
import type { Cents } from './money.ts';

/** What may be done when a product is not there. */
export const SUBSTITUTION_POLICIES = ['SHOPPER_CHOICE', 'CUSTOMER_CHOICE', 'NONE'] as const;
export type SubstitutionPolicy = (typeof SUBSTITUTION_POLICIES)[number];

/** A line of a cart as scheduling needs it. */
export interface CartLine {
  readonly id: string;
  readonly gtin13: string;
  readonly quantity: number;
  readonly modality: Modality;
  readonly substitutionPolicy: SubstitutionPolicy;
  /** GTINs that may come instead. */
  readonly substitutionItems: readonly string[];
  readonly instructions: string;
  readonly sellerId: string | undefined;
  readonly sourceStoreId: string | undefined;
}

/** A shopper's cart, and the one that changes an order that was placed, if there is one. */
export interface Cart {
  readonly id: string;
  readonly lines: readonly CartLine[];
  readonly modify:
    | {
        readonly id: string;
        readonly lines: readonly CartLine[];
        /** The checkout of the order that is changed. */
        readonly checkoutId: string | undefined;
      }
    | undefined;
  /** From which amount on an order qualifies, for the ways of shopping of which the service says one. */
  readonly minimums?: Readonly<Partial<Record<Modality, Cents>>> | undefined;
}

/** A product without its nutrition facts. */
export interface Product {
  readonly id: string;
  readonly upc: string;
  readonly name: string;
  readonly size: string;
  readonly price: Cents;
  readonly isAlcohol: boolean;
  readonly isAvailable: boolean;
  /** Has it to carry the Proposition 65 warning in California? */
  readonly needsProp65Warning: boolean;
  /** What it costs and how long it goes on, where it is a membership. */
  readonly membership: MembershipItem | undefined;
}

/** A product with what a shop shows of it. */
export interface CatalogueProduct extends Product {
  readonly brand: string;
  readonly aisle: string;
  /** What can stand in for each other. */
  readonly family: string;
  /** As it is shown: "$1.50 / lb". */
  readonly unitPrice: string;
  /** The name of its picture. */
  readonly image: string;
  /** In years; absent where anybody may have it. */
  readonly minimumAge: number | undefined;
  readonly isSoldByWeight: boolean;
  readonly isSnapEligible: boolean;
  /** The ways in which it can be had. */
  readonly modalities: readonly Modality[];
  readonly stock: 'IN' | 'LOW' | 'OUT';
  /** Where it stands in a store. */
  readonly location: string;
  /** The diets that it fits. */
  readonly tags: readonly string[];
  readonly isNew: boolean;
}

/** How long something lasts: a number, and the service's code of what it counts. */
export interface Duration {
  readonly quantity: number;
  readonly unitCode: string;
}

/** A membership that can be bought, as the service reckons it. */
export interface MembershipItem {
  /** As the service writes it: "USD 99.00". */
  readonly price: string;
  readonly subscription: Duration;
  readonly renewalPrice: string;
  readonly renewal: Duration;
  /** The instant in UTC at which a free trial ends and is charged. */
  readonly trialChargeDate: string | undefined;
  /** The instant in UTC at which it renews. */
  readonly renewalDate: string | undefined;
}

/** A price that ends soon. */
export interface FlashSale {
  readonly id: string;
  readonly gtin13: string;
  readonly price: Cents;
  /** Epoch milliseconds. */
  readonly endsAt: number;
}

/** A flash sale with what a checkout shows of it, and needs to sell it. */
export interface FlashSaleOffer extends FlashSale {
  readonly name: string;
  readonly size: string;
  readonly category: string;
  /** What one costs otherwise. */
  readonly regularPrice: Cents;
  readonly percentOff: number;
  /** The most of it that one order takes. */
  readonly maxQuantity: number;
  readonly couponId: string;
  readonly sourceStoreId: string;
}
