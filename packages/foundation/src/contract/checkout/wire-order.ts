import * as v from 'valibot';
import { SUBSTITUTION_POLICIES } from '../../domain/cart.ts';
import { DELIVERY_TYPES } from '../../domain/checkout.ts';
import type { DeliveryType, OrderContact, OrderLine, OrderPlace, OrderTime } from '../../domain/checkout.ts';
import { ifReadable } from '../if-readable.ts';
import { fromWirePlace, WireLocationSchema, WirePlaceSchema } from '../profile/wire-place.ts';
import type { WireLocation, WirePlace } from '../profile/wire-place.ts';
import { toWindow, WireWindowSchema } from '../scheduling/wire-window.ts';
import type { WireWindow } from '../scheduling/wire-window.ts';
import { toCents, WireAmountSchema } from '../wire-amount.ts';
import type { WireAmount } from '../wire-amount.ts';
import type { WireLineItem } from './wire-line-item.ts';

/** Wire format of an ordered product in a response. */
export interface WireOrderLine extends Omit<WireLineItem, 'modalityType'> {
  description: string;
  customerFacingSize: string;
  substitutes: string[];
  totalPrice: WireAmount;
  regularTotalPrice: WireAmount;
  snapEligible: boolean;
  ageRestricted: boolean;
  /** The coupons that reduced the price. */
  priceAdjustment?: { coupons: { id: string; offerId: string }[] } | undefined;
}

export const WireOrderLineSchema = v.object({
  gtin13: v.string(),
  quantity: v.number(),
  // Without a policy that is known, nothing is said of substitutes.
  substitutionPolicy: ifReadable(v.picklist(SUBSTITUTION_POLICIES)),
  couponId: v.optional(v.string()),
  sourceStoreId: v.optional(v.string()),
  description: v.string(),
  customerFacingSize: v.string(),
  substitutes: v.array(v.string()),
  totalPrice: WireAmountSchema,
  regularTotalPrice: WireAmountSchema,
  snapEligible: v.boolean(),
  ageRestricted: v.boolean(),
  priceAdjustment: v.optional(
    v.object({ coupons: v.array(v.object({ id: v.string(), offerId: v.string() })) }),
  ),
});

/** Wire format of an order's contact details in a request. */
export interface WireContactUpdate {
  firstName: string;
  lastName: string;
  phone?: string | undefined;
  smsOptin?: boolean | undefined;
  dateOfBirth?: string | undefined;
}

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

export const WireContactUpdateSchema = v.object({
  firstName: name,
  lastName: name,
  phone: v.optional(v.pipe(v.string(), v.regex(/^\+1\d{10}$/))),
  smsOptin: v.optional(v.boolean()),
  dateOfBirth: v.optional(v.pipe(v.string(), v.isoDate())),
});

/** Wire format of an order's contact and place in a response; the names may still be empty. */
interface WireOrderContact {
  firstName: string;
  lastName: string;
  phone?: string | undefined;
  smsOptin?: boolean | undefined;
  dateOfBirth?: string | undefined;
  /** Name of the pickup store. */
  placeName?: string | undefined;
  address?: WirePlace | undefined;
  location?: WireLocation | undefined;
}

// [C-3.3]
/** Wire format of an order's fulfilment. */
export interface WireOrderFulfilment {
  contact?: WireOrderContact | undefined;
  instructions: string;
  deliveryType?: DeliveryType | undefined;
  promise?: WireOrderPromise | undefined;
}

/** Wire format of the time reserved for an order. */
interface WireOrderPromise {
  id: string;
  versionKey: string;
  expiration: { value: string };
  window: WireWindow;
  vendorId: string;
}

export const WireOrderFulfilmentSchema = v.object({
  contact: v.optional(
    v.object({
      firstName: v.string(),
      lastName: v.string(),
      phone: v.optional(v.string()),
      smsOptin: v.optional(v.boolean()),
      dateOfBirth: v.optional(v.string()),
      placeName: v.optional(v.string()),
      address: v.optional(WirePlaceSchema),
      location: v.optional(WireLocationSchema),
    }),
  ),
  instructions: v.string(),
  // It is sent back with changes, so an unknown one is left out.
  deliveryType: ifReadable(v.picklist(DELIVERY_TYPES)),
  promise: v.optional(
    v.object({
      id: v.string(),
      versionKey: v.string(),
      expiration: v.object({ value: v.pipe(v.string(), v.isoTimestamp()) }),
      window: WireWindowSchema,
      vendorId: v.string(),
    }),
  ),
});

export const toOrderLine = (wire: WireOrderLine): OrderLine => ({
  gtin13: wire.gtin13,
  name: wire.description,
  size: wire.customerFacingSize,
  quantity: wire.quantity,
  substitutionPolicy: wire.substitutionPolicy,
  substitutes: wire.substitutes,
  total: toCents(wire.totalPrice),
  regularTotal: toCents(wire.regularTotalPrice),
  isSnapEligible: wire.snapEligible,
  isAgeRestricted: wire.ageRestricted,
  couponId: wire.couponId,
  sourceStoreId: wire.sourceStoreId,
});

export const toOrderContact = (wire: WireOrderContact): OrderContact => ({
  firstName: wire.firstName,
  lastName: wire.lastName,
  phone: wire.phone,
  smsOptIn: wire.smsOptin ?? false,
  dateOfBirth: wire.dateOfBirth,
});

export const toOrderPlace = (wire: WireOrderContact): OrderPlace | undefined =>
  wire.address && {
    name: wire.placeName,
    address: fromWirePlace(wire.address),
    location: wire.location,
  };

export const toOrderTime = (wire: WireOrderPromise): OrderTime => ({
  promiseId: wire.id,
  versionKey: wire.versionKey,
  expiresAt: Date.parse(wire.expiration.value),
  window: toWindow(wire.window),
  vendorId: wire.vendorId,
});
