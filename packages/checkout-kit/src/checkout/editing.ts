import {
  readPaymentInfo,
  updateFulfilment,
  updatePayment,
  updatePromos,
  updateTip,
} from '@grocer/foundation/contract';
import type {
  CheckoutTipUpdate,
  ContactUpdate,
  FulfilmentUpdate,
  PaymentInfo,
  PaymentUpdate,
  PromoUpdate,
} from '@grocer/foundation/contract';
import type { Cents, Checkout, PaymentLine } from '@grocer/foundation/domain';
import { oncePer, tellError } from '@grocer/foundation/embed';
import type { Result } from '@grocer/foundation/http';
import type { CheckoutContext } from './context.ts';
import { amountPaidBy, paysRequestedSnap } from './coverage-rules.ts';
import type { PaymentChoice } from './coverage-rules.ts';
import { writerOf } from './writer.ts';
import type { Change } from './writer.ts';

/** A change, with what follows once the service has applied it. */
interface ReportedChange<Input> extends Change<Input> {
  readonly onApplied: (checkout: Checkout) => void;
}

/** Makes a change; resolves with whether the service has applied it. */
export async function edit<Input>(context: CheckoutContext, change: ReportedChange<Input>): Promise<boolean> {
  const result = await writerOf(context).write(change);
  if (result?.ok) change.onApplied(result.value);
  else if (result) tellError(context.deps, result.error);
  return result?.ok ?? false;
}

/** Changes the contact of the order [C-7.3]. */
export function changeContact(context: CheckoutContext, contact: ContactUpdate): Promise<boolean> {
  return edit<FulfilmentUpdate>(context, {
    name: 'contact',
    call: updateFulfilment,
    inputFor: (checkout) => ({ checkout, contact }),
    isDone: ({ contact: now }) =>
      now !== undefined &&
      now.firstName === contact.firstName &&
      now.lastName === contact.lastName &&
      now.phone === contact.phone &&
      now.smsOptIn === (contact.smsOptIn ?? false) &&
      (contact.dateOfBirth === undefined || now.dateOfBirth === contact.dateOfBirth),
    onApplied: () => context.deps.emitter.emit('contact:changed', undefined),
  });
}

/** Changes the handover instructions and the delivery type [C-4.20] [C-7.3]. */
export function changeInstructions(
  context: CheckoutContext,
  wanted: Required<Pick<FulfilmentUpdate, 'instructions' | 'deliveryType'>>,
): Promise<boolean> {
  const { instructions, deliveryType } = wanted;
  return edit<FulfilmentUpdate>(context, {
    name: 'instructions',
    call: updateFulfilment,
    inputFor: (checkout) => ({ checkout, instructions, deliveryType }),
    // With a date of birth the service always hands the order over in person.
    isDone: (now) =>
      now.instructions === instructions &&
      (now.deliveryType === deliveryType ||
        (now.deliveryType === 'Standard' && now.dateOfBirth !== undefined)),
    onApplied: () => context.deps.emitter.emit('instructions:changed', undefined),
  });
}

/** Changes the tip [C-4.25] [C-7.9]. */
export function changeTip(context: CheckoutContext, tip: Cents): Promise<boolean> {
  return edit<CheckoutTipUpdate>(context, {
    name: 'tip',
    call: updateTip,
    inputFor: (checkout) => ({ checkout, tip }),
    isDone: (checkout) => checkout.tip === tip,
    onApplied: () => context.deps.emitter.emit('tip:changed', { tip }),
  });
}

/** Applies or removes a promo code [C-4.23] [C-7.8]. */
export function changePromo(
  context: CheckoutContext,
  { action, code }: Omit<PromoUpdate, 'checkout'>,
): Promise<boolean> {
  return edit<PromoUpdate>(context, {
    name: 'promo',
    call: updatePromos,
    inputFor: (checkout) => ({ checkout, action, code }),
    // Services return codes in upper case, however they were typed.
    isDone: ({ promos }) =>
      promos.some((one) => one.code.toUpperCase() === code.toUpperCase()) === (action === 'Add'),
    onApplied: () =>
      context.deps.emitter.emit(action === 'Add' ? 'promo:applied' : 'promo:removed', { code }),
  });
}

const idsOf = (payments: readonly PaymentLine[], group: PaymentLine['card']['group']): readonly string[] =>
  payments.filter(({ card }) => card.group === group).map(({ card }) => card.id);

