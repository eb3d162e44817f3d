import { err, GrocerError } from '@grocer/foundation/http';
import { describe, expect, it } from 'vitest';
import { cardLike } from '../testing/card-like.ts';
import { findAdded } from './find-added.ts';
import type { Traces } from './find-added.ts';

const old = cardLike({ id: 'old', lastFour: '4242' });
const added = cardLike({ id: 'new', lastFour: '4242' });
const other = cardLike({ id: 'other', lastFour: '1117' });

const lookUp = (
  cards: readonly ReturnType<typeof cardLike>[] | 'lost',
  traces: Partial<Traces>,
  unreadable = 0,
) =>
  findAdded(
    {
      signal: new AbortController().signal,
      http: {
        // The only request is the one for the list.
        send: async () =>
          (cards === 'lost'
            ? err(new GrocerError({ code: 'network', retryable: true, message: 'lost' }))
            : { ok: true, value: { cards, unreadable } }) as never,
      },
    } as never,
    { known: [], isIt: ({ lastFour }) => lastFour === '4242', isSaved: true, ...traces },
  );

describe('looking up a card that may have been added', () => {
  it.each([
    ['has been, where one like it is new', [old, added], { known: [old] }, 'happened'],
    ['has not been, where the only one like it was there before', [old], { known: [old] }, 'did-not-happen'],
    ['has not been, where there is none like it', [other], { known: undefined }, 'did-not-happen'],
    ['may be an old one, where nobody knows what was there', [old], { known: undefined }, 'unknown'],
    ['never shows in the list if it is not saved', [other], { isSaved: false }, 'unknown'],
    ['is a question still, where the list is lost', 'lost', {}, 'unknown'],
  ] as const)('%s', async (_what, cards, traces, kind) => {
    expect((await lookUp(cards, traces)).kind).toBe(kind);
  });

  it('is inconclusive when a card cannot be read, unless a match is found', async () => {
    expect((await lookUp([other], {}, 1)).kind).toBe('unknown');
    expect((await lookUp([other, added], {}, 1)).kind).toBe('happened');
  });
});
