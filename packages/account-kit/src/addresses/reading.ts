import type { AddressList } from '@grocer/foundation/contract';
import { oncePer, tellError } from '@grocer/foundation/embed';
import { createLatest, err, GrocerError } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { bookService } from './book-service.ts';
import type { AddressContext } from './book-service.ts';
import type { Book } from './slice.ts';
import { troubleOf } from './trouble-rules.ts';

const latest = oncePer((context: AddressContext) => {
  const { store, deps } = context;
  deps.readings.add(async () => {
    if (store.getState().book.phase !== 'idle') await loadBook(context);
  });
  return createLatest(() => deps.signal);
});

/** Requests the addresses. */
export const requestAddresses = (
  context: AddressContext,
  { signal = context.deps.signal, inBackground = false } = {},
): Promise<Result<AddressList>> => bookService(context).list({ signal, inBackground });

/** A list of which no address can be read is a failure, not an empty book. */
function readable(result: Result<AddressList>): Result<AddressList> {
  if (!result.ok || result.value.list.length > 0 || result.value.unreadable === 0) return result;
  const message = 'None of the addresses in the book could be read.';
  return err(new GrocerError({ code: 'invalid_answer', retryable: false, message }));
}

/**
 * Loads the address book. The current list stays on screen meanwhile, and also if the read fails. Resolves
 * with `idle` if a newer read has replaced this one. A read that nobody has asked for does not end the session.
 */
export async function loadBook(context: AddressContext, isUnasked = false): Promise<Book> {
  const { store, deps } = context;
  const signal = latest(context).next();
  const isShown = (): boolean => store.getState().book.phase === 'ready';
  if (!isShown()) store.setState({ book: { phase: 'loading' } });
  // An address may be half typed: a session that ends while the book is only refreshed must not lead away from it.
  const inBackground = isUnasked && isShown();
  const result = readable(await requestAddresses(context, { signal, inBackground }));
  // A newer read has begun; the list on screen may be from before this one.
  if (signal.aborted) return { phase: 'idle' };
  if (!result.ok && !inBackground) tellError(deps, result.error);
  const book: Book = result.ok
    ? { phase: 'ready', list: result.value.list }
    : { phase: 'failed', trouble: troubleOf(result.error.code) };
  if (result.ok || !isShown()) store.setState({ book });
  return book;
}
