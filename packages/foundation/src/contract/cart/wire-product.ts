import * as v from 'valibot';
import type { Product } from '../../domain/cart.ts';
import { toCents, WireAmount } from '../wire-amount.ts';
import { toMembershipItem, wireMembershipEntries } from './wire-membership-item.ts';

/** A product without its nutrition facts. */
export const WireProduct = v.object({
  productId: v.string(),
  upc: v.string(),
  description: v.string(),
  customerFacingSize: v.optional(v.string()),
  price: WireAmount,
  alcohol: v.optional(v.boolean()),
  available: v.optional(v.boolean()),
  prop65: v.optional(v.boolean()),
  ...wireMembershipEntries,
});
export type WireProduct = v.InferOutput<typeof WireProduct>;

export const WireProducts = v.object({ data: v.object({ products: v.array(WireProduct) }) });

const toProduct = (wire: WireProduct): Product => ({
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

export const toProducts = ({ data }: v.InferOutput<typeof WireProducts>): readonly Product[] =>
  data.products.map(toProduct);
