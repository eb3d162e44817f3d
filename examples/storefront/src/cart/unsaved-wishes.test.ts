import { describe, expect, it } from 'vitest';
import { idOf } from './device-cart.ts';
import { createUnsavedWishes, noteKeyOf } from './unsaved-wishes.ts';

const EGGS = '2000000000009';
const at = (modality: 'PICKUP' | 'DELIVERY' | 'SHIP', gtin13 = EGGS) => ({ gtin13, modality });
const [pickup, delivery] = [at('PICKUP'), at('DELIVERY')];

describe('unsaved wishes', () => {
  it('keep the fields that are not changed, and tell every listener until it unsubscribes', () => {
    const wishes = createUnsavedWishes();
    const heard: string[] = [];
    const stop = wishes.subscribe(() => heard.push('first'));
    wishes.subscribe(() => heard.push('second'));
    wishes.change('a', { note: 'large' });
    const before = wishes.all();
    wishes.change('a', { substitutes: { substitutionPolicy: 'NONE' } });
    stop();
    wishes.change('a', { note: undefined });
    expect([...before]).toEqual([['a', { note: 'large' }]]);
    expect([...wishes.all()]).toEqual([
      ['a', { note: undefined, substitutes: { substitutionPolicy: 'NONE' } }],
    ]);
    expect(heard).toEqual(['first', 'second', 'first', 'second', 'second']);
  });
});

describe('the unsaved note of a line', () => {
  it.each([
    ['is its own', pickup, [pickup], [pickup], pickup],
    ['is none of another product', pickup, [pickup], [at('DELIVERY', '2000000000005')], pickup],
    ['is none of the product’s other line', delivery, [pickup, delivery], [pickup], delivery],
    ['is that of the line that it was before a move', delivery, [delivery], [pickup], pickup],
    [
      'is its own before that of a line which was added to it',
      delivery,
      [delivery],
      [pickup, delivery],
      delivery,
    ],
  ])('%s', (_, line, lines, typed, expected) => {
    const wishes = createUnsavedWishes();
    for (const one of typed) wishes.change(idOf(one), { note: 'large' });
    expect(noteKeyOf(line, lines, wishes.all())).toBe(idOf(expected));
  });

  it('is that of a line which was added to it, once its own is saved', () => {
    const wishes = createUnsavedWishes();
    for (const one of [pickup, delivery]) wishes.change(idOf(one), { note: 'large' });
    wishes.change(idOf(delivery), { note: undefined });
    expect(noteKeyOf(delivery, [delivery], wishes.all())).toBe(idOf(pickup));
  });
});