/** Returns the cards that pay for a checkout, according to the service. */
export function choiceOf({ payments }: Pick<Checkout, 'payments'>): PaymentChoice {
  const snap = payments.find(({ card }) => card.group === 'snap');
  return {
    bankCardId: idsOf(payments, 'bank')[0],
    snap: snap && { cardId: snap.card.id, amount: snap.amount },
    giftCardIds: idsOf(payments, 'gift'),
  };
}

function isPaidAs(checkout: Checkout, wanted: PaymentChoice): boolean {
  const now = choiceOf(checkout);
  return (
    now.bankCardId === wanted.bankCardId &&
    now.snap?.cardId === wanted.snap?.cardId &&
    paysRequestedSnap(checkout, wanted.snap) &&
    now.giftCardIds.join() === wanted.giftCardIds.join()
  );
}

interface Wanted {
  /** The shopper's last choice. */
  readonly wanted: PaymentChoice | undefined;
  /** True while it is being saved. */
  readonly isSaving: boolean;
}

/**
 * Returns the shopper's choice while it is being saved, or if the service pays by it; else the service's. The choice
 * has the amount that the shopper wants SNAP to pay, even while gift cards leave less to pay.
 */
export const currentChoice = (checkout: Checkout, { wanted, isSaving }: Wanted): PaymentChoice =>
  wanted && (isSaving || isPaidAs(checkout, wanted)) ? wanted : choiceOf(checkout);

/** Sets which cards pay [C-7.7]. */
export async function changePayment(context: CheckoutContext, choice: PaymentChoice): Promise<boolean> {
  context.store.getState().wantPayment(choice);
  const isApplied = await edit<PaymentUpdate>(context, {
    name: 'payment',
    call: updatePayment,
    inputFor: (checkout) => ({ checkout, ...choice }),
    isDone: (checkout) => isPaidAs(checkout, choice),
    onApplied: (checkout) =>
      context.deps.emitter.emit('payment:changed', {
        bank: amountPaidBy(checkout, 'bank'),
        snap: amountPaidBy(checkout, 'snap'),
        gift: amountPaidBy(checkout, 'gift'),
      }),
  });
  const { payment } = context.store.getState().edits;
  // The service may not find a card because it was deleted elsewhere.
  if (payment?.phase === 'failed' && payment.error.code === 'not_found') await loadCards(context);
  return isApplied;
}

/** Requests the cards that can pay [C-7.10]. */
export const requestCards = ({
  store,
  deps: { http, signal },
}: CheckoutContext): Promise<Result<PaymentInfo>> =>
  http.send(readPaymentInfo, { id: store.getState().settings.orderId }, { signal });

/** Remembers that a shopper's cards were loaded, so that a retry after a failure is not a first load. */
const cardMemoryOf = oncePer((_shopper: AbortSignal) => ({ wereReady: false }));

/**
 * Loads the cards that can pay. On the first load of an order without payments, selects the preferred usable
 * bank card, else the first [C-4.3].
 */
export async function loadCards(context: CheckoutContext, asked = requestCards(context)): Promise<void> {
  const { store, deps } = context;
  const { signal } = deps;
  const { phase } = store.getState().cards;
  // Cards on screen stay, so that an open menu or the focus among them is not lost.
  if (phase !== 'ready') store.getState().showCards({ phase: 'loading' });
  const result = await asked;
  if (signal.aborted) return;
  if (!result.ok) {
    tellError(deps, result.error);
    store.getState().showCards({ phase: 'failed' });
    return;
  }
  const memory = cardMemoryOf(signal);
  const isFirst = phase !== 'ready' && !(phase === 'failed' && memory.wereReady);
  memory.wereReady = true;
  store.getState().showCards({ phase: 'ready', info: result.value });
  // A shopper whose selected card is gone selects another one.
  if (!isFirst) return;
  const { order } = store.getState();
  const usable = result.value.bank.filter(({ expired }) => !expired);
  const preferred = usable.find(({ preferredFor }) => preferredFor.includes(deps.app)) ?? usable[0];
  if (order.phase !== 'editing' || order.checkout.payments.length > 0 || !preferred) return;
  // Only a new order in CLICKLIST gets a card selected for the shopper [C-4.3].
  if (order.checkout.status !== 'DRAFT' || deps.app !== 'CLICKLIST') return;
  const choice = { bankCardId: preferred.id, snap: undefined, giftCardIds: [] };
  await changePayment(context, choice);
}
