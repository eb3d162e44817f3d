import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { installPages, newPage, within } from './page.ts';
import { createWaiting } from './waiting.ts';

const REPLACED = ['fetch', 'sessionStorage', 'addEventListener', 'removeEventListener'];
const before = REPLACED.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
beforeAll(() => installPages());
afterAll(() => {
  for (const [name, own] of before) {
    Reflect.deleteProperty(globalThis, name);
    if (own) Object.defineProperty(globalThis, name, own);
  }
});

const pageOf = (id: number) => newPage({ id, tab: 0, storage: new Map(), offline: undefined, isFast: false });

it('tells only the page that is online again', () => {
  const [one, other] = [pageOf(1), pageOf(2)];
  const heard: string[] = [];
  within(one, () => globalThis.addEventListener('online', () => heard.push('one')));
  within(other, () => globalThis.addEventListener('online', () => heard.push('other')));
  one.events.dispatchEvent(new Event('online'));
  expect(heard).toEqual(['one']);
});

it('removes a listener of a page when its signal aborts', () => {
  const page = pageOf(1);
  const life = new AbortController();
  const heard = vi.fn();
  within(page, () => globalThis.addEventListener('online', heard, { signal: life.signal }));
  life.abort();
  page.events.dispatchEvent(new Event('online'));
  expect(heard).not.toHaveBeenCalled();
});

it('measures the time between requests, from the end of all faults', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const waiting = createWaiting();
  const noteEarly = waiting.noteRequest();
  vi.advanceTimersByTime(300);
  waiting.begin();
  vi.advanceTimersByTime(300);
  noteEarly();
  expect([waiting.ms(), waiting.isLate()]).toEqual([0, false]);
  vi.advanceTimersByTime(30);
  const noteLate = waiting.noteRequest();
  vi.advanceTimersByTime(300);
  noteLate();
  vi.advanceTimersByTime(3);
  expect([waiting.ms(), waiting.isLate()]).toEqual([33, true]);
  vi.useRealTimers();
});
