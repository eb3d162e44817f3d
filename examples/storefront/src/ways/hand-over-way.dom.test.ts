import type { ModalityPreference } from '@grocer/foundation/domain';
import { err, GrocerError, ok } from '@grocer/foundation/http';
import { beforeEach, expect, it } from 'vitest';
import type { ShopApi } from '../shop-api.ts';
import { handOverWay } from './hand-over-way.ts';
import {
  forgetWay,
  noteHandedOver,
  noteName,
  noteWay,
  rememberedWay,
  visitorsWay,
} from './remembered-way.ts';

const PICKUP = { modality: 'PICKUP', destination: { kind: 'store', locationId: '01100147' } } as const;
const IN_STORE = { ...PICKUP, modality: 'IN_STORE' } as const;
const address = {
  street: '',
  unit: '',
  locality: '',
  region: '',
  postalCode: '45202',
  countryCode: 'US',
} as const;
const DELIVERY = { modality: 'DELIVERY', destination: { kind: 'address', address } } as const;
type To = Pick<ModalityPreference, 'modality' | 'destination'>;

const atService = (to: To): ModalityPreference => ({ ...to, id: 'p', createdDate: '', source: 'SHOPPER' });
const failure = (code: GrocerError['code'], retryable = true) =>
  err(new GrocerError({ code, message: 'x', retryable }));

/** Chooses a way to shop as a visitor; the cookies are those of the selector. */
function choose(to: To, isVisitors = true): void {
  const store = to.destination.kind === 'store' ? to.destination.locationId : '';
  document.cookie = `grocer_modality=${to.modality}; Path=/`;
  document.cookie = `grocer_store=${store}; ${store === '' ? 'Max-Age=0; ' : ''}Path=/`;
  noteWay({ to, store: { vanityName: 'Harvest Street', address }, isVisitors });
}

/** A service that has, or fails to have, a way to shop; `meanwhile` runs before it responds. */
function service(
  known: Awaited<ReturnType<ShopApi['readWay']>>,
  save: 'ok' | 'network' | 'address_invalid' = 'ok',
  meanwhile: { readonly read?: () => void; readonly save?: () => void } = {},
) {
  const saved: To[] = [];
  return {
    saved,
    readWay: async () => {
      meanwhile.read?.();
      return known;
    },
    saveWay: async ({ modality, destination, ...rest }: ModalityPreference) => {
      saved.push({ modality, destination });
      meanwhile.save?.();
      return save === 'ok' ? ok({ modality, destination, ...rest }) : failure(save, save === 'network');
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  forgetWay();
});

it.each([
  ['a store', PICKUP],
  ['a delivery', DELIVERY],
])('saves %s of a visitor once for a shopper without one', async (_what, way) => {
  choose(way);
  const { saved, ...api } = service(ok(undefined));
  await handOverWay(() => api);
  await handOverWay(() => api);
  expect(saved).toEqual([way]);
  expect([rememberedWay()?.modality, visitorsWay()]).toEqual([way.modality, undefined]);
});

it.each([
  ['is a shopper’s', () => choose(PICKUP, false)],
  ['is in cookies that another page has set', () => (document.cookie = 'grocer_store=01400441; Path=/')],
  ['is forgotten', forgetWay],
  ['has ended with its cookies', () => (document.cookie = 'grocer_modality=; Max-Age=0; Path=/')],
])('saves none that %s, not even later', async (_what, change) => {
  choose(PICKUP);
  change();
  const { saved, ...api } = service(ok(undefined));
  await handOverWay(() => expect.unreachable('The API is not opened without a way to hand over.'));
  document.cookie = 'grocer_modality=PICKUP; Path=/';
  document.cookie = 'grocer_store=01100147; Path=/';
  await handOverWay(() => api);
  expect(saved).toEqual([]);
});

it.each([
  ['another one', IN_STORE, undefined],
  ['the same one', PICKUP, 'PICKUP'],
])('keeps the shopper’s own: %s', async (_what, own, remembered) => {
  choose(PICKUP);
  const { saved, ...api } = service(ok(atService(own)));
  await handOverWay(() => api);
  expect([saved, visitorsWay(), rememberedWay()?.modality]).toEqual([[], undefined, remembered]);
});

it.each([
  ['keeps it for the next start when the service cannot be read', service(failure('network')), 'PICKUP'],
  ['keeps it for the next start when it cannot be saved', service(ok(undefined), 'network'), 'PICKUP'],
  ['forgets it when it is refused for good', service(ok(undefined), 'address_invalid'), undefined],
])('%s', async (_what, api, kept) => {
  choose(PICKUP);
  await handOverWay(() => api);
  expect([visitorsWay()?.modality, rememberedWay()?.modality]).toEqual([kept, kept]);
});

it.each(['read', 'save'] as const)(
  'leaves a choice that another tab makes during the %s to the next start',
  async (at) => {
    choose(PICKUP);
    const { saved, ...api } = service(ok(undefined), 'ok', { [at]: () => choose(IN_STORE) });
    await handOverWay(() => api);
    expect(saved).toEqual(at === 'read' ? [] : [PICKUP]);
    expect(visitorsWay()?.modality).toBe('IN_STORE');
    noteHandedOver();
    expect([visitorsWay(), rememberedWay()?.storeName]).toEqual([undefined, 'Harvest Street']);
  },
);

it.each([
  ['another store', { ...PICKUP, destination: { kind: 'store', locationId: '01400441' } } as const],
  ['a delivery', DELIVERY],
])('keeps %s that a visitor chooses in another tab while the name of a store is read', (_what, way) => {
  choose(way);
  const before = [visitorsWay(), rememberedWay()];
  noteName('01100147', 'Juniper Street');
  expect([visitorsWay(), rememberedWay()]).toEqual(before);
  expect(visitorsWay()).toMatchObject({ modality: way.modality });
});

it('stores the name of the store that is in use', () => {
  choose(PICKUP);
  noteName('01100147', 'Juniper Street');
  expect([rememberedWay()?.storeName, visitorsWay()?.modality]).toEqual(['Juniper Street', 'PICKUP']);
});
