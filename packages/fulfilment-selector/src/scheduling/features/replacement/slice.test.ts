import { addCartItems, changeCartLine, listReplacements } from '@grocer/foundation/contract';
import { err, GrocerError, ok } from '@grocer/foundation/http';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { pageDepsForTests } from '../../../testing/deps-for-tests.ts';
import { TIME } from '../../../testing/held-time.ts';
import { cartOf, lineOf, offerWith, productOf } from '../../../testing/order-for-tests.ts';
import { answering, serviceOf } from '../../../testing/service-for-tests.ts';
import type { ReplacementPort } from './port.ts';
import { pageOf, pagesOf } from './rules.ts';
import type { Similar, StoredReplacement } from './rules.ts';
import { createReplacementSlice } from './slice.ts';

type Replacements = ReturnType<Parameters<ReturnType<typeof createReplacementSlice>>[1]>;

const NOW = 1000;
const [BREAD, MILK] = [lineOf('bread', { quantity: 2 }), lineOf('milk', { quantity: 2 })];
const CART = cartOf(BREAD, MILK);
const slotItemOf = ({ gtin13, quantity }: typeof BREAD) => ({ gtin13, quantity, code: '' });
const offerWithout = (...excluded: readonly (typeof BREAD)[]) =>
  offerWith({ items: { [TIME.quoteId]: { included: [], excluded: excluded.map(slotItemOf) } } });
const ITEMS = ['a', 'b', 'c', 'd', 'e'].map((upc) => productOf(upc));
const SIMILAR: Similar = { phase: 'ready', items: ITEMS, page: 0 };

/** A stored replacement of bread that is valid for a number of milliseconds. */
const storedFor = (ms: number): StoredReplacement => ({
  originalLineItemUpc: 'bread',
  newLineItemUpc: 'a',
  newLineItemQuantity: 2,
  previousQuantityValue: 2,
  itemIndex: 0,
  wasClicked: true,
  ttl: NOW + ms,
});

/** The replacements alone, for a cart whose bread is unavailable at the chosen time. */
function replacing(
  state: Partial<Replacements> = {},
  kept: readonly StoredReplacement[] = [],
  refusal?: GrocerError,
) {
  const stored: unknown[] = [];
  const told: unknown[] = [];
  const requests: unknown[] = [];
  const checkOut = vi.fn(async () => {});
  const replacements: ReplacementPort = {
    read(id) {
      stored.push(['read', id]);
      return kept;
    },
    keep: (id, all) => void stored.push(['keep', id, all]),
    forget: () => void stored.push('forget'),
  };
  function noted<Answer>(answer: Answer) {
    return (question: unknown) => {
      requests.push(question);
      return ok(answer);
    };
  }
  const http = serviceOf(
    answering(listReplacements, noted(ITEMS)),
    answering(addCartItems, refusal ? () => err(refusal) : noted(CART)),
    answering(changeCartLine, noted(CART)),
  );
  const deps = pageDepsForTests(
    { replacements, selector: { serviceTime: () => NOW } },
    { http, emitter: { emit: (name, detail) => void told.push({ name, ...detail }) } },
  );
  const store = createStore<Replacements>()((set, get) => ({
    modality: 'PICKUP',
    cart: CART,
    offer: offerWithout(BREAD),
    chosenTime: () => TIME,
    heldHere: () => undefined,
    setCart: async () => {},
    learn: () => {},
    checkOut,
    checkout: { phase: 'idle' },
    ...createReplacementSlice(deps)(set, get),
    ...state,
  }));
  return { state: store.getState, set: store.setState, stored, told, requests, checkOut };
}

it('starts with a closed drawer and no replacements', () => {
  expect(replacing().state()).toMatchObject({
    drawer: { phase: 'closed' },
    similar: {},
    picked: {},
    replacements: [],
    unpicked: undefined,
    applying: { phase: 'idle' },
  });
});

it('knows the lines that are unavailable at the chosen time', () => {
  const { state } = replacing();
  expect(state().unavailable()).toEqual([BREAD]);
  expect([state().isMissing(BREAD), state().isMissing(MILK)]).toEqual([true, false]);
  expect(state().isMissing({ ...BREAD, id: 'the same product in another line' })).toBe(false);
});

