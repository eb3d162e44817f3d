import { expect, it } from 'vitest';
import { addMessages } from './merge-messages.ts';

it('adds texts in a copy, also where they are proxies, and keeps the earlier ones', () => {
  const before = { list: { title: 'Cards', count: { one: '1 card' } }, close: 'Close' };
  const proxy = new Proxy(before, {});
  const after = addMessages(proxy, { list: { count: { other: '{count} cards' } }, retry: 'Retry' });
  expect(after).toEqual({
    list: { title: 'Cards', count: { one: '1 card', other: '{count} cards' } },
    close: 'Close',
    retry: 'Retry',
  });
  expect(before).toEqual({ list: { title: 'Cards', count: { one: '1 card' } }, close: 'Close' });
});

it('adds nothing to the prototype of objects', () => {
  const more: object = JSON.parse('{"__proto__": {"own": "x"}, "constructor": {"own": "x"}}');
  addMessages({}, more);
  expect(['own' in {}, 'own' in Object]).toEqual([false, false]);
});
