import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { allFaults, createDraws } from './faults.ts';
import { claimOf, lieIn } from './judge.ts';
import { FASTER } from './plant.ts';
import { lackOf } from './report.ts';
import { createRandom } from './random.ts';
import { accountPlants } from './account/plants.ts';
import { account } from './account/subject.ts';
import type { Stored as StoredOfAccount } from './account/truth.ts';
import { checkoutPlants } from './checkout/plants.ts';
import { killPlants } from './kill/plants.ts';
import { walletPlants } from './wallet/plants.ts';
import { drawOperation } from './wallet/draw.ts';
import type { Operation } from './wallet/operation.ts';
import { effectsOf } from './wallet/truth.ts';
import type { Stored } from './wallet/truth.ts';

const card = { id: 'c1', card_type: 'GIFT_CARD', last_four: '1001', exp_month: '', first_name: null };
const nothing: Stored = { cards: [], addresses: [], preferred: undefined };
const withCard: Stored = { ...nothing, cards: [card] };

describe('a run', () => {
  const names = allFaults().map(({ name }) => name);
  const [first = '', ...others] = names;
  const met = (some: readonly string[]) => new Map(some.map((name) => [`PUT /order, ${name}`, 1]));
  const order = [{ call: 'PUT /order', times: 0, always: true }];
  it.each([
    [250, names, [], []],
    [250, others, [], [`never met: ${first}`]],
    [250, others, order, [`never met: ${first}`, `met too seldom: PUT /order, ${first}`]],
    [249, others, order, []],
    [249, [first], [], others.map((name) => `never met: ${name}`)],
    [249, [], [], names.map((name) => `never met: ${name}`)],
  ])('of %i operations that met %j reports what is missing', (operations, some, covers, lack) => {
    expect(lackOf({ seen: met(some), outcomes: [] }, { kinds: [], covers, operations })).toEqual(lack);
  });
  it('reports a missing kind of operation when it is long', () =>
    expect(lackOf({ seen: met(names), outcomes: [] }, { kinds: ['add'], operations: 250 })).toEqual([
      'never met: add',
      'never done: add',
    ]));

  const outcome = (words: string, effects: number) => ({
    shopper: 'alice',
    operation: { kind: 'add' },
    words: [words],
    effects,
    lie: undefined,
  });
  const done = outcome('Card Added!', 1);
  const open = outcome('We couldn’t confirm it.', 0);
  it.each([
    [[outcome('It failed.', 0)], {}, ['never done: add']],
    [[outcome('Card Added!', 0)], {}, ['never done: add']],
    [[outcome('It failed.', 0)], { refused: ['add'] }, []],
    [[outcome('It failed.', 0), done], {}, []],
    [[done, done, done, done, open], {}, []],
    [[done, done, done, open], {}, ['not known in the end: 1 of 4']],
  ])('of %j reports what never succeeded, and too many open ends', (outcomes, more, lack) => {
    const wanted = { kinds: ['add'], operations: 250, ...more };
    expect(lackOf({ seen: met(names), outcomes }, wanted)).toEqual(lack);
  });
});

describe('the judge', () => {
  it.each([
    ['Card Added!', 'done'],
    ['We couldn’t confirm that your card was added. Press the button again.', 'open'],
    ['There was a problem deleting your card, please try again...', 'failed'],
    ['Anything that nobody has thought of', 'failed'],
  ])('reads "%s" as %s', (words, claim) => {
    expect(claimOf(words)).toBe(claim);
  });

  it.each([
    ['Card Added!', 1, undefined],
    ['Card Added!', 0, '"done" that is not'],
    ['Card Added!', 2, 'doubled'],
    ['It failed.', 0, undefined],
    ['It failed.', 1, '"failed" that happened'],
    ['We couldn’t confirm it.', 1, undefined],
    ['We couldn’t confirm it.', 0, undefined],
    ['We couldn’t confirm it.', 2, 'doubled'],
  ])('judges "%s" about what happened %i times as: %s', (words, effects, lie) => {
    expect(lieIn(words, effects)).toBe(lie);
  });
});

describe('the effects of an operation of the wallet', () => {
  const add: Operation = { kind: 'add-gift', pan: '9999990000000001001' };
  it('include only what is new', () => {
    expect(effectsOf(add, nothing, withCard)).toBe(1);
    expect(effectsOf(add, withCard, withCard)).toBe(0);
    expect(effectsOf(add, nothing, { ...nothing, cards: [card, { ...card, id: 'c2' }] })).toBe(2);
  });

  it('include a deleted card', () => {
    expect(effectsOf({ kind: 'delete', cardId: 'c1' }, withCard, nothing)).toBe(1);
    expect(effectsOf({ kind: 'delete', cardId: 'c1' }, withCard, withCard)).toBe(0);
  });

  it('include an edit only when all of its fields changed', () => {
    const edit: Operation = { kind: 'edit', cardId: 'c1', firstName: 'Ann', month: '09' };
    const edited = { ...card, first_name: 'Ann', exp_month: '09' };
    expect(effectsOf(edit, withCard, { ...nothing, cards: [edited] })).toBe(1);
    expect(effectsOf(edit, withCard, { ...nothing, cards: [{ ...edited, exp_month: '08' }] })).toBe(0);
  });
});

