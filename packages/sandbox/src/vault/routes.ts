import {
  openVaultSession,
  redeemCardToken,
  redeemCvvToken,
  redeemPinToken,
  tokenise,
} from '@grocer/foundation/contract';
import type { VaultAnswer } from '@grocer/foundation/contract';
import type * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { answer, refuse, tooMany } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';
import { handle } from '../wire/route.ts';
import type { OpenWork, Route } from '../wire/route.ts';
import { messageOf } from './codes.ts';
import { brandOf } from './frame/brands.ts';
import { invalidFields, withoutSpaces } from './frame/validity.ts';
import type { References } from './references.ts';
import type { Registry } from './registry.ts';
import type { createVaultStore } from './store.ts';
import { behaviourOf, codeOfPin, isWrongCvv, MAGIC_FAILURE } from './test-cards.ts';

interface VaultRouteParts {
  readonly store: ReturnType<typeof createVaultStore>;
  readonly registry: Registry;
  readonly references: References;
  readonly clock: Clock;
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

/**
 * Builds a response in the vendor's format: all values are strings, and the ids of the request are repeated.
 */
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

/** The routes that open sessions for registered pages and accept the input of their frames. */
export function frameRoutes(parts: VaultRouteParts): readonly Route<OpenWork>[] {
  const { store, registry, references, clock } = parts;

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

  function takeCvv({ paypageId, cvv = '' }: Question, say: ReturnType<typeof answerTo>): VaultAnswer {
    const isRight = !isWrongCvv(cvv);
    return say('870', { checkoutId: references.issue('cvv', paypageId, () => isRight) });
  }

  function takePin({ paypageId, pin = '' }: Question, say: ReturnType<typeof answerTo>): VaultAnswer {
    const code = codeOfPin(pin);
    if (code !== undefined) return say(code);
    return say('870', { pinCheckoutId: references.issue('pin', paypageId, (expected) => pin === expected) });
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
    return mode === 'cvv' ? takeCvv(question, say) : takePin(question, say);
  }

  return [
    handle(openVaultSession, async ({ body }) => {
      if (!registry.allows(body.paypageId, body.parentOrigin)) {
        return refuse(403, 'PAGE_NOT_REGISTERED', 'This page is not registered with the vault.');
      }
      const opened = await store.openSession(body.paypageId);
      return opened.ok ? answer({ session: opened.session }) : tooMany(opened.roomInMs);
    }),
    handle(tokenise, async ({ body }) => answer(await take(body))),
  ];
}

type Headers = Readonly<Record<string, string>>;

/** Returns the operation that a token is redeemed for; undefined when the request names none. */
function operationOf(headers: Headers): string | undefined {
  const operation = headers['idempotency-key'] ?? '';
  return operation.length < 16 ? undefined : operation;
}

const operationMissing = (): Refusal =>
  refuse(400, 'IDEMPOTENCY_KEY_MISSING', 'Say which operation the token is for.');

const unusable = (code: '877' | '878'): Refusal => refuse(code === '878' ? 410 : 422, code, messageOf(code));

/** The routes that return the permitted data of a card, a security code or a PIN to the payment service. */
export const redeemRoutes = ({
  store,
  references,
}: Pick<VaultRouteParts, 'store' | 'references'>): readonly Route<OpenWork>[] => [
  handle(redeemCardToken, async ({ body, headers }) => {
    const operation = operationOf(headers);
    if (operation === undefined) return operationMissing();
    const redeemed = await store.redeem({ ...body, operation });
    return redeemed.ok ? answer(redeemed.card) : unusable(redeemed.code);
  }),
  handle(redeemCvvToken, async ({ body, headers }) => {
    const operation = operationOf(headers);
    if (operation === undefined) return operationMissing();
    const used = references.use({ ...body, mode: 'cvv', operation });
    return used.ok ? answer({ isValid: used.isRight }) : unusable(used.code);
  }),
  handle(redeemPinToken, async ({ body, headers }) => {
    const operation = operationOf(headers);
    if (operation === undefined) return operationMissing();
    const used = references.use({ ...body, mode: 'pin', operation });
    return used.ok ? answer({ matches: used.isRight }) : unusable(used.code);
  }),
];
