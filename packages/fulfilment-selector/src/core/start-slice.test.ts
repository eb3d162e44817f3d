import { readContent } from '@grocer/foundation/contract';
import { GrocerError, err, ok } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { depsForTests } from '../testing/deps-for-tests.ts';
import { HOME, SAVED_HOME, delivery, pickup } from '../testing/places.ts';
import { answering, serviceOf } from '../testing/service-for-tests.ts';
import type { Book } from './address-rules.ts';
import type { StringTable } from './content/rules.ts';
import { settingsOf } from './settings.ts';
import { createStartSlice } from './start-slice.ts';
import { usedFromHost } from './used-rules.ts';

type Start = ReturnType<Parameters<ReturnType<typeof createStartSlice>>[1]>;
type Texts = Result<StringTable>;

const addressAt = (postalCode: string) => ({ ...SAVED_HOME, address: { ...HOME, postalCode } });
const bookOf = (...codes: readonly string[]): Book => ({ phase: 'ready', list: codes.map(addressAt) });
const FAILURE = err(new GrocerError({ code: 'server_error', message: 'x', retryable: false }));
const OPEN = { phase: 'open', trail: ['stores'], opening: 1 } as const;

interface Setting {
  readonly standing?: 'shopper' | 'visitor' | 'expired';
  readonly texts?: Texts | Promise<Texts>;
  readonly book?: Book;
  readonly state?: Partial<Start>;
}

/** The start alone. `reading` is what reading the address book waits for; `lives` are its shoppers' signals. */
function start({
  standing = 'shopper',
  texts = ok({ a: 'b' }),
  book = bookOf('45202'),
  state,
}: Setting = {}) {
  const lives = [new AbortController()];
  const reading = { of: Promise.resolve() };
  const loading = { of: Promise.resolve(), isMissing: false };
  const asked: { question: unknown; signal: AbortSignal }[] = [];
  const said: unknown[] = [];
  const note =
    (name: string) =>
    (...args: readonly unknown[]): void =>
      void said.push([name, ...args]);
  const readUsed = vi.fn(async () => true);
  const loadBook = vi.fn(async () => {
    await reading.of;
    return book;
  });
  const read = answering(readContent, (question, { signal }) => {
    asked.push({ question, signal });
    return texts;
  });
  async function load() {
    await loading.of;
    return loading.isMissing ? undefined : { loadBook, readUsed };
  }
  const deps = {
    ...depsForTests({ standing, http: serviceOf(read), load }),
    get signal() {
      return lives.at(-1)?.signal ?? AbortSignal.abort();
    },
  };
  const store = createStore<Start>()((set, get) => ({
    settings: settingsOf({ environment: 'LOCAL', locale: 'es-US' }),
    used: usedFromHost(undefined),
    zip: undefined,
    frame: { phase: 'closed' },
    isTabChosen: false,
    failBook: note('failBook'),
    suggestTab: note('suggestTab'),
    wantResults: note('wantResults'),
    suggestZip: note('suggestZip'),
    ...createStartSlice(deps)(set, get),
    ...state,
  }));
  return {
    state: store.getState,
    set: store.setState,
    lives,
    reading,
    loading,
    asked,
    said,
    loadBook,
    readUsed,
  };
}

describe('the start of a visitor', () => {
  it('reads the texts in their language and no address book, and suggests a tab', async () => {
    const one = start({ standing: 'visitor', state: { used: usedFromHost(delivery) } });
    expect(one.state()).toMatchObject({ start: { phase: 'loading' }, strings: {} });
    await one.state().begin();
    expect(one.asked).toMatchObject([{ question: { table: 'modality/fulfillment/text', locale: 'es-US' } }]);
    expect(one.state().start.phase).toBe('ready');
    await expect.poll(() => one.state().strings).toEqual({ a: 'b' });
    expect(one.loadBook).not.toHaveBeenCalled();
    expect(one.said).toEqual([
      ['suggestZip', '45202'],
      ['suggestTab', 'DELIVERY'],
    ]);
  });

  it('keeps the built-in texts when those of the service cannot be read', async () => {
    const one = start({ standing: 'visitor', texts: FAILURE });
    await one.state().begin();
    await Promise.resolve();
    expect(one.state().strings).toEqual({});
  });

  it('drops texts that arrive after the shopper has left', async () => {
    const texts = Promise.withResolvers<Texts>();
    const one = start({ standing: 'visitor', texts: texts.promise });
    await one.state().begin();
    one.lives[0]?.abort();
    texts.resolve(ok({ a: 'late' }));
    await texts.promise;
    await new Promise((resolve) => setImmediate(resolve));
    expect(one.state().strings).toEqual({});
  });
});

