import * as v from 'valibot';
import { CARD_BRANDS } from '../../domain/card.ts';
import type { CardBrand } from '../../domain/card.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const secret = v.pipe(v.string(), v.maxLength(64));

/** Response of the vault to its frame. Every field is a string, as existing clients expect. */
export interface VaultAnswer {
  response: string;
  message: string;
  responseTime: string;
  reportGroup: string;
  id: string;
  orderId: string;
  paypageRegistrationId?: string | undefined;
  checkoutId?: string | undefined;
  pinCheckoutId?: string | undefined;
  firstSix?: string | undefined;
  lastFour?: string | undefined;
  type?: string | undefined;
  expMonth?: string | undefined;
  expYear?: string | undefined;
}

const VaultAnswerSchema = v.object({
  response: v.string(),
  message: v.string(),
  responseTime: v.string(),
  reportGroup: v.string(),
  id: v.string(),
  orderId: v.string(),
  paypageRegistrationId: v.optional(v.string()),
  checkoutId: v.optional(v.string()),
  pinCheckoutId: v.optional(v.string()),
  firstSix: v.optional(v.string()),
  lastFour: v.optional(v.string()),
  type: v.optional(v.string()),
  expMonth: v.optional(v.string()),
  expYear: v.optional(v.string()),
});
/** The page for which a frame opens a session. */
interface FrameOrigin {
  paypageId: string;
  parentOrigin: string;
}

export const openVaultSession: Call<FrameOrigin, string, FrameOrigin, { session: string }> = call({
  name: 'vault.open-session',
  summary: 'Lets a frame request one token within 15 minutes.',
  service: 'vault',
  method: 'POST',
  path: '/eProtect/session',
  write: false,
  auth: 'none',
  body: v.object({ paypageId: id, parentOrigin: v.pipe(v.string(), v.maxLength(256)) }),
  response: v.object({ session: v.string() }),
  errors: [],
  encode: (input) => ({ body: input }),
  decode: (wire) => wire.session,
});

/** The input of one frame, sent to the vault. */
export interface Tokenise {
  session: string;
  paypageId: string;
  reportGroup: string;
  id: string;
  orderId: string;
  mode: 'card' | 'cvv' | 'pin';
  accountNumber?: string | undefined;
  cvv?: string | undefined;
  pin?: string | undefined;
  expMonth?: string | undefined;
  expYear?: string | undefined;
}

const TokeniseSchema = v.object({
  session: id,
  paypageId: id,
  reportGroup: id,
  id,
  orderId: v.pipe(v.string(), v.maxLength(128)),
  mode: v.picklist(['card', 'cvv', 'pin']),
  accountNumber: v.optional(secret),
  cvv: v.optional(secret),
  pin: v.optional(secret),
  expMonth: v.optional(secret),
  expYear: v.optional(secret),
});

export const tokenise: Call<Tokenise, VaultAnswer, Tokenise, VaultAnswer> = call({
  name: 'vault.tokenise',
  summary: 'Exchanges a card, security code or PIN from the vault’s frame for a token.',
  service: 'vault',
  method: 'POST',
  path: '/eProtect/paypage',
  write: false,
  auth: 'none',
  body: TokeniseSchema,
  response: VaultAnswerSchema,
  errors: [],
  encode: (input) => ({ body: input }),
  decode: (wire) => wire,
});

/** A token to redeem; a dry run returns the same response but does not spend the token. */
interface Redeemable {
  token: string;
  paypageId: string;
  dryRun?: boolean | undefined;
}

const RedeemableSchema = v.object({ token: id, paypageId: id, dryRun: v.optional(v.boolean()) });

/** The card behind a token, as far as the payment service may know it. */
export interface RedeemedCard {
  vaultCardId: string;
  /** Equal for equal card numbers, but reveals nothing about the number. */
  fingerprint: string;
  firstSix: string;
  lastFour: string;
  brand: CardBrand;
  expMonth: string;
  expYear: string;
  /** How the card's issuer responds to charges. */
  behaviour: string;
}

const RedeemedCardSchema = v.object({
  vaultCardId: v.string(),
  fingerprint: v.string(),
  firstSix: v.string(),
  lastFour: v.string(),
  brand: v.picklist(CARD_BRANDS),
  expMonth: v.string(),
  expYear: v.string(),
  behaviour: v.string(),
});

export const redeemCardToken: Call<Redeemable, RedeemedCard, Redeemable, RedeemedCard> = call({
  name: 'vault.redeem-card-token',
  summary: 'Exchanges a card token, once, for the card data that may be stored. For backends.',
  service: 'vault',
  method: 'POST',
  path: '/vault/v1/cards/redeem',
  write: false,
  auth: 'client',
  body: RedeemableSchema,
  response: RedeemedCardSchema,
  errors: [],
  encode: (input) => ({ body: input }),
  decode: (wire) => wire,
});

/** Whether the token belongs to a security code. */
interface CvvVerdict {
  isValid: boolean;
}

export const redeemCvvToken: Call<Redeemable, CvvVerdict, Redeemable, CvvVerdict> = call({
  name: 'vault.redeem-cvv-token',
  summary: 'Redeems a security code’s token, once. For backends; returns nothing of the code.',
  service: 'vault',
  method: 'POST',
  path: '/vault/v1/cvv/redeem',
  write: false,
  auth: 'client',
  body: RedeemableSchema,
  response: v.object({ isValid: v.boolean() }),
  errors: [],
  encode: (input) => ({ body: input }),
  decode: (wire) => wire,
});

/** The token of a PIN, and the expected PIN of a test card. */
interface PinQuestion {
  token: string;
  paypageId: string;
  expected: string;
}

/** Whether the PIN is the card's. */
interface PinVerdict {
  matches: boolean;
}

export const redeemPinToken: Call<PinQuestion, PinVerdict, PinQuestion, PinVerdict> = call({
  name: 'vault.redeem-pin-token',
  summary: 'Checks the PIN behind a token, once, against a test card’s. For backends.',
  service: 'vault',
  method: 'POST',
  path: '/vault/v1/pin/redeem',
  write: false,
  auth: 'client',
  body: v.object({ token: id, paypageId: id, expected: v.pipe(v.string(), v.regex(/^\d{4}$/)) }),
  response: v.object({ matches: v.boolean() }),
  errors: [],
  encode: (input) => ({ body: input }),
  decode: (wire) => wire,
});
