import * as v from 'valibot';
import type { Product } from '../../domain/cart.ts';
import { toCents, WireAmountSchema } from '../wire-amount.ts';
import type { WireAmount } from '../wire-amount.ts';
import type { WireData } from '../wire-data.ts';
import { toMembershipItem, wireMembershipEntries } from './wire-membership-item.ts';
import type { WireMembership } from './wire-membership-item.ts';

/** Wire format of a product, without nutrition facts. */
export interface WireProduct extends WireMembership {
  productId: string;
  upc: string;
  description: string;
  customerFacingSize?: string | undefined;
  price: WireAmount;
  alcohol?: boolean | undefined;
  available?: boolean | undefined;
  prop65?: boolean | undefined;
}

export const wireProductEntries = {
  productId: v.string(),
  upc: v.string(),
  description: v.string(),
  customerFacingSize: v.optional(v.string()),
  price: WireAmountSchema,
  alcohol: v.optional(v.boolean()),
  available: v.optional(v.boolean()),
  prop65: v.optional(v.boolean()),
  ...wireMembershipEntries,
};

const WireProductSchema = v.object(wireProductEntries);

export type WireProducts = WireData<'products', WireProduct[]>;

export const WireProductsSchema = v.object({ data: v.object({ products: v.array(WireProductSchema) }) });

export const toProduct = (wire: WireProduct): Product => ({
  id: wire.productId,
  upc: wire.upc,
  name: wire.description,
  size: wire.customerFacingSize ?? '',
  price: toCents(wire.price),
  isAlcohol: wire.alcohol ?? false,
  isAvailable: wire.available ?? true,
  needsProp65Warning: wire.prop65 ?? false,
  membership: toMembershipItem(wire),
});

export const toProducts = ({ data }: WireProducts): readonly Product[] => data.products.map(toProduct);
