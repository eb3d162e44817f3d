import {
  createPromise,
  listPromisingTimeslots,
  listUpfrontTimeslots,
  setActiveModality,
} from '@grocer/foundation/contract';
import type { WireTimeOption } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseWindow } from '@grocer/foundation/domain';
import { gtin, place, STORE } from '../../testing/fulfilment-bodies-for-tests.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { headersFor, send } from '../../testing/shopper-for-tests.ts';
import { FULL_STORE } from '../stores/build-stores.ts';

let sandbox: TestSandbox;
let alice: Record<string, string>;
let bob: Record<string, string>;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  // 10 a.m. in New York, so that today has free slots.
  sandbox.controls.setClock(Date.parse('2027-06-15T14:00:00Z') - Date.now());
  alice = await headersFor(sandbox, 'alice');
  bob = await headersFor(sandbox, 'bob');
});
afterAll(() => sandbox.close());

interface Wanted {
  readonly modality?: string;
  readonly destination?: object | undefined;
  readonly items?: readonly object[];
  readonly sources?: readonly string[];
  readonly headers?: Record<string, string>;
}

const ask = ({ modality = 'DELIVERY', items = [], sources, headers = bob, ...more }: Wanted = {}) => {
  const destination = 'destination' in more ? more.destination : { address: place() };
  return send(sandbox, headers, {
    ...listPromisingTimeslots,
    body: {
      modalityType: modality,
      items,
      ...(sources && { vendors: { sources } }),
      ...(destination && { destination }),
    },
  });
};
const timesFor = async (wanted?: Wanted) => {
  const { status, body } = await ask(wanted);
  expect([status, body]).toMatchObject([200, {}]);
  return v.parse(listPromisingTimeslots.response, body).data;
};
const atZip = (zip: string): Wanted => ({ destination: { address: place('17 Walnut Lane', zip) } });

describe('the timeslots of a delivery', () => {
  it('cover seven days of the banner’s center, a partner and couriers [F-3.10] [F-3.11] [F-7.11]', async () => {
    const { days } = await timesFor();
    expect(days.map(({ date }) => date)).toEqual([15, 16, 17, 18, 19, 20, 21].map((day) => `2027-06-${day}`));
    const times = days.flatMap((day) => day.times);
    expect(new Set(times.map(({ vendorId, type }) => `${vendorId} ${type}`))).toEqual(
      new Set(['OWN STANDARD', 'THIRD_PARTY STANDARD', 'COURIER EXPRESS']),
    );
    expect(new Set(times.map(({ optionId }) => optionId)).size).toBe(times.length);
    for (const { window } of times) {
      expect(window.timezone).toBe('America/New_York');
      expect(parseWindow(window.value)?.end).toBeDefined();
    }
  });

  it('can be limited to one source [F-7.10]', async () => {
    const { days } = await timesFor({ sources: ['OWN'] });
    expect(new Set(days.flatMap(({ times }) => times.map(({ vendorId }) => vendorId)))).toEqual(
      new Set(['OWN']),
    );
  });

  it('waive the fee of own deliveries for a large order of a member, with a message [F-3.10]', async () => {
    // Sauce at $2.79: thirteen cost $36.27 and twelve $33.48.
    const [enough, short] = [13, 12].map((quantity) => [{ gtin13: gtin(26), quantity }]);
    const [member, other] = [
      await timesFor({ headers: alice, items: enough ?? [] }),
      await timesFor({ items: enough ?? [] }),
    ];
    const own = ({ days }: typeof member) =>
      days.flatMap(({ times }) => times).find(({ vendorId, incentive }) => vendorId === 'OWN' && !incentive);
    expect(own(member)).toMatchObject({ cost: '6.95', waiver: '-6.95' });
    expect(own(other)).not.toHaveProperty('waiver');
    expect(own(await timesFor({ headers: alice, items: short ?? [] }))).not.toHaveProperty('waiver');
    // An unavailable product is not ordered and does not count towards the total.
    const outOfStock = [...(short ?? []), { gtin13: gtin(40), quantity: 9 }];
    expect(own(await timesFor({ headers: alice, items: outOfStock }))).not.toHaveProperty('waiver');
    expect(member.message).toBe('Free delivery in as little as 2 hours on orders of $35 or more.');
    expect(member.membership).toEqual({ type: 'BST', freeThreshold: '35.00' });
    expect([other.membership, other.message]).toEqual([undefined, undefined]);
  });

  it('list the excluded items of each quote [F-3.10]', async () => {
    const items = [
      { gtin13: gtin(1), quantity: 1 },
      { gtin13: gtin(22), quantity: 2 },
    ];
    const { items: quotes } = await timesFor({ items });
    const excluded = Object.entries(quotes).map(([id, quote]) => [id.split('.')[1], quote.excluded] as const);
    const salmon = [{ gtin13: gtin(22), quantity: 2, code: 'NOT_CARRIED' }];
    expect(Object.fromEntries(excluded)).toEqual({ OWN: [], THIRD_PARTY: salmon, EXPRESS: salmon });
  });

  it('can be promised as they are offered', async () => {
    const { days } = await timesFor();
    const offered = days.flatMap(({ times }) => times);
    for (const type of ['STANDARD', 'EXPRESS']) {
      const time = offered.find((one) => one.type === type);
      const { status } = await send(sandbox, bob, {
        ...createPromise,
        body: {
          modalityType: 'DELIVERY',
          optionIds: [time?.optionId],
          vendorId: time?.vendorId,
          originalWindow: time?.window,
          items: [],
        },
      });
      expect(status).toBe(200);
    }
  });
});

