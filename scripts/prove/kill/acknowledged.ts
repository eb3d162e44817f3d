/** What the service has acknowledged. */
export interface Acknowledged {
  readonly orders: Map<string, { readonly number: string; readonly total: number }>;
  /** Possible values of each checkout's fields: the value acknowledged last, and those sent since. */
  readonly tips: Map<string, readonly number[]>;
  readonly payments: Map<string, readonly string[]>;
  /** Each shopper's newest checkout: a draft is deleted when the next one begins. */
  readonly newest: Map<string, string>;
  /** Number of acknowledged writes: orders, tips and choices of cards. */
  writes: number;
}

export const nothingYet = (): Acknowledged => ({
  orders: new Map(),
  tips: new Map(),
  payments: new Map(),
  newest: new Map(),
  writes: 0,
});

/** Returns the cards of a choice as one value. */
export const paymentOf = (bankCardId: unknown, giftCardIds: readonly unknown[]): string =>
  [bankCardId, ...giftCardIds].join(' ');

/** Sets a field of a checkout and records the value before it is sent and once it is acknowledged. */
export async function recorded<Value, Changed>(
  field: Map<string, readonly Value[]>,
  { id, value }: { readonly id: string; readonly value: Value },
  write: () => Promise<Changed>,
): Promise<Changed> {
  field.set(id, [...(field.get(id) ?? []), value]);
  const changed = await write();
  field.set(id, [value]);
  return changed;
}

/** Forgets a shopper's draft, unless its order was placed. */
export function forgetDraft({ newest, orders, tips, payments }: Acknowledged, shopper: string): void {
  const id = newest.get(shopper) ?? '';
  if (orders.has(id)) return;
  tips.delete(id);
  payments.delete(id);
}
