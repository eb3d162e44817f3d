import * as v from 'valibot';
import { call } from '../call.ts';
import type { Call } from '../call.ts';

/** Wire format of the response. */
interface SignInTokenAnswer {
  data: { signInToken: string; expiresIn: number };
}

// [C-7.28]
export const readSignInToken: Call<unknown, string, unknown, SignInTokenAnswer> = call({
  name: 'payment.sign-in-token',
  summary: 'Returns a short-lived token that signs the hosted payment page in.',
  service: 'payment',
  method: 'GET',
  path: '/payment/v2/hosted-payment/sign-in-token',
  write: false,
  auth: 'bearer',
  response: v.object({
    data: v.object({ signInToken: v.pipe(v.string(), v.minLength(1)), expiresIn: v.number() }),
  }),
  errors: [],
  encode: () => ({}),
  decode: ({ data }) => data.signInToken,
});
