import { afterEach, describe, expect, it } from 'vitest';
import { createReplacements } from './port.ts';
import type { StoredReplacement } from './rules.ts';

afterEach(() => sessionStorage.clear());

const NAME = 'grocer-replacements';
const kept = createReplacements(NAME);
const one: StoredReplacement = {
  originalLineItemUpc: '1',
  newLineItemUpc: '2',
  newLineItemQuantity: 1,
  previousQuantityValue: 1,
  itemIndex: 0,
  wasClicked: true,
  ttl: 1,
};

describe('stored replacements', () => {
  it('restores them after a reload and removes an empty list [F-3.13]', () => {
    kept.keep('cart', [one]);
    expect(kept.read('cart')).toEqual([one]);
    kept.keep('cart', []);
    expect(sessionStorage).toHaveLength(0);
  });

  it('drops them for another cart', () => {
    kept.keep('cart', [one]);
    expect(kept.read('other')).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', '{', '{"cartId":"cart"}', '{"cartId":"cart","all":[{"ttl":"x"}]}'])(
    'ignores the stored value %j',
    (text) => {
      sessionStorage.setItem(NAME, text);
      expect(kept.read('cart')).toEqual([]);
    },
  );
});