describe('the first ZIP code', () => {
  it.each<[string, Partial<Start>, Book, string]>([
    ['of the address in use', { used: usedFromHost(delivery), zip: '10001' }, bookOf('43215'), '45202'],
    ['from the host', { zip: '10001' }, bookOf('43215'), '10001'],
    ['that comes first in the address book', {}, bookOf('', 'K1A 0B1', '43215-1234', '45202'), '43215'],
  ])('is the one %s', async (_, state, book, zip) => {
    const one = start({ book, state });
    await one.state().begin();
    expect(one.said).toEqual([
      ['suggestZip', zip],
      ['suggestTab', expect.any(String)],
    ]);
  });

  it.each<[string, Partial<Start>, Book]>([
    ['the address book has none', {}, bookOf('K1A 0B1')],
    ['the address book cannot be read', {}, { phase: 'failed' }],
  ])('is not set when %s', async (_, state, book) => {
    const one = start({ book, state });
    await one.state().begin();
    expect(one.said).toEqual([['suggestTab', 'PICKUP']]);
  });

  it('is set once the address book and the choice are read', async () => {
    const one = start({ state: { used: usedFromHost(pickup) } });
    const reading = Promise.withResolvers<void>();
    one.reading.of = reading.promise;
    const begun = one.state().begin();
    await expect.poll(() => one.readUsed.mock.calls).toHaveLength(1);
    expect(one.readUsed.mock.calls).toEqual([[one.asked[0]?.signal]]);
    expect([one.said, one.state().start.phase]).toEqual([[], 'loading']);
    reading.resolve();
    await begun;
    expect(one.said).toEqual([
      ['suggestZip', '45202'],
      ['suggestTab', 'PICKUP'],
    ]);
    expect(one.state().start.phase).toBe('ready');
  });
});

describe('the first tab', () => {
  it.each<[string, Partial<Start>, boolean]>([
    ['in a closed window, even after a choice', { isTabChosen: true }, true],
    ['in an open window that is still loading', { frame: OPEN }, true],
    ['never against the shopper’s choice', { frame: OPEN, isTabChosen: true }, false],
    ['not in an open window that has loaded', { frame: OPEN, start: { phase: 'ready' } }, false],
  ])('is suggested %s', async (_, state, isSuggested) => {
    const one = start({ book: bookOf(), state });
    await one.state().beginAnew();
    const suggestions = isSuggested ? [['suggestTab', 'PICKUP']] : [];
    expect(one.said.filter((call) => !String(call).includes('wantResults'))).toEqual(suggestions);
  });

  it('stays when the data of the same shopper is read again', async () => {
    const one = start({ state: { start: { phase: 'ready' } } });
    await one.state().begin();
    expect(one.said).toEqual([]);
  });

  it('wants results only in an open window', async () => {
    const one = start({ standing: 'expired', state: { frame: OPEN } });
    await one.state().begin();
    expect(one.said).toContainEqual(['wantResults']);
    const closed = start({ standing: 'expired' });
    await closed.state().begin();
    expect(closed.said).not.toContainEqual(['wantResults']);
  });
});

