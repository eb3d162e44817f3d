import { afterEach, expect, it, vi } from 'vitest';
import { createStored } from './stored.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['tab', 'sessionStorage'],
  ['browser', 'localStorage'],
] as const)('keeps a value for a %s until it is cleared', (place, storage) => {
  const stored = createStored(place, 'name');
  expect(stored.read()).toBeUndefined();
  stored.keep({ text: 'kept' });
  expect(window[storage]).toHaveLength(1);
  expect(createStored(place, 'name').read()).toEqual({ text: 'kept' });
  expect(createStored(place, 'other').read()).toBeUndefined();
  stored.keep(undefined);
  expect(stored.read()).toBeUndefined();
  expect(window[storage]).toHaveLength(0);
});

it('returns nothing when the stored text is malformed', () => {
  localStorage.setItem('name', '{oops');
  expect(createStored('browser', 'name').read()).toBeUndefined();
});

it('returns nothing and does not throw when the browser denies access', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError');
  });
  const stored = createStored('browser', 'name');
  expect(() => stored.keep('text')).not.toThrow();
  expect(() => stored.keep(undefined)).not.toThrow();
  expect(stored.read()).toBeUndefined();
});

it('returns nothing and does not throw when storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const stored = createStored('tab', 'name');
  expect(() => stored.keep('text')).not.toThrow();
  expect(stored.read()).toBeUndefined();
});
