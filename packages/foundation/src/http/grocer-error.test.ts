import { describe, expect, it } from 'vitest';
import { GrocerError, isGrocerError } from './grocer-error.ts';

const details = { code: 'network', message: 'For developers.', retryable: true } as const;

describe('an error of the SDKs', () => {
  it('is an Error with a name of its own, and only the details that it was given', () => {
    const error = new GrocerError({ ...details, status: 503 });
    expect(error).toBeInstanceOf(Error);
    expect([error.name, error.message, error.code]).toEqual(['GrocerError', 'For developers.', 'network']);
    expect(String(error)).toBe('GrocerError: For developers.');
    expect(Object.fromEntries(Object.entries(error))).toEqual({
      name: 'GrocerError',
      code: 'network',
      retryable: true,
      status: 503,
    });
  });

  it('cannot be changed by the code that catches it', () => {
    const error = new GrocerError(details);
    expect(Object.isFrozen(error)).toBe(true);
    expect(() => Object.assign(error, { code: 'unexpected' })).toThrow(TypeError);
  });

  it('has a cause only when code of the host threw', () => {
    const thrown = new Error('of the host');
    expect(new GrocerError({ ...details, cause: thrown }).cause).toBe(thrown);
    expect(new GrocerError(details)).not.toHaveProperty('cause');
  });

  it.each<[string, unknown, boolean]>([
    ['its own', new GrocerError(details), true],
    ['that of another copy of the package', { [Symbol.for('grocer.error')]: true }, true],
    ['another error', new Error('x'), false],
    ['an object', {}, false],
    ['nothing', null, false],
    ['no value', undefined, false],
    ['a function', () => undefined, false],
    ['a text', 'GrocerError', false],
  ])('is recognized or not: %s', (_what, value, is) => expect(isGrocerError(value)).toBe(is));
});