describe('the timeslots of a pickup', () => {
  it('default to the store that the shopper has chosen', async () => {
    const choice = { createdDate: '2026-11-21T00:00:00.000Z', id: 'p', source: 'SHOPPER' };
    await send(sandbox, alice, {
      ...setActiveModality,
      body: { modalityType: 'PICKUP', destination: { locationId: STORE }, ...choice },
    });
    const times = async (headers: Record<string, string>) =>
      ask({ modality: 'PICKUP', destination: undefined, headers });
    const { body } = await times(alice);
    const [day] = v.parse(listPromisingTimeslots.response, body).data.days;
    expect(day?.times[0]?.optionId.slice(0, 8)).toBe(STORE);
    expect(await times(bob)).toMatchObject({ status: 400, body: { code: 'NO_STORES_FOUND' } });
  });

  it('are free after their waiver', async () => {
    const { days } = await timesFor({ modality: 'PICKUP', destination: { locationId: STORE } });
    expect(days.flatMap(({ times }) => times).every(({ cost, waiver }) => cost === waiver)).toBe(true);
  });
});

describe('a parcel', () => {
  const promise = (headers: Record<string, string>, { optionId, vendorId, window }: WireTimeOption) => {
    const wanted = { optionIds: [optionId], vendorId, originalWindow: window, items: [] };
    return send(sandbox, headers, { ...createPromise, body: { modalityType: 'SHIP', ...wanted } });
  };

  it('arrives within three days, or the next day for more, and can be promised as offered', async () => {
    const { days } = await timesFor({ modality: 'SHIP', items: [{ gtin13: gtin(24), quantity: 1 }] });
    const [tomorrow, ...others] = days.filter(({ times }) => times.length > 0);
    expect([tomorrow?.date, others]).toEqual(['2027-06-16', []]);
    expect(tomorrow?.times).toMatchObject([
      { vendorName: 'Standard shipping', displayString: 'Jun 16 – 18', cost: '5.99' },
      { vendorName: 'Next-day shipping', displayString: 'Jun 16', cost: '12.99' },
    ]);
    for (const time of tomorrow?.times ?? []) expect(await promise(bob, time)).toMatchObject({ status: 200 });
  });

  it('has no capacity limit', async () => {
    const [one] = (await timesFor({ modality: 'SHIP' })).days.flatMap(({ times }) => times);
    for (let count = 0; count < 8; count += 1) {
      const headers = await headersFor(sandbox, count % 2 === 0 ? 'alice' : 'bob');
      expect(one && (await promise(headers, one))).toMatchObject({ status: 200 });
    }
  });
});

describe('timeslots', () => {
  const wine = (quantity: number) => [{ gtin13: gtin(35), quantity }];
  const bread = [{ gtin13: gtin(8), quantity: 1 }];
  it.each([
    ['no store is near', atZip('99998'), 400, 'NO_STORES_FOUND'],
    ['every slot is gone', atZip('99997'), 422, 'NO_TIMESLOTS_AVAILABLE'],
    ['nobody knows where the address lies', atZip('99996'), 400, 'LAT_LNG_REQUIRED'],
    ['the partner is closed', atZip('99995'), 422, 'INSTACART_STORE_CLOSED'],
    ['the edge does not understand', atZip('99994'), 500, 'UNKNOWN_RESPONSE_ERROR'],
    ['there is no such ZIP code', atZip('00000'), 400, 'INVALID_ADDRESS'],
    [
      'there is no street to go to',
      { destination: { address: { ...place(), addressLines: [] } } },
      400,
      'FULL_ADDRESS_REQUIRED',
    ],
    ['nobody said where to', { destination: undefined }, 400, 'FULL_ADDRESS_REQUIRED'],
    ['nothing can be had', { items: bread }, 422, 'NO_ITEMS_AVAILABLE'],
    ['there is too much alcohol', { items: wine(13) }, 422, 'ALCOHOL_QTY_EXCEEDED'],
    ['no alcohol goes there', { ...atZip('99993'), items: wine(1) }, 422, 'ALCOHOL_NOT_AVAILABLE'],
    [
      'the store is full',
      { modality: 'PICKUP', destination: { locationId: FULL_STORE } },
      422,
      'NO_TIMESLOTS_AVAILABLE',
    ],
    ['the modality has none', { modality: 'IN_STORE' }, 422, 'NO_TIMESLOTS_AVAILABLE'],
    ['no parcel can hold it', { modality: 'SHIP', items: bread }, 422, 'NO_ITEMS_AVAILABLE'],
  ])('are refused when %s', async (_, wanted: Wanted, status, code) => {
    expect(await ask(wanted)).toMatchObject({ status, body: { code } });
  });

  it('are refused when the request asks for it [F-7.11]', async () => {
    const body = { modalityType: 'PICKUP', items: [], denyRequest: true };
    expect(await send(sandbox, bob, { ...listPromisingTimeslots, body })).toMatchObject({
      status: 500,
      body: { code: 'UNKNOWN_RESPONSE_ERROR' },
    });
  });
});

it('lists timeslots upfront, for an empty cart [F-7.10]', async () => {
  const body = {
    locale: 'en-US',
    modality: 'DELIVERY',
    vendors: { sources: ['OWN'], handoffs: ['ATTENDED'] },
    items: [],
    destination: { address: place() },
  };
  const answer = await send(
    sandbox,
    { ...bob, 'user-time-zone': 'Pacific/Honolulu' },
    { ...listUpfrontTimeslots, body },
  );
  const { days, items } = v.parse(listPromisingTimeslots.response, answer.body).data;
  expect(days).toHaveLength(7);
  expect(Object.values(items)).toEqual([{ included: [], excluded: [] }]);
});
