import * as v from 'valibot';
import type { Card, CardBrand } from '../../domain/card.ts';
import type { DeviceData } from './device-data.ts';
import type { ErrorRule } from '../error-codes.ts';
import { toCard, WireCardSchema } from './wire-card.ts';
import type { WireCard, WireCardAddress } from './wire-card.ts';
import type { PaymentData } from '../wire-data.ts';

/** Path for adding a card of any type; the type is in the body. */
export const ADD_CARD_PATH = '/payment/v2/wallet';

/** Fields that every new card has. */
export interface NewCardContext {
  readonly at: Date;
  readonly facilityId: string;
  readonly device?: DeviceData | undefined;
}

/** Wire format of a new or edited bank card. */
export interface BankCardMethod<Type extends 'BANK_CARD' | 'CREDIT_CARD'> {
  paymentType: Type;
  billing: WireCardAddress;
  brand: CardBrand;
  expirationMonth: string;
  expirationYear: string;
  lowValueToken: string;
  cardFirstSix: string;
  firstName: string;
  lastName: string;
}

/** Response to an added card. */
export const CardAdded = v.object({ data: v.object({ payment: v.object({ card: WireCardSchema }) }) });

/** Returns the added card. */
export const addedCard = ({ data }: PaymentData<'card', WireCard>): Card => toCard(data.payment.card);

/** Error codes for rejected bank card details [W-8.1]. */
export const bankCardRefusals: readonly ErrorRule[] = [
  { status: 402, code: 'RV62751', as: 'billing_address_refused' },
  { status: 422, code: 'RV62751', as: 'billing_address_refused' },
  { status: 402, code: 'RV32937', as: 'card_issuer_refused' },
  { status: 402, as: 'card_declined' },
  { status: 420, as: 'payment_info_invalid' },
  { status: 422, code: 'RV72632', as: 'customer_service_needed' },
  { status: 422, code: 'KC2617', as: 'payment_info_invalid' },
  { status: 422, code: 'CARD_TOKEN_SPENT', as: 'card_token_spent' },
];
