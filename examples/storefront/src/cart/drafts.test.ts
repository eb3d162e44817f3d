import { describe, expect, it } from 'vitest';
import { cartOf, idOf } from './device-cart.ts';
import { createDrafts, moveDrafts } from './drafts.ts';

const EGGS = '2000000000009';
const MILK = '2000000000005';
const { lines } = cartOf({
  id: 'c1',
  lines: [
    { gtin13: MILK, quantity: 1, modality: 'PICKUP' },
    { gtin13: EGGS, quantity: 1, modality: 'PICKUP' },
    { gtin13: EGGS, quantity: 1, modality: 'SHIP' },
  ],
});
const pickup = (gtin13: string): string => idOf({ gtin13, modality: 'PICKUP' });
const delivery = (gtin13: string): string => idOf({ gtin13, modality: 'DELIVERY' });

describe('unsaved notes', () => {
  it('belong to one line each, and are told to every listener until it unsubscribes', () => {
    const drafts = createDrafts();
    const heard: (string | undefined)[] = [];
    const stop = drafts.subscribe(() => heard.push(drafts.get(pickup(MILK))));
    drafts.set(pickup(MILK), 'Ripe');
    expect(drafts.get(delivery(MILK))).toBeUndefined();
    drafts.set(pickup(MILK), undefined);
    stop();
    drafts.set(pickup(MILK), 'Cold');
    expect(heard).toEqual(['Ripe', undefined]);
  });

  it.each([
    ['all lines of a way to shop', undefined, [undefined, undefined, 'cold', 'large']],
    ['one line', [pickup(EGGS)], ['cold', undefined, undefined, 'large']],
  ])('go with a move of %s, and leave those of another way to shop', (_, lineIds, expected) => {
    const drafts = createDrafts();
    drafts.set(pickup(MILK), 'cold');
    drafts.set(pickup(EGGS), 'large');
    drafts.set(idOf({ gtin13: EGGS, modality: 'SHIP' }), 'far');
    moveDrafts(drafts, lines, { from: 'PICKUP', to: 'DELIVERY', lineIds });
    const places = [pickup(MILK), pickup(EGGS), delivery(MILK), delivery(EGGS)];
    expect(places.map((id) => drafts.get(id))).toEqual(expected);
    expect(drafts.get(idOf({ gtin13: EGGS, modality: 'SHIP' }))).toBe('far');
  });

  it('do not replace what was typed for the line that the moved one is added to', () => {
    const drafts = createDrafts();
    drafts.set(pickup(EGGS), 'large');
    drafts.set(delivery(EGGS), 'small');
    moveDrafts(drafts, lines, { from: 'PICKUP', to: 'DELIVERY' });
    expect([drafts.get(pickup(EGGS)), drafts.get(delivery(EGGS))]).toEqual(['large', 'small']);
  });
});
