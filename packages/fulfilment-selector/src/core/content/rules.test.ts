import { expect, it } from 'vitest';
import { contentText } from './rules.ts';

const host = { title: 'Ours', empty: ' ' };
const service = { title: 'Theirs', text: 'Served', empty: '' };

it.each([
  ['title', 'Ours'],
  ['text', 'Served'],
  ['empty', 'fallback'],
  ['missing', 'fallback'],
  ['toString', 'fallback'],
])('resolves the key %s to %j from the host, the service or the fallback [F-7.19]', (key, text) =>
  expect(contentText([host, service], key, 'fallback')).toBe(text),
);
