import type { Modality } from './modality.ts';
import type { Cents } from './money.ts';

/** What may be done when a product is not there [F-3.16]. */
export const SUBSTITUTION_POLICIES = ['SHOPPER_CHOICE', 'CUSTOMER_CHOICE', 'NONE'] as const;
export type SubstitutionPolicy = (typeof SUBSTITUTION_POLICIES)[number];

/** A line of a cart as scheduling needs it [F-3.16]. */
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
  readonly modify: { readonly id: string; readonly lines: readonly CartLine[] } | undefined;
}

/** A product without its nutrition facts [F-7.16]. */
export interface Product {
  readonly id: string;
  readonly upc: string;
  readonly name: string;
  readonly size: string;
  readonly price: Cents;
  readonly isAlcohol: boolean;
  readonly isAvailable: boolean;
  /** Has it to carry the Proposition 65 warning in California [F-5.16]? */
  readonly needsProp65Warning: boolean;
}

/** A price that ends soon [F-4.25]. */
export interface FlashSale {
  readonly id: string;
  readonly gtin13: string;
  readonly price: Cents;
  /** Epoch milliseconds. */
  readonly endsAt: number;
}
