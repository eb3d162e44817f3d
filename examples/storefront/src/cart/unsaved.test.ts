import type { Cart } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { cartOf, idOf } from './device-cart.ts';
import {
  createUnsaved,
  noteKeyOf,
  withAttempt,
  withCart,
  withoutRemoved,
  withRemoved,
  withWish,
} from './unsaved.ts';

const EGGS = '2000000000009';
const MILK = '2000000000005';
const at = (modality: 'PICKUP' | 'DELIVERY' | 'SHIP', gtin13 = EGGS) => ({ gtin13, modality });
const [pickup, delivery] = [at('PICKUP'), at('DELIVERY')];

/** The wishes of a shopper who typed the same note for some lines. */
function withNotes(places: readonly ReturnType<typeof at>[]) {
  const unsaved = createUnsaved();
  for (const one of places) unsaved.setState(withWish(idOf(one), { note: 'large' }));
  return unsaved;
}

/** A line of the cart that was removed. */
function gone(place = pickup, changesId?: string) {
  const [line] = cartOf({ id: 'cart', lines: [{ ...place, quantity: 2 }] }).lines;
  if (!line) throw new Error('The cart has one line.');
  return { line, name: 'Eggs', changesId, at: 0 };
}

it('keeps the fields of a wish that are not changed', () => {
  const unsaved = withNotes([pickup]);
  const before = unsaved.getState().wishes;
  unsaved.setState(withWish(idOf(pickup), { substitutes: { substitutionPolicy: 'NONE' } }));
  expect([...before.values()]).toEqual([{ note: 'large' }]);
  expect([...unsaved.getState().wishes.values()]).toEqual([
    { note: 'large', substitutes: { substitutionPolicy: 'NONE' } },
  ]);
});

describe('the unsaved note of a line', () => {
  it.each([
    ['is its own', pickup, [pickup], [pickup], pickup],
    ['is none of another product', pickup, [pickup], [at('DELIVERY', MILK)], pickup],
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
    expect(noteKeyOf(line, lines, withNotes(typed).getState().wishes)).toBe(idOf(expected));
  });

  it('is that of a line which was added to it, once its own is saved', () => {
    const unsaved = withNotes([pickup, delivery]);
    unsaved.setState(withWish(idOf(delivery), { note: undefined }));
    expect(noteKeyOf(delivery, [delivery], unsaved.getState().wishes)).toBe(idOf(pickup));
  });

  it('leaves the cart with its removed line, and the product’s other line has none', () => {
    const unsaved = withNotes([pickup]);
    unsaved.setState(withRemoved(gone(), [delivery]));
    const { wishes, removed } = unsaved.getState();
    expect(removed).toEqual([{ ...gone(), note: 'large' }]);
    expect(wishes.get(noteKeyOf(delivery, [delivery], wishes))?.note).toBeUndefined();
  });

  it('stays when the product is removed from the changes to an order', () => {
    const unsaved = withNotes([pickup]);
    unsaved.setState(withRemoved(gone(pickup, 'changes'), [pickup]));
    const { wishes, removed } = unsaved.getState();
    expect(wishes.get(idOf(pickup))?.note).toBe('large');
    expect(removed).toEqual([{ ...gone(pickup, 'changes'), note: undefined }]);
  });
});

/** A cart that arrives; lines by their place. */
interface Arriving {
  readonly lines?: readonly ReturnType<typeof at>[];
  readonly modify?: Cart['modify'];
}

describe('removed lines', () => {
  const milk = gone(at('PICKUP', MILK));

  it('replace an earlier one, unless the shopper has tried to restore it', () => {
    const unsaved = createUnsaved();
    const ids = () => unsaved.getState().removed.map(({ line }) => line.id);
    unsaved.setState(withRemoved(gone(), []));
    unsaved.setState(withRemoved(milk, []));
    expect(ids()).toEqual([milk.line.id]);
    unsaved.setState(withAttempt(milk.line.id, { attempt: 'failed', lostKey: 'key' }));
    unsaved.setState(withRemoved(gone(), []));
    expect(ids()).toEqual([milk.line.id, gone().line.id]);
    expect(unsaved.getState().removed).toMatchObject([
      { attempt: 'failed', lostKey: 'key', at: 0 },
      { at: 0 },
    ]);
  });

  it('are offered once for a product that is removed again after an attempt', () => {
    const unsaved = createUnsaved();
    unsaved.setState(withRemoved(gone(), []));
    unsaved.setState(withAttempt(gone().line.id, { attempt: 'failed' }));
    unsaved.setState(withRemoved({ ...gone(), line: { ...gone().line, id: 'later' } }, []));
    expect(unsaved.getState().removed.map(({ line }) => line.id)).toEqual(['later']);
  });

  it('of the cart and of changes to an order do not replace each other', () => {
    const unsaved = createUnsaved();
    unsaved.setState(withRemoved(gone(), []));
    unsaved.setState(withRemoved(gone(pickup, 'changes'), []));
    unsaved.setState(withRemoved(gone(pickup, 'changes'), []));
    expect(unsaved.getState().removed.map(({ changesId }) => changesId)).toEqual([undefined, 'changes']);
  });

  const changes = (id: string, lines: readonly ReturnType<typeof at>[]) => ({
    id,
    checkoutId: 'order',
    versionKey: '1',
    lines: lines.map((place) => gone(place).line),
  });

  it.each([
    ['stay while the product is not there', undefined, {}, true],
    ['are over once the product is there again', undefined, { lines: [pickup] }, false],
    ['stay if it is there for another way to shop', undefined, { lines: [delivery] }, true],
    [
      'of changes stay if it is in the cart',
      'changes',
      { lines: [pickup], modify: changes('changes', []) },
      true,
    ],
    [
      'of changes are over once it is there again',
      'changes',
      { modify: changes('changes', [pickup]) },
      false,
    ],
    ['of changes are over with them', 'changes', {}, false],
    ['of changes are over when others are open', 'changes', { modify: changes('others', []) }, false],
  ])('%s', (_, changesId, { lines = [], modify }: Arriving, stays) => {
    for (const attempt of [undefined, 'failed', 'sent'] as const) {
      const unsaved = createUnsaved();
      unsaved.setState(withRemoved(gone(pickup, changesId), []));
      if (attempt) unsaved.setState(withAttempt(gone().line.id, { attempt }));
      const cart = { lines: lines.map((place) => gone(place).line), modify };
      unsaved.setState(withCart(cart));
      expect(unsaved.getState().removed).toHaveLength(stays || attempt === 'sent' ? 1 : 0);
    }
  });

  it('give their unsaved note back to the product that is there again', () => {
    const unsaved = withNotes([pickup]);
    unsaved.setState(withRemoved(gone(), [pickup]));
    unsaved.setState(withCart({ lines: [gone().line], modify: undefined }));
    expect(unsaved.getState().wishes.get(idOf(pickup))?.note).toBe('large');
  });

  it('are forgotten one by one', () => {
    const unsaved = createUnsaved();
    unsaved.setState(withRemoved(milk, []));
    unsaved.setState(withAttempt(milk.line.id, { attempt: 'sent' }));
    unsaved.setState(withRemoved(gone(), []));
    unsaved.setState(withoutRemoved(milk.line.id));
    expect(unsaved.getState().removed.map(({ line }) => line.id)).toEqual([gone().line.id]);
  });
});