describe('a start in flight', () => {
  it('is joined by the next one, and repeated once it has ended', async () => {
    const one = start();
    await Promise.all([one.state().begin(), one.state().begin()]);
    expect(one.loadBook).toHaveBeenCalledTimes(1);
    await one.state().begin();
    expect(one.loadBook).toHaveBeenCalledTimes(2);
  });

  it('ends with the newest of several that start anew', async () => {
    const one = start();
    const [first, second, third] = [0, 1, 2].map(() => Promise.withResolvers<void>());
    one.reading.of = first?.promise ?? Promise.resolve();
    let isOver = false;
    const begun = one
      .state()
      .begin()
      .then(() => (isOver = true));
    await expect.poll(() => one.loadBook.mock.calls).toHaveLength(1);
    one.reading.of = second?.promise ?? Promise.resolve();
    void one.state().beginAnew();
    await expect.poll(() => one.loadBook.mock.calls).toHaveLength(2);
    first?.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    one.reading.of = third?.promise ?? Promise.resolve();
    void one.state().beginAnew();
    await expect.poll(() => one.loadBook.mock.calls).toHaveLength(3);
    second?.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(isOver).toBe(false);
    third?.resolve();
    await begun;
    expect(one.state().start.phase).toBe('ready');
  });

  it('is not joined by one that starts anew, whose data counts', async () => {
    const one = start({ book: bookOf() });
    const reading = Promise.withResolvers<void>();
    one.reading.of = reading.promise;
    const first = one.state().begin();
    await expect.poll(() => one.loadBook.mock.calls).toHaveLength(1);
    const second = one.state().beginAnew();
    await expect.poll(() => one.loadBook.mock.calls).toHaveLength(2);
    expect(one.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    // The first start ends now and must not end the second one.
    reading.resolve();
    await first;
    await second;
    expect(one.said).toEqual([['suggestTab', 'PICKUP']]);
  });

  it('is not forgotten when an aborted one ends', async () => {
    const one = start();
    const [early, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    one.reading.of = early.promise;
    const first = one.state().begin();
    await expect.poll(() => one.loadBook.mock.calls).toHaveLength(1);
    one.lives[0]?.abort();
    one.lives.push(new AbortController());
    one.reading.of = late.promise;
    const second = one.state().begin();
    await expect.poll(() => one.loadBook.mock.calls).toHaveLength(2);
    early.resolve();
    await first;
    expect(one.state().start.phase).toBe('loading');
    const third = one.state().begin();
    late.resolve();
    await Promise.all([second, third]);
    expect(one.loadBook).toHaveBeenCalledTimes(2);
  });

  it('reads nothing for a shopper who leaves before the actions arrive', async () => {
    const one = start();
    const loading = Promise.withResolvers<void>();
    one.loading.of = loading.promise;
    const begun = one.state().begin();
    one.lives[0]?.abort();
    loading.resolve();
    await begun;
    expect([one.loadBook.mock.calls, one.said, one.state().start.phase]).toEqual([[], [], 'loading']);
  });

  it('returns to loading when it is broken off, but not after its end', async () => {
    const one = start({ state: { start: { phase: 'ready' } } });
    const begun = one.state().begin();
    one.state().breakOffStart();
    expect(one.state().start.phase).toBe('loading');
    await begun;
    one.state().breakOffStart();
    expect(one.state().start.phase).toBe('ready');
    one.state().forgetStart();
    expect(one.state().start.phase).toBe('loading');
  });
});

describe('missing actions', () => {
  it('fail the address book, and let it be read once they are there', async () => {
    const one = start();
    one.loading.isMissing = true;
    await one.state().begin();
    expect(one.said).toEqual([['failBook'], ['suggestTab', 'PICKUP']]);
    expect(one.state().start.phase).toBe('ready');
    one.loading.isMissing = false;
    one.state().resume();
    await expect.poll(() => one.said).toContainEqual(['suggestZip', '45202']);
    one.state().resume();
    await one.state().begin();
    expect(one.loadBook).toHaveBeenCalledTimes(2);
  });

  it('have nothing to resume before the start or when the address book was read', async () => {
    const one = start();
    one.state().resume();
    expect(one.asked).toEqual([]);
    await one.state().begin();
    one.state().resume();
    expect(one.asked).toHaveLength(1);
  });
});

it('reads a choice again that could not be read, until it is known', async () => {
  const one = start();
  one.readUsed.mockResolvedValueOnce(false);
  await one.state().begin();
  expect(one.state().start.phase).toBe('ready');
  one.state().resume();
  await expect.poll(() => one.readUsed.mock.calls).toHaveLength(2);
  await new Promise((resolve) => setImmediate(resolve));
  one.state().resume();
  expect(one.asked).toHaveLength(2);
});
