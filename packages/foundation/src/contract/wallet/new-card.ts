import * as v from 'valibot';
import type { Card, CardBrand } from '../../domain/card.ts';
import type { DeviceData } from './device-data.ts';
import type { ErrorRule } from '../error-codes.ts';
import { toCard, WireCardSchema } from './wire-card.ts';
import type { WireCardAddress, WireCard } from './wire-card.ts';
import type { PaymentData } from '../wire-data.ts';

/** Where a card of any kind is added; which kind it is stands in the body. */
export const ADD_CARD_PATH = '/payment/v2/wallet';

/** What every new card comes with. */
export interface NewCardContext {
  readonly at: Date;
  readonly facilityId: string;
  readonly device?: DeviceData | undefined;
}

/** A bank card on the wire, new or changed. */
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

/** The answer to a card that was added. */
export const CardAdded = v.object({ data: v.object({ payment: v.object({ card: WireCardSchema }) }) });

/** The added card. */
export const addedCard = ({ data }: PaymentData<'card', WireCard>): Card => toCard(data.payment.card);

/** How the payment service refuses the details of a bank card [W-8.1]. */
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
