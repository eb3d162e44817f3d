import type { AddressList } from '@grocer/foundation/contract';
import { oncePer, tellError } from '@grocer/foundation/embed';
import { createLatest } from '@grocer/foundation/http';
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

/** A book of which no address can be read is not an empty one. */
function bookOf(result: Result<AddressList>): Book {
  if (!result.ok) return { phase: 'failed', trouble: troubleOf(result.error.code) };
  const { list, unreadable } = result.value;
  const isReadable = list.length > 0 || unreadable === 0;
  return isReadable ? { phase: 'ready', list } : { phase: 'failed', trouble: troubleOf('invalid_answer') };
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
  const result = await requestAddresses(context, { signal, inBackground });
  // A newer read has begun; the list on screen may be from before this one.
  if (signal.aborted) return { phase: 'idle' };
  if (!result.ok && !inBackground) tellError(deps, result.error);
  const book = bookOf(result);
  if (result.ok || !isShown()) store.setState({ book });
  return book;
}
