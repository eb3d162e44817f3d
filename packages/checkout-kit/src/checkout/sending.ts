import { activateCheckout, modifyCheckout } from '@grocer/foundation/contract';
import type { Activation, Modification, Tender } from '@grocer/foundation/contract';
import type { CardGroup, Checkout, PaymentLine } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import type { CheckoutContext } from './context.ts';
import { isModification } from './modify-rules.ts';

/** What a submission needs that is in no state. */
export interface SubmitOptions {
  /** What stands for the PIN of the SNAP card that pays, and the part that it was asked for. */
  readonly pin?: { readonly token: string; readonly share: PaymentLine } | undefined;
  /** "YYYY-MM-DD", where the checkout of an order that is changed does not say it yet. */
  readonly dateOfBirth?: string | undefined;
}

/** An order, or changes to one, as the shopper has seen them. */
export interface Submission extends SubmitOptions {
  readonly checkout: Checkout;
  /** The idempotency key. */
  readonly operation: string;
}

/** What each card of one group pays, as the service has worked it out for this version. */
const tendersOf = ({ payments }: Checkout, group: CardGroup): readonly Tender[] =>
  payments
    .filter(({ card }) => card.group === group)
    .map(({ card, amount }) => ({ cardId: card.id, amount }));

/** What is known of the device, as orders take it [C-7.29]. */
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

/** Sends an order, or changes to one, under its key [C-4.11] [C-4.15]. */
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
