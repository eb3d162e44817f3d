import { expect, it } from 'vitest';
import { listOf } from './slice.ts';
import type { Book } from './slice.ts';

const UNREAD: readonly Book[] = [
  { phase: 'idle' },
  { phase: 'loading' },
  { phase: 'failed', trouble: 'generic' },
];

it.each(UNREAD)('lists no addresses for a book that is $phase', (book) => expect(listOf(book)).toEqual([]));
