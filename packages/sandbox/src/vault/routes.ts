import { openVaultSession, redeemCardToken, tokenise } from '@grocer/foundation/contract';
import type { VaultAnswer } from '@grocer/foundation/contract';
import type * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { newSecret } from '../secrecy.ts';
import type { Random } from '../secrecy.ts';
import { answer, refuse } from '../wire/reply.ts';
import { handle } from '../wire/route.ts';
import type { OpenWork, Route } from '../wire/route.ts';
import { messageOf } from './codes.ts';
import { brandOf } from './frame/brands.ts';
import { invalidFields, withoutSpaces } from './frame/validity.ts';
import type { Registry } from './registry.ts';
import type { createVaultStore } from './store.ts';
import { behaviourOf } from './test-cards.ts';

interface VaultRouteParts {
  readonly store: ReturnType<typeof createVaultStore>;
  readonly registry: Registry;
  readonly clock: Clock;
  readonly random?: Random | undefined;
}

type Question = v.InferOutput<NonNullable<typeof tokenise.body>>;
type Given = Pick<
  VaultAnswer,
  | 'paypageRegistrationId'
  | 'checkoutId'
  | 'pinCheckoutId'
  | 'firstSix'
  | 'lastFour'
  | 'type'
  | 'expMonth'
  | 'expYear'
>;

const MAGIC_FAILURE = '999';

/** Builds answers in the vendor's form: strings all through, the question's ids repeated. */
const answerTo =
  ({ reportGroup, id, orderId }: Question, at: Date) =>
  (code: string, given: Given = {}): VaultAnswer => ({
    response: code,
    message: messageOf(code),
    responseTime: at.toISOString().slice(0, 19),
    reportGroup,
    id,
    orderId,
    ...given,
  });

const typedOf = ({ accountNumber = '', cvv = '', pin = '', expMonth = '', expYear = '' }: Question) => ({
  accountNumber: withoutSpaces(accountNumber),
  cvv,
  pin,
  expMonth,
  expYear,
});

/** Opens sessions for registered pages, and takes what their frames send. */
export function frameRoutes({ store, registry, clock, random }: VaultRouteParts): readonly Route<OpenWork>[] {
  async function takeCard(question: Question, say: ReturnType<typeof answerTo>): Promise<VaultAnswer> {
    const { accountNumber, expMonth, expYear } = typedOf(question);
    const behaviour = behaviourOf(accountNumber);
    const brand = brandOf(accountNumber);
    if (behaviour === undefined || !brand) return say('876');
    const accepted = { accountNumber, expMonth, expYear, brand: brand.brand, behaviour };
    const firstSix = accountNumber.slice(0, 6);
    return say('870', {
      paypageRegistrationId: await store.issueToken(question.paypageId, accepted),
      firstSix,
      lastFour: accountNumber.slice(-4),
      type: brand.type,
      expMonth,
      expYear,
    });
  }

  async function take(question: Question): Promise<VaultAnswer> {
    const { mode, cvv } = question;
    const say = answerTo(question, clock.now());
    if (!(await store.useSession(question.session, question.paypageId))) return say('889');
    const rules = { mode, showCvv: cvv !== undefined, minPanLength: 13, maxPanLength: 19, now: clock.now() };
    const [invalid] = invalidFields(typedOf(question), rules);
    if (invalid) return say(invalid.code);
    if (cvv === MAGIC_FAILURE) return say('889');
    if (mode === 'card') return takeCard(question, say);
    // Nothing of a security code or PIN is kept here; 18 characters are what clients of this service expect.
    const reference = newSecret(random).slice(0, 18);
    return say('870', mode === 'cvv' ? { checkoutId: reference } : { pinCheckoutId: reference });
  }

  return [
    handle(openVaultSession, async ({ body }) => {
      if (!registry.allows(body.paypageId, body.parentOrigin)) {
        return refuse(403, 'PAGE_NOT_REGISTERED', 'This page is not registered with the vault.');
      }
      return answer({ session: await store.openSession(body.paypageId) });
    }),
    handle(tokenise, async ({ body }) => answer(await take(body))),
  ];
}

/** Gives the payment service what it may know of a card. */
export const redeemRoute = ({ store }: Pick<VaultRouteParts, 'store'>): Route<OpenWork> =>
  handle(redeemCardToken, async ({ body, headers }) => {
    const operation = headers['idempotency-key'] ?? '';
    if (operation.length < 16)
      return refuse(400, 'IDEMPOTENCY_KEY_MISSING', 'Say which operation the card is for.');
    const redeemed = await store.redeem({ ...body, operation });
    if (redeemed.ok) return answer(redeemed.card);
    return refuse(redeemed.code === '878' ? 410 : 422, redeemed.code, messageOf(redeemed.code));
  });
