import { isOpenEnd } from '@grocer/foundation/http';
import {
  changeContact,
  changeInstructions,
  changePayment,
  changePromo,
  changeTip,
  choiceOf,
} from '../../../packages/checkout-kit/src/checkout/editing.ts';
import { checkoutOf } from '../../../packages/checkout-kit/src/checkout/order-reducer.ts';
import type { CheckoutCore } from '../../../packages/checkout-kit/src/core/create-checkout.ts';
import type { Edited } from './account.ts';
import type { OpenPage } from './open-page.ts';
import type { Field, PlannedEdit } from './operation.ts';
import { within } from './page.ts';

type Act = (core: CheckoutCore, value: string) => Promise<boolean>;

/** Returns the ids of the first gift cards with a balance. */
function giftIdsOf(core: CheckoutCore, most: number): readonly string[] {
  const { cards } = core.store.getState();
  const gifts = cards.phase === 'ready' ? cards.info.gift : [];
  return gifts
    .filter(({ balance = 0 }) => balance > 0)
    .slice(0, most)
    .map(({ id }) => id);
}

const ACTS: Readonly<Record<Field, Act>> = {
  tip: (core, value) => changeTip(core, Number(value)),
  promo: (core, code) => changePromo(core, { action: 'Add', code }),
  instructions: (core, instructions) => changeInstructions(core, { instructions, deliveryType: 'Standard' }),
  contact: (core, firstName) =>
    changeContact(core, { firstName, lastName: 'Chaos', phone: '+15135550142', smsOptIn: false }),
  async payment(core, count) {
    const checkout = checkoutOf(core.store.getState().order);
    if (!checkout) return false;
    return changePayment(core, { ...choiceOf(checkout), giftCardIds: giftIdsOf(core, Number(count)) });
  },
};

/** Returns what the shopper was told of a change that was not made. */
function untaken({ core, page }: OpenPage, field: Field): Edited['end'] {
  const failed = core.store.getState().edits[field];
  if (page.isGone || failed?.phase !== 'failed') return 'nothing';
  return isOpenEnd(failed.error) ? 'open' : 'failed';
}

/** Makes a change; resolves with what was told of it, or undefined if there is nothing to change. */
export async function edit(
  opened: OpenPage,
  { field, value: planned }: PlannedEdit,
): Promise<Edited | undefined> {
  const { page, core } = opened;
  // There may be fewer cards than planned.
  const value = field === 'payment' ? String(giftIdsOf(core, Number(planned)).length) : planned;
  if (value === '0') return undefined;
  const isTaken = await within(page, () => ACTS[field](core, value));
  return { field, value, end: isTaken ? 'taken' : untaken(opened, field) };
}
