import { activateCheckout, modifyCheckout } from '@grocer/foundation/contract';
import type { Activation, Modification, Tender } from '@grocer/foundation/contract';
import type { CardGroup, Checkout, PaymentLine } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import type { CheckoutContext } from './context.ts';
import { isModification } from './modify-rules.ts';

/** Input of a submission that is not kept in the state. */
export interface SubmitOptions {
  /** The PIN token of the SNAP card, and the share that the PIN was asked for. */
  readonly pin?: { readonly token: string; readonly share: PaymentLine } | undefined;
  /** "YYYY-MM-DD", if the checkout of a modified order does not have it yet. */
  readonly dateOfBirth?: string | undefined;
}

/** An order, or changes to an order, as the shopper has seen them. */
export interface Submission extends SubmitOptions {
  readonly checkout: Checkout;
  /** The idempotency key. */
  readonly operation: string;
}

/** The amounts per card of one group, as the service has computed them for this version. */
const tendersOf = ({ payments }: Checkout, group: CardGroup): readonly Tender[] =>
  payments
    .filter(({ card }) => card.group === group)
    .map(({ card, amount }) => ({ cardId: card.id, amount }));

/** The device data in the format of the order calls [C-7.29]. */
function identityOf({ deps }: CheckoutContext): Activation['identity'] {
  const device = deps.device.data();
  return (
    device && {
      pageId: device.pageId,
      sessionId: device.sessionId,
      token: device.transactionId,
      events: device.ubaEvents,
    }
  );
}

function activationOf(context: CheckoutContext, { checkout, operation, pin }: Submission): Activation {
  const { mockPaymentDeclines, bannerDomain } = context.store.getState().settings;
  return {
    checkout,
    operation,
    bank: tendersOf(checkout, 'bank'),
    snap: tendersOf(checkout, 'snap')
      .filter(({ amount }) => amount > 0)
      .map((tender) => ({ ...tender, pinToken: pin?.token ?? '' })),
    gift: tendersOf(checkout, 'gift'),
    identity: identityOf(context),
    mockPaymentDeclines,
    bannerDomain,
  };
}

function modificationOf(
  context: CheckoutContext,
  { checkout, operation, pin, dateOfBirth }: Submission,
): Modification {
  return { checkout, operation, pinToken: pin?.token ?? '', dateOfBirth, identity: identityOf(context) };
}

/** Sends an order, or changes to an order, under its idempotency key [C-4.11] [C-4.15]. */
export function sendSubmission(
  context: CheckoutContext,
  submission: Submission,
  signal: AbortSignal,
): Promise<Result<Checkout>> {
  const { http } = context.deps;
  const options = { signal, key: submission.operation };
  return isModification(submission.checkout)
    ? http.send(modifyCheckout, modificationOf(context, submission), options)
    : http.send(activateCheckout, activationOf(context, submission), options);
}
