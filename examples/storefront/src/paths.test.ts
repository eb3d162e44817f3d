import { expect, it } from 'vitest';
import { changesPath, completedOrderAt, completePath, payPath } from './paths.ts';

it('the payment step says which order it is of, and whether that is changed [C-2.1]', () => {
  expect(payPath('a/1')).toBe('/checkout?orderId=a%2F1&nc=true');
  expect(changesPath('a/1')).toBe('/checkout?orderId=a%2F1&nc=true&im=true');
});

it('the page after it is found again by its path', () => {
  expect(completedOrderAt(completePath('a/1'))).toBe('a/1');
  expect(completedOrderAt('/checkout')).toBeUndefined();
});
