import { afterEach, describe, expect, it } from 'vitest';
import { tabReplacements } from './port.ts';
import type { StoredReplacement } from './rules.ts';

afterEach(() => sessionStorage.clear());

const one: StoredReplacement = {
  originalLineItemUpc: '1',
  newLineItemUpc: '2',
  newLineItemQuantity: 1,
  previousQuantityValue: 1,
  itemIndex: 0,
  wasClicked: true,
  ttl: 1,
};

describe('selected replacements', () => {
  it('are there after a reload, and forgotten when there are none [F-3.13]', () => {
    tabReplacements.keep([one]);
    expect(tabReplacements.read()).toEqual([one]);
    tabReplacements.keep([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', '{', '{"a":1}', '[{"ttl":"x"}]'])('are none where %j was written by somebody else', (text) => {
    sessionStorage.setItem('grocer-replacements', text);
    expect(tabReplacements.read()).toEqual([]);
  });
});