it('knows each of several unavailable lines', () => {
  const { state } = replacing({ offer: offerWithout(BREAD, MILK) });
  expect([state().isMissing(BREAD), state().isMissing(MILK)]).toEqual([true, true]);
});

describe('stored replacements', () => {
  const busy: Partial<Replacements> = {
    similar: { bread: SIMILAR },
    picked: { bread: 'a' },
    applying: { phase: 'failed' },
  };
  const nothing = { similar: {}, picked: {}, applying: { phase: 'idle' } };

  it('are restored for a cart, unless they have expired [F-4.27]', () => {
    const valid = storedFor(1);
    const one = replacing(busy, [valid, storedFor(0)]);
    one.state().recallReplacements(CART);
    expect(one.state()).toMatchObject({ ...nothing, replacements: [valid] });
    expect(one.stored).toEqual([['read', 'c']]);
  });

  it('are read once for a cart, and again for another one', () => {
    const one = replacing();
    one.state().recallReplacements(CART);
    one.set({ picked: { bread: 'a' } });
    one.state().recallReplacements(CART);
    expect([one.stored.length, one.state().picked]).toEqual([1, { bread: 'a' }]);
    one.state().recallReplacements({ ...CART, id: 'other' });
    expect([one.stored.at(-1), one.state().picked]).toEqual([['read', 'other'], {}]);
  });

  it('are forgotten for the next shopper, whose cart is read anew', () => {
    const one = replacing(busy, [storedFor(1)]);
    one.state().recallReplacements(CART);
    one.set(busy);
    one.state().forgetReplacements();
    expect(one.state()).toMatchObject({ ...nothing, replacements: [] });
    one.state().recallReplacements(CART);
    expect(one.stored).toEqual([['read', 'c'], 'forget', ['read', 'c']]);
  });

  it.each([
    [1, BREAD, true],
    [0, BREAD, false],
    [1, MILK, false],
  ])('that are valid for %i ms apply to their own line: %o [F-4.27]', (ms, line, applies) => {
    const one = replacing({ replacements: [storedFor(ms)] });
    expect(one.state().replacementFor(line) !== undefined).toBe(applies);
  });

  it('can be undone, which is stored', () => {
    const other = { ...storedFor(1), originalLineItemUpc: 'milk' };
    const one = replacing({ replacements: [storedFor(1), other] });
    one.state().undo(BREAD);
    expect(one.state().replacements).toEqual([other]);
    expect(one.stored).toEqual([['keep', 'c', [other]]]);
  });
});

describe('the drawer', () => {
  it('opens at the list and loads what is similar to each unavailable item [F-2.69]', async () => {
    const one = replacing({ applying: { phase: 'failed' }, unpicked: 'bread' });
    one.state().openDrawer();
    expect(one.state()).toMatchObject({
      drawer: { phase: 'items' },
      applying: { phase: 'idle' },
      unpicked: undefined,
      similar: { bread: { phase: 'loading' } },
    });
    await expect.poll(() => one.state().similar).toEqual({ bread: SIMILAR });
    expect(one.requests).toEqual([{ productId: 'bread', optionId: TIME.optionId }]);
  });

  it('keeps what is picked for the same time only', () => {
    const one = replacing();
    one.state().openDrawer();
    one.state().pick('bread', 'a');
    one.state().openDrawer();
    expect(one.state().picked).toEqual({ bread: 'a' });
    one.set({ similar: { bread: SIMILAR }, chosenTime: () => ({ ...TIME, optionId: 'other' }) });
    one.state().openDrawer();
    expect(one.state()).toMatchObject({ picked: {}, similar: { bread: { phase: 'loading' } } });
  });

  it('shows that replacements are still being applied', () => {
    const one = replacing({ applying: { phase: 'saving' } });
    one.state().openDrawer();
    expect(one.state().applying).toEqual({ phase: 'saving' });
  });

  it('opens without a chosen time', () => {
    const one = replacing({ chosenTime: () => undefined });
    one.state().openDrawer();
    expect([one.state().drawer, one.requests]).toEqual([{ phase: 'items' }, []]);
  });

  it('leads to one line and back [F-2.69]', () => {
    const one = replacing({ unpicked: 'bread' });
    one.state().find(BREAD.id);
    expect(one.state()).toMatchObject({ drawer: { phase: 'find', lineId: BREAD.id }, unpicked: undefined });
    one.set({ unpicked: 'bread' });
    one.state().backToItems();
    expect(one.state()).toMatchObject({ drawer: { phase: 'items' }, unpicked: undefined });
    one.state().closeDrawer();
    expect(one.state().drawer).toEqual({ phase: 'closed' });
  });

  it.each<[string, Partial<Replacements>, string]>([
    ['is dismissed', {}, 'closed'],
    ['stays while replacements are applied', { applying: { phase: 'saving' } }, 'items'],
    ['stays while the checkout is created', { checkout: { phase: 'creating' } }, 'items'],
  ])('%s', (_, state, phase) => {
    const one = replacing({ drawer: { phase: 'items' }, ...state });
    one.state().dismissDrawer();
    expect(one.state().drawer.phase).toBe(phase);
  });
});

