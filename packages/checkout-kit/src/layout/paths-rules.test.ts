import { describe, expect, it } from 'vitest';
import { completePath, modifyPath, pendingOrderPath, schedulingPath } from './paths-rules.ts';

describe('the paths that a checkout leads to', () => {
  it.each([
    ['another time [C-2.2]', () => schedulingPath('DELIVERY'), '/scheduling?fulfillmentType=DELIVERY'],
    ['the cart of changes [C-2.5]', () => modifyPath('a b'), '/cart/modify?orderId=a%20b'],
    ['an order that is not done [C-2.8]', () => pendingOrderPath('K4/7'), '/mypurchases/pending/K4%2F7'],
    [
      'an order that was placed [C-2.3]',
      () => completePath('CLICKLIST', 'c1', false),
      '/checkout/clicklist/c1/complete',
    ],
    [
      'changes to it [C-2.3]',
      () => completePath('CLICKLIST', 'c1', true),
      '/checkout/clicklist/c1/complete?im=true',
    ],
  ])('have the address of %s', (_what, pathOf, wanted) => expect(pathOf()).toBe(wanted));

  it.each([modifyPath, pendingOrderPath, (id: string) => completePath('CLICKLIST', id, false)])(
    'encode any order id of the service: %s',
    (pathOf) => expect(pathOf('a\uD800')).toContain('a%EF%BF%BD'),
  );
});
