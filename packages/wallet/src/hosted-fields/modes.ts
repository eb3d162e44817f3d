import { safeParse } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { brandOf } from './brand.ts';
import { SUCCESS } from './codes.ts';
import type { TokenisedCard } from './port.ts';

interface Message {
  readonly id: string;
  readonly orderId: string;
}

/** The vendor's client, as far as it is used here. */
export interface EprotectClient {
  getPaypageRegistrationId(message: Message): void;
  getCheckoutId?(message: Message): void;
  getCheckoutPin?(message: Message): void;
  validate?: () => void;
  setReadOnly?: (isReadOnly: boolean) => void;
  restart?: () => void;
  destroy?: () => void;
  /** Is `onChange` called when something is typed? */
  readonly tellsChanges?: boolean;
}

/** One kind of fields of the vault: what is asked for, and what a token of it is [W-4.18]. */
export interface VaultMode<Token> {
  readonly config: Readonly<Record<string, unknown>>;
  /** Asks for a token; false where the vendor's client does not know how. */
  ask(client: EprotectClient, message: Message): boolean;
  /** The token in an answer, if it is one. */
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

/** Number, expiry and security code of a new card; dates are checked as they are typed. */
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

/** The security code alone, of a card that is there already. */
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
