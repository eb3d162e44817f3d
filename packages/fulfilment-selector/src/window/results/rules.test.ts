import { describe, expect, it } from 'vitest';
import { factsOf, problemOf } from './rules.ts';

describe('a failed search', () => {
  it.each([
    ['no_stores_found', 'no-stores', 'F-8.9'],
    ['postal_code_invalid', 'bad-zip', 'F-8.7'],
    ['server_error', 'service', 'F-8.8'],
    ['network', 'service', 'F-8.8'],
    ['invalid_answer', 'service', 'F-8.8'],
  ] as const)('maps %s to %s [%s]', (code, problem, _clause) => expect(problemOf(code)).toBe(problem));
});

it('collects facts from the string tables, with the host’s first [F-2.11]', () => {
  const service = { 'didYouKnow.2': 'b', 'didYouKnow.1': 'a', disclaimer: 'x' };
  expect(factsOf([{}, service])).toEqual(['a', 'b']);
  expect(factsOf([{ 'didYouKnow.1': 'ours' }, service])).toEqual(['ours', 'b']);
  expect(factsOf([{}, { disclaimer: 'x' }])).toEqual([]);
});
