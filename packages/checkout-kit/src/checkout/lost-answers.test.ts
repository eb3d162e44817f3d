import {
  updateFulfilment,
  updateLineItems,
  updatePayment,
  updatePromos,
  updateTip,
} from '@grocer/foundation/contract';
import { describe, expect, it } from 'vitest';
import type { CheckoutCore } from '../core/create-checkout.ts';
import type { CheckoutEvents } from '../events.ts';
import { useCheckout } from '../testing/use-checkout.ts';
import {
  changeContact,
  changeInstructions,
  changePayment,
  changePromo,
  changeTip,
  choiceOf,
} from './editing.ts';
import { changeLines } from './editing-lines.ts';
import { checkoutOf } from './order-reducer.ts';

const box = useCheckout();

const shown = ({ store }: CheckoutCore) => {
  const checkout = checkoutOf(store.getState().order);
  if (!checkout) throw new Error('There is no checkout.');
  return checkout;
};

const cardsOf = ({ store }: CheckoutCore) => {
  const { cards } = store.getState();
  if (cards.phase !== 'ready') throw new Error('There are no cards.');
  return cards.info;
};

const contactWith = (more: object) => (core: CheckoutCore) => {
  const { firstName = '', lastName = '', phone, smsOptIn } = shown(core).contact ?? {};
  return changeContact(core, { firstName, lastName, phone, smsOptIn, ...more });
};

const handoverWith = (more: object) => (core: CheckoutCore) => {
  const { instructions, deliveryType } = shown(core);
  return changeInstructions(core, { instructions, deliveryType, ...more });
};

const payingWith =
  (more: (cards: ReturnType<typeof cardsOf>, core: CheckoutCore) => object) => (core: CheckoutCore) =>
    changePayment(core, { ...choiceOf(shown(core)), ...more(cardsOf(core), core) });

interface Edit {
  readonly call: { readonly name: string };
  readonly event: keyof CheckoutEvents;
  readonly make: (core: CheckoutCore) => Promise<boolean>;
  /** Prepares the state before the edit. */
  readonly before?: (core: CheckoutCore) => Promise<boolean>;
}

const contact = { call: updateFulfilment, event: 'contact:changed' } as const;
const handover = { call: updateFulfilment, event: 'instructions:changed' } as const;
const payment = { call: updatePayment, event: 'payment:changed' } as const;
const items = { call: updateLineItems, event: 'items:changed' } as const;

/** Each edit changes exactly one thing. */
const EDITS: Readonly<Record<string, Edit>> = {
  'a first name': { ...contact, make: contactWith({ firstName: 'Alicia' }) },
  'a last name': { ...contact, make: contactWith({ lastName: 'Allen' }) },
  'a phone': { ...contact, make: contactWith({ phone: '+15135550199' }) },
  'texts that are wanted': { ...contact, make: contactWith({ smsOptIn: true }) },
  'a phone, with a date of birth': {
    ...contact,
    before: contactWith({ dateOfBirth: '1980-01-01' }),
    make: contactWith({ phone: '+15135550199' }),
  },
  // With a date of birth, the service hands the order over in person.
  'instructions for an order that cannot be left at the door': {
    ...handover,
    before: contactWith({ dateOfBirth: '1980-01-01' }),
    make: handoverWith({ instructions: 'Second floor', deliveryType: 'Contactless' }),
  },
  instructions: { ...handover, make: handoverWith({ instructions: 'Second floor' }) },
  'an order that is left at the door': { ...handover, make: handoverWith({ deliveryType: 'Contactless' }) },
  'a tip': { call: updateTip, event: 'tip:changed', make: (core) => changeTip(core, 300) },
  'a promo code': {
    call: updatePromos,
    event: 'promo:applied',
    make: (core) => changePromo(core, { action: 'Add', code: 'tenoff' }),
  },
  'a second promo code': {
    call: updatePromos,
    event: 'promo:applied',
    before: (core) => changePromo(core, { action: 'Add', code: 'TENOFF' }),
    make: (core) => changePromo(core, { action: 'Add', code: 'FREEDELIVERY' }),
  },
  'a promo code that is taken away': {
    call: updatePromos,
    event: 'promo:removed',
    before: (core) => changePromo(core, { action: 'Add', code: 'TENOFF' }),
    make: (core) => changePromo(core, { action: 'Remove', code: 'TENOFF' }),
  },
  'another bank card': {
    ...payment,
    make: payingWith(({ bank }, core) => ({
      bankCardId: bank.find(({ id, expired }) => !expired && id !== choiceOf(shown(core)).bankCardId)?.id,
    })),
  },
  'a gift card': { ...payment, make: payingWith(({ gift }) => ({ giftCardIds: [gift[0]?.id] })) },
  'gift cards in another order': {
    ...payment,
    before: payingWith(({ gift }) => ({ giftCardIds: gift.map(({ id }) => id) })),
    make: payingWith(({ gift }) => ({ giftCardIds: gift.map(({ id }) => id).toReversed() })),
  },
  'a SNAP card': {
    ...payment,
    make: payingWith(({ snap }) => ({ snap: { cardId: snap[0]?.id, amount: 100 } })),
  },
  'less of a SNAP card': {
    ...payment,
    before: payingWith(({ snap }) => ({ snap: { cardId: snap[0]?.id, amount: 200 } })),
    make: payingWith(({ snap }) => ({ snap: { cardId: snap[0]?.id, amount: 100 } })),
  },
  'more of a SNAP card': {
    ...payment,
    before: payingWith(({ snap }) => ({ snap: { cardId: snap[0]?.id, amount: 100 } })),
    make: payingWith(({ snap }) => ({ snap: { cardId: snap[0]?.id, amount: 200 } })),
  },
  'more of an item': {
    ...items,
    make: (core) =>
      changeLines(core, (lines) => lines.map((line) => ({ ...line, quantity: line.quantity + 1 }))),
  },
};

/** Makes the response to one edit unreadable (HTML with status 200). */
async function open({ call, before }: Edit, when: 'before' | 'after-commit') {
  const one = await box.start({ modality: 'DELIVERY' });
  await before?.(one.core);
  const told = one.heard('error').length;
  box.controls.addFault({ match: call.name, when, kind: 'html', status: 200, times: 1 });
  return { ...one, errors: () => one.heard('error').slice(told) };
}

describe.each(Object.entries(EDITS))('%s, with a lost response', (_what, edit) => {
  it('is found when the service has applied it, without a reported failure', async () => {
    const { core, heard, errors } = await open(edit, 'after-commit');
    const before = heard(edit.event).length;
    expect(await edit.make(core)).toBe(true);
    expect([heard(edit.event).length - before, errors()]).toEqual([1, []]);
    expect(Object.values(core.store.getState().edits).filter(Boolean)).toEqual([]);
  });

  it('is reported as failed when the service has not applied it, and can be repeated', async () => {
    const { core, heard, errors } = await open(edit, 'before');
    const before = heard(edit.event).length;
    expect(await edit.make(core)).toBe(false);
    expect([heard(edit.event).length - before, errors().length]).toEqual([0, 1]);
    const failed = { phase: 'failed', error: { code: 'invalid_answer', retryable: true } };
    expect(Object.values(core.store.getState().edits).filter(Boolean)).toMatchObject([failed]);
    expect(await edit.make(core)).toBe(true);
  });
});
