import { addCartItems, changeCartLine } from '@grocer/foundation/contract';
import type { CartAddition, CartLineChange, ErrorCode } from '@grocer/foundation/contract';
import type { CartLine } from '@grocer/foundation/domain';
import { createWrites } from '@grocer/foundation/http';
import type { GrocerError, Writes } from '@grocer/foundation/http';
import { tellError } from '../../../core/analytics.ts';
import { changeHeldItems } from '../../core/change-items.ts';
import { wantedItems } from '../../core/checkout-rules.ts';
import { linesFor } from '../../core/entry-rules.ts';
import type { Modal } from '../modals/slice.ts';
import { storeReplacements, unavailableLines } from './effects.ts';
import type { ReplacementContext } from './effects.ts';
import type { StoredReplacement } from './rules.ts';

/** The progress of a replacement, so that a retry does not repeat what is done. */
export interface Step {
  readonly adding: Writes<CartAddition>;
  readonly removing: Writes<CartLineChange>;
  isAdded: boolean;
}

/** Errors of the reservation that are shown in a dialog. */
const MODALS: Readonly<Partial<Record<ErrorCode, Modal>>> = {
  promise_expired: 'reservationExpired',
  timeslot_taken: 'timeExpired',
};

function stepOf({ deps, memory }: ReplacementContext, one: StoredReplacement): Step {
  const step = memory.steps.get(one) ?? {
    adding: createWrites(deps.newId, deps.forShopper),
    removing: createWrites(deps.newId, deps.forShopper),
    isAdded: false,
  };
  memory.steps.set(one, step);
  return step;
}

/** Applies a replacement to the cart. Adds the new item first, so that a failure loses nothing. */
async function apply(
  context: ReplacementContext,
  line: CartLine,
  one: StoredReplacement,
): Promise<GrocerError | undefined> {
  const { deps, memory, get } = context;
  const { signal } = deps;
  const { modality } = get();
  const { newLineItemUpc: gtin13, newLineItemQuantity: quantity } = one;
  const { substitutionPolicy, instructions } = line;
  const step = stepOf(context, one);
  if (!step.isAdded) {
    // The backups that the shopper chose were for the item that is replaced.
    const isOwn = substitutionPolicy !== 'CUSTOMER_CHOICE';
    const items = [{ gtin13, quantity, instructions, ...(isOwn && { substitutionPolicy }) }];
    const write = step.adding.of({ modality, items });
    const added = await deps.http.send(addCartItems, write.sent, { signal, key: write.key });
    step.adding.settle(write, added);
    if (!added.ok) return added.error;
    step.isAdded = true;
    await get().setCart(added.value);
  }
  const write = step.removing.of({ lineId: line.id, quantity: 0 });
  const removed = await deps.http.send(changeCartLine, write.sent, { signal, key: write.key });
  step.removing.settle(write, removed);
  if (!removed.ok) return removed.error;
  await get().setCart(removed.value);
  memory.steps.delete(one);
  storeReplacements(
    context,
    get().replacements.filter((other) => other !== one),
  );
  return undefined;
}

/** Applies all replacements to the cart and updates the reservation. */
async function applyAll(context: ReplacementContext): Promise<GrocerError | undefined> {
  const { deps, get } = context;
  for (const line of unavailableLines(context)) {
    const one = get().replacementFor(line);
    const error = one && (await apply(context, line, one));
    if (error) return error;
  }
  const { cart, modality } = get();
  const items = wantedItems(linesFor(cart?.lines ?? [], modality));
  const known = unavailableLines(context).map(({ gtin13 }) => gtin13);
  const held = get().heldHere();
  return held && changeHeldItems(deps, { held, items, known });
}

/** Shows what else is unavailable. The change of the cart is confirmed. */
async function showFallout(context: ReplacementContext): Promise<void> {
  const { deps, set, get } = context;
  const { signal } = deps;
  set({ applying: { phase: 'idle' } });
  // The page shows that the times load, or why they cannot be read.
  get().closeDrawer();
  await get().loadOffer();
  // The shopper may be about something else by now.
  if (!signal.aborted && get().isAtRest() && unavailableLines(context).length > 0) get().openDrawer();
}

async function failed(context: ReplacementContext, error: GrocerError): Promise<void> {
  const { deps, set, get } = context;
  tellError(deps, error);
  if (error.code === 'promise_fallout') {
    await showFallout(context);
    return;
  }
  const modal = MODALS[error.code];
  set({ applying: { phase: modal ? 'idle' : 'failed' } });
  if (!modal) return;
  get().closeDrawer();
  get().showModal(modal);
}

/** Applies the replacements to the cart and continues to payment. */
export async function continueToPayment(context: ReplacementContext): Promise<void> {
  const { deps, set, get } = context;
  if (get().applying.phase === 'saving') return;
  const { signal } = deps;
  set({ applying: { phase: 'saving' } });
  const error = await applyAll(context);
  if (signal.aborted) return;
  if (error) {
    await failed(context, error);
    return;
  }
  set({ applying: { phase: 'idle' } });
  await get().checkOut();
}
