import { GrocerError } from '@grocer/foundation/http';
import { expect, it } from 'vitest';
import { shownPayload } from './shown-payload.ts';

it.each([
  ['nothing', undefined, ''],
  ['codes and amounts', { checkoutId: 'c1', total: 975 }, '{"checkoutId":"c1","total":975}'],
  ['no address', { id: 'a', isNew: true, address: { street: '17 Walnut Lane' } }, '{"isNew":true}'],
  [
    'where somebody shops, without their street',
    { to: { modality: 'DELIVERY', destination: { kind: 'address', address: { street: '17 Walnut Lane' } } } },
    '{"to":{"modality":"DELIVERY","destination":{"kind":"address"}}}',
  ],
  [
    'how many cards there are',
    { selection: { bank: [{ lastFour: '4242' }], snap: [], gift: [] } },
    '{"selection":{"bank":"1 of these","snap":[],"gift":[]}}',
  ],
  ['which fields are wrong', { fields: ['phone'] }, '{"fields":["phone"]}'],
])('shows %s', (_what, detail, words) => expect(shownPayload(detail)).toBe(words));

it('shows the code and the origin of an error, but not its message', () => {
  const error = new GrocerError({
    code: 'card_declined',
    endpoint: '/cards',
    status: 402,
    message: 'Alice’s card',
    retryable: false,
  });
  expect(JSON.parse(shownPayload({ error }))).toEqual({
    error: { code: 'card_declined', endpoint: '/cards', status: 402 },
  });
});
