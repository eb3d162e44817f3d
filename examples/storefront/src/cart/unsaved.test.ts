import { describe, expect, it } from 'vitest';
import { cartOf, idOf } from './device-cart.ts';
import {
  createUnsaved,
  noteKeyOf,
  undoable,
  withAttempt,
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
  return { line, name: 'Eggs', changesId };
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
    expect(unsaved.getState().removed).toMatchObject([{ attempt: 'failed', lostKey: 'key' }, {}]);
  });

  it('are offered once for a product that is removed again after an attempt', () => {
    const unsaved = createUnsaved();
    unsaved.setState(withRemoved(gone(), []));
    unsaved.setState(withAttempt(gone().line.id, { attempt: 'failed' }));
    unsaved.setState(withRemoved({ ...gone(), line: { ...gone().line, id: 'later' } }, []));
    expect(unsaved.getState().removed.map(({ line }) => line.id)).toEqual(['later']);
  });

  it.each([
    ['in the shopper’s cart', undefined, [], [idOf(pickup)]],
    ['in the changes that it was removed from', 'changes', [], [idOf(at('PICKUP', MILK))]],
    ['in no other changes', 'others', [], []],
    ['unless the product is there again', undefined, [pickup], []],
    ['if the product is there for another way to shop', undefined, [delivery], [idOf(pickup)]],
  ])('can be restored %s', (_, changesId, lines, expected) => {
    const removed = [
      { ...gone(), note: undefined },
      { ...milk, changesId: 'changes', note: undefined },
    ];
    expect(undoable({ removed }, lines, changesId).map(({ line }) => idOf(line))).toEqual(expected);
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
