import * as v from 'valibot';
import { CARD_BRANDS } from '../../domain/card.ts';
import { call } from '../call.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const secret = v.pipe(v.string(), v.maxLength(64));

/** What the vault answers to its frame: all strings, as its clients in the wild expect. */
export const VaultAnswer = v.object({
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
export type VaultAnswer = v.InferOutput<typeof VaultAnswer>;

export const openVaultSession = call({
  name: 'vault.open-session',
  summary: 'Gives a frame the right to ask for one token, for 15 minutes.',
  service: 'vault',
  method: 'POST',
  path: '/eProtect/session',
  write: false,
  auth: 'none',
  body: v.object({ paypageId: id, parentOrigin: v.pipe(v.string(), v.maxLength(256)) }),
  response: v.object({ session: v.string() }),
  errors: [],
  encode: (input: { paypageId: string; parentOrigin: string }) => ({ body: input }),
  decode: (wire): string => wire.session,
});

/** The digits of one frame on their way into the vault. */
const Tokenise = v.object({
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

export const tokenise = call({
  name: 'vault.tokenise',
  summary: 'Takes a card, a security code or a PIN from the vault’s own frame and answers with a token.',
  service: 'vault',
  method: 'POST',
  path: '/eProtect/paypage',
  write: false,
  auth: 'none',
  body: Tokenise,
  response: VaultAnswer,
  errors: [],
  encode: (input: v.InferInput<typeof Tokenise>) => ({ body: input }),
  decode: (wire): VaultAnswer => wire,
});

/** A token of a page; a dry run answers as a redemption would, and leaves the token as it is. */
const Redeemable = v.object({ token: id, paypageId: id, dryRun: v.optional(v.boolean()) });
type Redeemable = v.InferInput<typeof Redeemable>;

/** What a card token stands for, as far as the payment service may know. */
const RedeemedCard = v.object({
  vaultCardId: v.string(),
  /** Equal for equal card numbers; says nothing about the number. */
  fingerprint: v.string(),
  firstSix: v.string(),
  lastFour: v.string(),
  brand: v.picklist(CARD_BRANDS),
  expMonth: v.string(),
  expYear: v.string(),
  /** What the card's issuer will do with it. */
  behaviour: v.string(),
});

export const redeemCardToken = call({
  name: 'vault.redeem-card-token',
  summary: 'Exchanges a card token, once, for what may be stored of the card. Back end to back end.',
  service: 'vault',
  method: 'POST',
  path: '/vault/v1/cards/redeem',
  write: false,
  auth: 'client',
  body: Redeemable,
  response: RedeemedCard,
  errors: [],
  encode: (input: Redeemable) => ({ body: input }),
  decode: (wire): v.InferOutput<typeof RedeemedCard> => wire,
});

export const redeemCvvToken = call({
  name: 'vault.redeem-cvv-token',
  summary: 'Uses a security code’s token, once. Back end to back end; nothing of the code comes back.',
  service: 'vault',
  method: 'POST',
  path: '/vault/v1/cvv/redeem',
  write: false,
  auth: 'client',
  body: Redeemable,
  response: v.object({ isValid: v.boolean() }),
  errors: [],
  encode: (input: Redeemable) => ({ body: input }),
  decode: (wire): { isValid: boolean } => wire,
});

export const redeemPinToken = call({
  name: 'vault.redeem-pin-token',
  summary: 'Compares the PIN behind a token, once, with the one a test card has. Back end to back end.',
  service: 'vault',
  method: 'POST',
  path: '/vault/v1/pin/redeem',
  write: false,
  auth: 'client',
  body: v.object({ token: id, paypageId: id, expected: v.pipe(v.string(), v.regex(/^\d{4}$/)) }),
  response: v.object({ matches: v.boolean() }),
  errors: [],
  encode: (input: { token: string; paypageId: string; expected: string }) => ({ body: input }),
  decode: (wire): { matches: boolean } => wire,
});
