import * as v from 'valibot';
import type { Checkout } from '../../domain/checkout.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { checkoutRefusals } from './refusals.ts';
import { CHECKOUTS_PATH, CheckoutAnswerSchema, toCheckout } from './wire-checkout.ts';
import type { CheckoutAnswer } from './wire-checkout.ts';
import { VersionKeySchema } from './wire-tip.ts';

/** A promo code to apply or remove. */
export interface PromoUpdate {
  readonly checkout: Pick<Checkout, 'id' | 'versionKey'>;
  readonly action: 'Add' | 'Remove';
  readonly code: string;
}

/** Wire format of `PromoUpdate`. */
interface PromoBody {
  versionKey: string;
  priceAdjustment: { promos: { action: 'Add' | 'Remove'; code: string }[] };
}

// [C-7.8]
export const updatePromos: Call<PromoUpdate, Checkout, PromoBody, CheckoutAnswer> = call({
  name: 'checkout.update-promos',
  summary: 'Applies a promo code to a checkout, or removes it.',
  service: 'checkout',
  method: 'PUT',
  path: `${CHECKOUTS_PATH}/{checkoutId}/promos`,
  write: true,
  auth: 'bearer',
  body: v.object({
    versionKey: VersionKeySchema,
    priceAdjustment: v.object({
      promos: v.pipe(
        v.array(
          v.object({
            action: v.picklist(['Add', 'Remove']),
            code: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
          }),
        ),
        v.minLength(1),
        v.maxLength(10),
      ),
    }),
  }),
  response: CheckoutAnswerSchema,
  errors: [...checkoutRefusals, { status: 422, codeHas: 'PROMO_', as: 'promo_refused' }],
  encode: ({ checkout: { id, versionKey }, action, code }) => ({
    params: { checkoutId: id },
    body: { versionKey, priceAdjustment: { promos: [{ action, code }] } },
  }),
  decode: toCheckout,
});
