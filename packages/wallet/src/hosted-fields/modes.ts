import { safeParse } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { brandOf } from './brand.ts';
import { SUCCESS } from './codes.ts';
import type { TokenisedCard } from './port.ts';

interface Message {
  readonly id: string;
  readonly orderId: string;
}

/** The part of the vendor's client that is used here. */
export interface EprotectClient {
  getPaypageRegistrationId(message: Message): void;
  getCheckoutId?(message: Message): void;
  getCheckoutPin?(message: Message): void;
  validate?: () => void;
  setReadOnly?: (isReadOnly: boolean) => void;
  restart?: () => void;
  destroy?: () => void;
  /** True when the client calls `onChange` after each input. */
  readonly tellsChanges?: boolean;
}

/** A kind of vault fields: its settings, its request and its token [W-4.18]. */
export interface VaultMode<Token> {
  readonly config: Readonly<Record<string, unknown>>;
  /** Requests a token; returns false when the vendor's client does not support it. */
  ask(client: EprotectClient, message: Message): boolean;
  /** Returns the token of an answer, or undefined. */
  read(answer: unknown): Token | undefined;
}

const CardAnswer = v.object({
  response: v.literal(SUCCESS),
  paypageRegistrationId: v.string(),
  firstSix: v.string(),
  lastFour: v.optional(v.string(), ''),
  expMonth: v.string(),
  expYear: v.string(),
});

/** Number, expiry and security code of a new card; the frame checks dates while they are typed. */
export const cardMode: VaultMode<TokenisedCard> = {
  config: {
    showCvv: true,
    numYears: 15,
    expYearFormat: 'YY',
    enhancedUxFeatures: { inlineFieldValidations: true, numericInputsOnly: true, expDateValidation: true },
  },
  ask(client, message) {
    client.getPaypageRegistrationId(message);
    return true;
  },
  read(answer) {
    const parsed = safeParse(CardAnswer, answer);
    if (!parsed.success) return undefined;
    const { paypageRegistrationId: token, firstSix, lastFour, expMonth, expYear } = parsed.output;
    const expiry = { expirationMonth: expMonth, expirationYear: expYear };
    return { token, firstSix, lastFour, ...expiry, brand: brandOf(firstSix) };
  },
};

const CvvAnswer = v.object({ response: v.literal(SUCCESS), checkoutId: v.string() });

/** The security code of an existing card. */
export const cvvMode: VaultMode<string> = {
  config: {
    checkoutIdMode: true,
    showCvv: true,
    enhancedUxFeatures: { inlineFieldValidations: true, numericInputsOnly: true },
  },
  ask(client, message) {
    client.getCheckoutId?.(message);
    return client.getCheckoutId !== undefined;
  },
  read(answer) {
    const parsed = safeParse(CvvAnswer, answer);
    return parsed.success ? parsed.output.checkoutId : undefined;
  },
};

const PinAnswer = v.object({ response: v.literal(SUCCESS), pinCheckoutId: v.string() });

/** The PIN of an EBT card. */
export const pinMode: VaultMode<string> = {
  config: {
    checkoutPinMode: true,
    showCvv: false,
    enhancedUxFeatures: { inlineFieldValidations: true, numericInputsOnly: true },
  },
  ask(client, message) {
    client.getCheckoutPin?.(message);
    return client.getCheckoutPin !== undefined;
  },
  read(answer) {
    const parsed = safeParse(PinAnswer, answer);
    return parsed.success ? parsed.output.pinCheckoutId : undefined;
  },
};
