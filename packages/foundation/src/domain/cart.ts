import type { Modality } from './modality.ts';
import type { Cents } from './money.ts';

/** Substitution policies for a product that is out of stock. */
export const SUBSTITUTION_POLICIES = ['SHOPPER_CHOICE', 'CUSTOMER_CHOICE', 'NONE'] as const;
export type SubstitutionPolicy = (typeof SUBSTITUTION_POLICIES)[number];

/** A cart line with the fields that scheduling needs. */
export interface CartLine {
  readonly id: string;
  readonly gtin13: string;
  readonly quantity: number;
  readonly modality: Modality;
  /** Undefined if the service does not tell. */
  readonly substitutionPolicy: SubstitutionPolicy | undefined;
  /** GTINs of accepted substitutes. */
  readonly substitutionItems: readonly string[];
  readonly instructions: string;
  readonly sellerId: string | undefined;
  readonly sourceStoreId: string | undefined;
}

/** A shopper's cart, with the modify cart of a placed order if one exists. */
export interface Cart {
  readonly id: string;
  readonly lines: readonly CartLine[];
  readonly modify:
    | {
        readonly id: string;
        readonly lines: readonly CartLine[];
        /** Checkout id of the order being modified. */
        readonly checkoutId: string | undefined;
      }
    | undefined;
  /** Minimum order amounts by modality; absent where the service sends none. */
  readonly minimums?: Readonly<Partial<Record<Modality, Cents>>> | undefined;
}

/** A product without nutrition facts. */
export interface Product {
  readonly id: string;
  readonly upc: string;
  readonly name: string;
  readonly size: string;
  readonly price: Cents;
  readonly isAlcohol: boolean;
  readonly isAvailable: boolean;
  /** True when California requires a Proposition 65 warning. */
  readonly needsProp65Warning: boolean;
  /** Price and duration, when the product is a membership. */
  readonly membership: MembershipItem | undefined;
}

/** A product with the details that a shop displays. */
export interface CatalogueProduct extends Product {
  readonly brand: string;
  readonly aisle: string;
  /** Groups products that can substitute for each other. */
  readonly family: string;
  /** Display text: "$1.50 / lb". */
  readonly unitPrice: string;
  /** Image name. */
  readonly image: string;
  /** In years; undefined when there is no age restriction. */
  readonly minimumAge: number | undefined;
  readonly isSoldByWeight: boolean;
  readonly isSnapEligible: boolean;
  /** Modalities in which the product is available. */
  readonly modalities: readonly Modality[];
  readonly stock: 'IN' | 'LOW' | 'OUT';
  /** Location of the product within a store. */
  readonly location: string;
  /** Diets that the product is suitable for. */
  readonly tags: readonly string[];
  readonly isNew: boolean;
}

/** A duration: a quantity and the service's unit code. */
export interface Duration {
  readonly quantity: number;
  readonly unitCode: string;
}

/** A membership that can be bought, with the prices and dates that the service calculated. */
export interface MembershipItem {
  /** In the service's format: "USD 99.00". */
  readonly price: string;
  readonly subscription: Duration;
  readonly renewalPrice: string;
  readonly renewal: Duration;
  /** UTC timestamp at which a free trial ends and is charged. */
  readonly trialChargeDate: string | undefined;
  /** UTC timestamp at which the membership renews. */
  readonly renewalDate: string | undefined;
}

/** A time-limited sale price. */
export interface FlashSale {
  readonly id: string;
  readonly gtin13: string;
  readonly price: Cents;
  /** Epoch milliseconds. */
  readonly endsAt: number;
}

/** A flash sale with the details that a checkout displays, and those needed to add it to an order. */
export interface FlashSaleOffer extends FlashSale {
  readonly name: string;
  readonly size: string;
  readonly category: string;
  /** Price of one item without the sale. */
  readonly regularPrice: Cents;
  readonly percentOff: number;
  /** Maximum quantity per order. */
  readonly maxQuantity: number;
  readonly couponId: string;
  readonly sourceStoreId: string;
}
