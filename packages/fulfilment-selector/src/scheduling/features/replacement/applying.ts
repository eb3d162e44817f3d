import { addCartItems, changeCartLine } from '@grocer/foundation/contract';
import type { CartLine } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import { tellError } from '../../../core/analytics.ts';
import { storeReplacements, unavailableLines } from './effects.ts';
import type { ReplacementContext } from './effects.ts';
import { isInCart, withoutReplacement, withReplacement } from './rules.ts';

/** Applies the replacement of a line to the cart. Adds the new item first, so that a failure loses nothing. */
async function apply(context: ReplacementContext, line: CartLine): Promise<GrocerError | undefined> {
  const { deps, adding, removing, get } = context;
  const { signal } = deps;
  const { modality, cart, replacementFor } = get();
  const one = replacementFor(line);
  if (!one || !cart) return undefined;
  if (!isInCart(one, cart)) {
    const { newLineItemUpc: gtin13, newLineItemQuantity: quantity } = one;
    const { substitutionPolicy, instructions } = line;
    // The backups that the shopper chose were for the item that is replaced.
    const isOwn = substitutionPolicy !== 'CUSTOMER_CHOICE';
    const items = [{ gtin13, quantity, instructions, ...(isOwn && { substitutionPolicy }) }];
    const write = adding.of({ modality, items });
    const added = await deps.http.send(addCartItems, write.sent, { signal, key: write.key });
    adding.settle(write, added);
    if (!added.ok) return added.error;
    // Stored, so that it is not added again after a reload.
    storeReplacements(context, withReplacement(get().replacements, { ...one, isAdded: true }));
    await get().setCart(added.value);
  }
  const write = removing.of({ lineId: line.id, quantity: 0 });
  const removed = await deps.http.send(changeCartLine, write.sent, { signal, key: write.key });
  removing.settle(write, removed);
  if (!removed.ok) return removed.error;
  await get().setCart(removed.value);
  storeReplacements(context, withoutReplacement(get().replacements, line.gtin13));
  return undefined;
}

/** Applies the replacements to the cart; resolves with false, after telling the host, if one cannot be. */
export async function applyAll(context: ReplacementContext): Promise<boolean> {
  const { deps } = context;
  const { signal } = deps;
  for (const line of unavailableLines(context)) {
    const error = await apply(context, line);
    if (error && !signal.aborted) tellError(deps, error);
    if (error) return false;
  }
  return true;
}
