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
])('finds %s as %j, each key for itself [F-7.19]', (key, text) =>
  expect(contentText([host, service], key, 'fallback')).toBe(text),
);
