import * as v from 'valibot';
import { AUTH_TYPES } from '../../domain/app.ts';
import { call } from '../call.ts';

const Shopper = v.object({ id: v.string(), key: v.string(), firstName: v.string(), lastName: v.string() });

/** A shopper's session as a storefront's back end keeps it; the refresh token never reaches a browser. */
const Session = v.object({ shopper: Shopper, refreshToken: v.string() });

const AccessToken = v.object({
  accessToken: v.string(),
  tokenType: v.literal('Bearer'),
  /** Seconds. */
  expiresIn: v.number(),
});

export const signIn = call({
  name: 'auth.sign-in',
  summary: 'Signs a demo shopper in, for a storefront’s back end.',
  service: 'auth',
  method: 'POST',
  path: '/auth/v1/sign-in',
  write: false,
  auth: 'client',
  body: v.object({ shopper: v.pipe(v.string(), v.regex(/^[a-z]{2,20}$/)) }),
  response: Session,
  errors: [],
  encode: (input: { shopper: string }) => ({ body: input }),
  decode: (wire): v.InferOutput<typeof Session> => wire,
});

export const readSession = call({
  name: 'auth.read-session',
  summary: 'Says whose a session is, as long as it lasts.',
  service: 'auth',
  method: 'POST',
  path: '/auth/v1/session',
  write: false,
  auth: 'client',
  body: v.object({ refreshToken: v.pipe(v.string(), v.maxLength(128)) }),
  response: v.object({ shopper: Shopper }),
  errors: [],
  encode: (input: { refreshToken: string }) => ({ body: input }),
  decode: ({ shopper }): v.InferOutput<typeof Shopper> => shopper,
});

export const mintToken = call({
  name: 'auth.mint-token',
  summary: 'Exchanges a refresh token for a short-lived bearer token.',
  service: 'auth',
  method: 'POST',
  path: '/auth/v1/token',
  write: false,
  auth: 'client',
  body: v.object({ refreshToken: v.pipe(v.string(), v.maxLength(128)), type: v.picklist(AUTH_TYPES) }),
  response: AccessToken,
  errors: [],
  encode: (input: { refreshToken: string; type: (typeof AUTH_TYPES)[number] }) => ({ body: input }),
  decode: (wire): v.InferOutput<typeof AccessToken> => wire,
});

export const signOut = call({
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
  encode: (input: { refreshToken: string }) => ({ body: input }),
  decode: (): void => undefined,
});
