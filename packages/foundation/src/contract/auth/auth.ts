import * as v from 'valibot';
import { AUTH_TYPES } from '../../domain/app.ts';
import type { AuthType } from '../../domain/app.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';

/** A signed-in shopper. */
export interface Shopper {
  id: string;
  key: string;
  firstName: string;
  lastName: string;
}

/** A shopper's session, as a storefront's back end stores it; the refresh token never reaches a browser. */
export interface Session {
  shopper: Shopper;
  refreshToken: string;
}

/** A short-lived token and its lifetime. */
export interface AccessToken {
  accessToken: string;
  tokenType: 'Bearer';
  /** In seconds. */
  expiresIn: number;
}

/** Identifies a session by its refresh token. */
interface OfSession {
  refreshToken: string;
}

/** Requests a token of one type for a session. */
interface TokenQuestion extends OfSession {
  type: AuthType;
}

const ShopperSchema = v.object({
  id: v.string(),
  key: v.string(),
  firstName: v.string(),
  lastName: v.string(),
});

const SessionSchema = v.object({ shopper: ShopperSchema, refreshToken: v.string() });

const AccessTokenSchema = v.object({
  accessToken: v.string(),
  tokenType: v.literal('Bearer'),
  expiresIn: v.number(),
});

export const signIn: Call<{ shopper: string }, Session, { shopper: string }, Session> = call({
  name: 'auth.sign-in',
  summary: 'Signs a demo shopper in, for a storefront’s backend.',
  service: 'auth',
  method: 'POST',
  path: '/auth/v1/sign-in',
  write: false,
  auth: 'client',
  body: v.object({ shopper: v.pipe(v.string(), v.regex(/^[a-z]{2,20}$/)) }),
  response: SessionSchema,
  errors: [],
  encode: (input) => ({ body: input }),
  decode: (wire) => wire,
});

export const readSession: Call<OfSession, Shopper, OfSession, { shopper: Shopper }> = call({
  name: 'auth.read-session',
  summary: 'Reads the shopper of a session.',
  service: 'auth',
  method: 'POST',
  path: '/auth/v1/session',
  write: false,
  auth: 'client',
  body: v.object({ refreshToken: v.pipe(v.string(), v.maxLength(128)) }),
  response: v.object({ shopper: ShopperSchema }),
  errors: [],
  encode: (input) => ({ body: input }),
  decode: ({ shopper }) => shopper,
});

export const mintToken: Call<TokenQuestion, AccessToken, TokenQuestion, AccessToken> = call({
  name: 'auth.mint-token',
  summary: 'Exchanges a refresh token for a short-lived bearer token.',
  service: 'auth',
  method: 'POST',
  path: '/auth/v1/token',
  write: false,
  auth: 'client',
  body: v.object({ refreshToken: v.pipe(v.string(), v.maxLength(128)), type: v.picklist(AUTH_TYPES) }),
  response: AccessTokenSchema,
  errors: [],
  encode: (input) => ({ body: input }),
  decode: (wire) => wire,
});

export const signOut: Call<OfSession, void, OfSession, { ended: true }> = call({
  name: 'auth.sign-out',
  summary: 'Ends a session: its refresh token and every bearer token of it stop working.',
  service: 'auth',
  method: 'POST',
  path: '/auth/v1/sign-out',
  write: false,
  auth: 'client',
  body: v.object({ refreshToken: v.pipe(v.string(), v.maxLength(128)) }),
  response: v.object({ ended: v.literal(true) }),
  errors: [],
  encode: (input) => ({ body: input }),
  decode: () => undefined,
});
