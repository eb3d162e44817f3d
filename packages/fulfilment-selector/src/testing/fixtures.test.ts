import { updateAddress, validateAddressForModality } from '@grocer/foundation/contract';
import { expect, it } from 'vitest';
import { listOf } from '../core/address-rules.ts';
import { testStreets, testZips } from './fixtures.ts';
import { PLACE } from './places.ts';
import { useSandbox } from './use-sandbox.ts';

const box = useSandbox();
const MILK = '2000000000001';
const WINE = '2000000000035';

it('has a ZIP code without stores', async () => {
  const { state } = await box.start(undefined);
  await state().searchZip(testZips.noStores);
  expect(state().results).toMatchObject({ phase: 'failed', problem: 'no-stores' });
});

it.each([
  [testZips.noTimes, 'noTimes'],
  [testZips.noCoordinates, 'badAddress'],
  [testZips.partnerClosed, 'partner'],
  [testZips.edgeFails, 'edge'],
  [testZips.noAlcohol, 'alcohol', WINE],
])('offers no times at %s: %s', async (postalCode, kind, gtin13 = MILK) => {
  const { selector, state } = await box.start('alice');
  const [first] = listOf(state().book);
  const { http, signal } = selector.deps;
  const address = { ...PLACE, street: '1 Test Street', postalCode };
  const draft = { id: first?.id ?? '', address, isMailingAddress: true, at: new Date() };
  expect(await http.send(updateAddress, draft, { signal })).toMatchObject({ ok: true });
  await box.put('alice', { modality: 'DELIVERY', gtin13 });
  const activeModality = { modality: 'DELIVERY', address } as const;
  const page = await box.schedule('alice', { activeModality, fulfillmentType: 'DELIVERY' });
  await expect.poll(() => page.state().offer.phase).toBe('failed');
  expect(page.state().offer).toMatchObject({ phase: 'failed', problem: { kind } });
});

it.each([
  [testStreets.unknown, 'DELIVERY', { validated: false }],
  [testStreets.corrected, 'DELIVERY', { validated: true, corrected: true }],
  [testStreets.noDelivery, 'DELIVERY', { isEligible: false }],
  [testStreets.noShip, 'SHIP', { isEligible: false }],
  [testStreets.noShip, 'DELIVERY', { isEligible: true }],
] as const)('validates %s for %s as %j', async (street, modality, verdict) => {
  const { selector } = await box.start('alice');
  const { http, signal } = selector.deps;
  const question = { address: { ...PLACE, street }, modality };
  expect(await http.send(validateAddressForModality, question, { signal })).toMatchObject({
    value: verdict,
  });
});
