import { afterEach, expect, it, vi } from 'vitest';
import { createStoredText } from './stored-text.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['tab', 'sessionStorage'],
  ['browser', 'localStorage'],
] as const)('is kept for a %s until it is forgotten', (place, storage) => {
  const stored = createStoredText(place, 'name');
  expect(stored.read()).toBeUndefined();
  stored.keep('text');
  expect(window[storage].getItem('name')).toBe('text');
  expect(createStoredText(place, 'name').read()).toBe('text');
  expect(createStoredText(place, 'other').read()).toBeUndefined();
  stored.keep(undefined);
  expect(stored.read()).toBeUndefined();
  expect(window[storage]).toHaveLength(0);
});

it('is nothing where the browser lets nobody near', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError');
  });
  const stored = createStoredText('browser', 'name');
  expect(() => stored.keep('text')).not.toThrow();
  expect(() => stored.keep(undefined)).not.toThrow();
  expect(stored.read()).toBeUndefined();
});

it('is nothing where there is no room', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const stored = createStoredText('tab', 'name');
  expect(() => stored.keep('text')).not.toThrow();
  expect(stored.read()).toBeUndefined();
});