describe('picking a similar item', () => {
  it('is required before it is selected [F-5.11]', () => {
    const one = replacing({ drawer: { phase: 'find', lineId: BREAD.id }, similar: { bread: SIMILAR } });
    one.state().replace(BREAD);
    expect(one.state()).toMatchObject({ unpicked: 'bread', replacements: [] });
    one.state().pick('milk', 'b');
    expect(one.state()).toMatchObject({ unpicked: undefined, picked: { milk: 'b' } });
    one.state().pick('bread', 'a');
    expect(one.state().picked).toEqual({ milk: 'b', bread: 'a' });
    one.state().replace(BREAD);
    const { replacements, drawer } = one.state();
    expect(replacements).toMatchObject([{ originalLineItemUpc: 'bread', newLineItemUpc: 'a', itemIndex: 0 }]);
    expect(drawer).toEqual({ phase: 'items' });
    expect(one.stored).toEqual([['keep', 'c', replacements]]);
  });

  it('pages through the list four at a time [F-2.69]', () => {
    const one = replacing({ similar: { bread: SIMILAR } });
    const shown = () => {
      const { bread } = one.state().similar;
      return bread?.phase === 'ready' ? pageOf(bread.items, bread.page).map(({ upc }) => upc) : undefined;
    };
    expect(pagesOf(ITEMS)).toBe(2);
    expect(shown()).toEqual(['a', 'b', 'c', 'd']);
    one.state().turnPage('bread', 1);
    expect(shown()).toEqual(['e']);
    one.state().turnPage('bread', 1);
    expect(shown()).toEqual(['e']);
    one.state().turnPage('bread', -1);
    expect(one.state().similar).toEqual({ bread: SIMILAR });
  });

  it('loads the similar items of one line again', async () => {
    const one = replacing({ similar: { bread: { phase: 'failed' } } });
    await one.state().loadSimilar(BREAD);
    expect(one.state().similar).toEqual({ bread: SIMILAR });
  });
});

it('applies the replacements to the cart, then continues to payment [F-2.69]', async () => {
  const one = replacing({ replacements: [storedFor(1)] });
  await one.state().continueToPayment();
  expect(one.requests).toMatchObject([
    { modality: 'PICKUP', items: [{ gtin13: 'a', quantity: 2 }] },
    { lineId: BREAD.id, quantity: 0 },
  ]);
  expect(one.checkOut).toHaveBeenCalledTimes(1);
  expect(one.state()).toMatchObject({ replacements: [], applying: { phase: 'idle' } });
});

it('does not continue when an item cannot be added', async () => {
  const refusal = new GrocerError({ code: 'forbidden', message: 'x', retryable: false });
  const one = replacing({ replacements: [storedFor(1)], drawer: { phase: 'items' } }, [], refusal);
  await one.state().continueToPayment();
  expect(one.state()).toMatchObject({ drawer: { phase: 'items' }, applying: { phase: 'failed' } });
  expect(one.checkOut).not.toHaveBeenCalled();
});