describe('the effects of an operation of the account', () => {
  const none: StoredOfAccount = {
    addresses: [],
    on: [],
    switchable: ['switch-sms'],
    preferredStore: undefined,
    tips: [],
  };
  const texts = { kind: 'switch-sms', id: 'CLICKLIST' } as const;
  const withTexts: StoredOfAccount = { ...none, on: [texts] };

  it('include the state of a preference, of its own kind only', () => {
    const { effectsOf: effects } = account;
    expect(effects({ ...texts, isOn: true }, none, withTexts)).toBe(1);
    expect(effects({ ...texts, isOn: true }, none, none)).toBe(0);
    expect(effects({ ...texts, isOn: false }, withTexts, none)).toBe(1);
    expect(effects({ kind: 'switch-email', id: 'CLICKLIST', isOn: true }, none, withTexts)).toBe(0);
  });

  it('include an address twice that was added twice', () => {
    const add = { kind: 'add-address', isNewer: true, isCanadian: false, street: '1 Chaos Street' } as const;
    const addresses = ['a', 'b'].map((id) => ({ id, street: add.street }));
    expect(account.effectsOf(add, none, { ...none, addresses })).toBe(2);
  });

  it('are drawn only for what the shopper can do, and for the opposite state', () => {
    const random = createRandom(5);
    const question = { stored: withTexts, random, shopper: 'alice' };
    const drawn = Array.from({ length: 200 }, (_, number) =>
      account.draw({ ...question, number }, account.kinds),
    );
    expect(new Set(drawn.map(({ kind }) => kind))).toEqual(
      new Set(['add-address', 'switch-sms', 'prefer-store', 'tip']),
    );
    const texted = drawn.flatMap((one) => (one.kind === 'switch-sms' ? [[one.id, one.isOn]] : []));
    expect(Object.fromEntries(texted)).toEqual({ CLICKLIST: false, PROMOTIONAL: true, TRANSACTIONAL: true });
  });
});

describe('the drawn faults', () => {
  it('are the same for the same seed, and include every fault', () => {
    const draw = (seed: number) => {
      const draws = createDraws(createRandom(seed));
      return Array.from({ length: 500 }, () => {
        const script = draws.forWrite();
        return [script(), script(), script(), draws.forRead()];
      });
    };
    expect(draw(1)).toEqual(draw(1));
    const drawn = JSON.stringify(draw(1));
    for (const { name } of allFaults()) expect(drawn).toContain(`"${name}"`);
  });

  it('include every fault of a write before one is repeated, however many attempts there are', () => {
    const draws = createDraws(createRandom(7));
    const drawn = new Map<string, number>();
    for (let number = 0; number < 400; number += 1) {
      const { name } = draws.forWrite()();
      drawn.set(name, (drawn.get(name) ?? 0) + 1);
    }
    for (const { name } of allFaults()) expect(drawn.get(name)).toBeGreaterThanOrEqual(4);
  });

  it('include every fault of a read before one is repeated', () => {
    const draws = createDraws(createRandom(7));
    const drawn: string[] = [];
    // Repeating a read does no harm.
    const others = allFaults().filter(({ reaches }) => reaches !== 'twice' && reaches !== 'again-late');
    while (drawn.length < others.length) {
      const { name } = draws.forRead();
      if (name !== 'none') drawn.push(name);
    }
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('include every kind of fault before and after the service has acted', () => {
    const names = allFaults().map(({ name }) => name);
    for (const kind of ['reset', 'html', 'empty', 'no content', 'a megabyte', 'null', 'gateway 504'])
      expect(names).toEqual(expect.arrayContaining([`${kind}, never`, `${kind}, at-once`]));
  });
});

it('draws only operations that the shopper can do', () => {
  const random = createRandom(3);
  for (let number = 0; number < 200; number += 1) {
    const operation = drawOperation({ stored: withCard, random, shopper: 'alice', number }, [
      'delete',
      'prefer',
      'add-gift',
    ]);
    expect(operation.kind).not.toBe('prefer');
    expect(operation).not.toMatchObject({ pan: expect.stringMatching(/1001$/) });
  }
});

it.each([
  ...walletPlants(),
  ...accountPlants(),
  ...checkoutPlants(),
  ...killPlants(),
  { name: 'issuers that are faster', edits: FASTER },
])('finds the code that "$name" replaces in the sources', ({ edits }) => {
  for (const { file, from } of edits) expect(readFileSync(path.join(root, file), 'utf8')).toContain(from);
});
