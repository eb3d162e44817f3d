import { lookUpProducts } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import { shopperHeaders, useRecording, visitorHeaders } from '@grocer/foundation/testing';
import type { SentRequest } from '@grocer/foundation/testing';
import { describe, expect, it } from 'vitest';
import type { SchedulingConfig } from '../config.ts';
import { delivery, pickup, STORE } from '../../testing/places.ts';
import { useSandbox } from '../../testing/use-sandbox.ts';

// Compares the complete requests of the scheduling page, as `wire-goldens.test.ts` does for the selector.

const TIMES = '/scheduling/v4/timeslots';
const PROMISES = '/scheduling/v4/promises';
const CART = '/cart/v1/cart';
const CHECKOUTS = '/checkout/v2/checkouts';

const box = useSandbox();
const recording = useRecording('http://api.localhost:8787/');

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const buyer = { firstName: 'Alice', lastName: 'Adams', phone: '5550100000', email: 'alice@example.com' };
/** The pickup items in the carts of alice and erin, from the sandbox's own data. */
const hers = [
  { gtin13: '2000000000005', quantity: 1 },
  { gtin13: '2000000000009', quantity: 1 },
  { gtin13: '2000000000024', quantity: 3 },
];

interface Line {
  readonly id: string;
  readonly gtin13: string;
}
interface Time {
  readonly quoteId: string;
  readonly optionId: string;
  readonly vendorId: string;
  readonly window: object;
}

/** Returns the requests that an action has sent. */
async function sentBy(act: () => Promise<unknown>) {
  const before = recording.requests.length;
  await act();
  return recording.requests.slice(before);
}

/** Starts a scheduling page with its times, and returns functions that build the expected requests. */
async function page(shopper: string, more: Partial<SchedulingConfig> = {}) {
  const one = await box.schedule(shopper, { activeModality: pickup, buyer, persistence: false, ...more });
  await expect.poll(() => one.state().offer.phase).toBe('ready');
  const token = one.scheduling.selector.config.authConfig?.token;
  const common = shopperHeaders(token);
  const made = (always: object, method: string, path: string, parts: Partial<SentRequest> = {}) => {
    const { query = {}, headers, body } = parts;
    const type = body !== undefined && { 'content-type': 'application/json' };
    return { method, path, query, headers: { ...always, ...type, ...headers }, body };
  };
  return {
    ...one,
    request: (method: string, path: string, parts?: Partial<SentRequest>) =>
      made(common, method, path, parts),
    byVisitor: (path: string, query: SentRequest['query']) => made(visitorHeaders, 'GET', path, { query }),
    sentTo: (path: string) => recording.requests.filter((sent) => sent.path === path),
  };
}
type Page = Awaited<ReturnType<typeof page>>;

/** Reserves the first time. */
async function reserve({ state }: Page): Promise<Time> {
  const [time] = (recording.said('days') as readonly { times: readonly Time[] }[]).flatMap(
    ({ times }) => times,
  );
  if (!time) throw new Error('There is no time.');
  state().chooseTime(optionKey(time), 'settled');
  await expect.poll(() => state().heldHere()).toBeDefined();
  return time;
}

describe('the scheduling page’s requests', () => {
  it('reads the cart, its products and the flash sales [F-7.16] [F-7.18]', async () => {
    const { request, byVisitor, sentTo } = await page('alice');
    expect(sentTo(CART)).toStrictEqual([request('GET', CART)]);
    expect((recording.said('cart') as { lineItems: readonly Line[] }).lineItems).toHaveLength(6);
    const rows = [1, 11, 19, 5, 9, 24];
    const [details] = sentTo('/products/v1/details');
    const ids = (details?.query['ids'] ?? '').split(',');
    expect(ids.toSorted()).toEqual(rows.map((row) => `2${String(row).padStart(12, '0')}`).toSorted());
    expect(details).toStrictEqual(byVisitor('/products/v1/details', { ids: ids.join(',') }));
    expect(sentTo('/products/v1/flash-sales')[0]).toStrictEqual(
      byVisitor('/products/v1/flash-sales', { modality: 'PICKUP', storeId: STORE }),
    );
  });

  it('loads the times for a pickup [F-7.11] [C-7.21]', async () => {
    const { request, sentTo } = await page('alice');
    const body = { modalityType: 'PICKUP', items: hers, destination: { locationId: STORE } };
    expect(sentTo(TIMES)).toStrictEqual([
      request('POST', TIMES, { headers: { 'user-time-zone': zone }, body }),
    ]);
    expect(recording.said('days')).toEqual(expect.any(Array));
    expect(recording.said('items')).toEqual(expect.any(Object));
  });

  it('loads the times of own deliveries by source and handoff [F-7.11] [C-7.21]', async () => {
    const activeModality = { ...delivery, ownDelivery: true };
    const { request, sentTo } = await page('alice', { activeModality, handoffs: ['ATTENDED'] });
    const body = {
      modalityType: 'DELIVERY',
      items: [
        { gtin13: '2000000000001', quantity: 1 },
        { gtin13: '2000000000011', quantity: 2 },
        { gtin13: '2000000000019', quantity: 1 },
      ],
      vendors: { sources: ['OWN'], handoffs: ['ATTENDED'] },
      destination: {
        address: {
          addressLines: ['1420 Juniper Street'],
          cityTown: 'Cincinnati',
          stateProvince: 'OH',
          postalCode: '45202',
          countryCode: 'us',
        },
      },
    };
    expect(sentTo(TIMES)).toStrictEqual([
      request('POST', TIMES, { headers: { 'user-time-zone': zone }, body }),
    ]);
  });

  it('creates a promise for a time [F-7.12] [C-7.23]', async () => {
    const one = await page('alice');
    const time = await reserve(one);
    const body = {
      modalityType: 'PICKUP',
      optionIds: [time.optionId],
      vendorId: time.vendorId,
      originalWindow: time.window,
      items: hers,
    };
    expect(one.sentTo(PROMISES)).toStrictEqual([one.request('POST', PROMISES, { body })]);
    expect(recording.said('promise')).toMatchObject({
      id: expect.any(String),
      versionKey: expect.any(String),
      expiration: { value: expect.any(String) },
      selections: expect.any(Array),
    });
  });

  it('creates a checkout with the held promise and the buyer [F-7.20] [C-7.2]', async () => {
    const said = { instructions: 'Ring twice.', properties: { source: 'web' } };
    const one = await page('alice', said);
    await reserve(one);
    const sent = await sentBy(() => one.state().goOn());
    const { id, versionKey } = recording.said('promise') as { id: string; versionKey: string };
    const body = {
      buyer: { email: 'alice@example.com' },
      fulfillment: {
        contact: { firstName: 'Alice', lastName: 'Adams', phone: '+15550100000' },
        deliveryType: 'Standard',
        promise: { id, versionKey },
        instructions: 'Ring twice.',
      },
      lineItems: hers.map((item) => ({
        ...item,
        modalityType: 'PICKUP',
        substitutionPolicy: 'SHOPPER_CHOICE',
      })),
      modalityType: 'PICKUP',
      cartId: (recording.said('cart') as { id: string }).id,
      properties: { source: 'web' },
    };
    expect(sent).toStrictEqual([one.request('POST', CHECKOUTS, { body })]);
  });

  it('replaces an unavailable item in the cart and updates the promise before the checkout [F-7.13] [F-7.15] [F-7.18] [C-7.22] [C-7.25]', async () => {
    const one = await page('erin');
    const time = await reserve(one);
    await one.state().goOn();
    const [line] = one.state().unavailable();
    if (!line) throw new Error('Everything can be had.');
    const similar = `/scheduling/v1/replacements/${line.gtin13}`;
    await expect.poll(() => one.state().similar[line.gtin13]?.phase).toBe('ready');
    const query = { 'option.validate': time.optionId };
    expect(one.sentTo(similar)).toStrictEqual([one.request('GET', similar, { query })]);

    const ready = one.state().similar[line.gtin13];
    const upc = ready?.phase === 'ready' ? (ready.items[0]?.upc ?? '') : '';
    one.state().pick(line.gtin13, upc);
    one.state().replace(line);
    const wire = (recording.said('cart') as { lineItems: readonly Line[] }).lineItems.find(
      ({ gtin13 }) => gtin13 === line.gtin13,
    );
    const before = recording.said('promise') as { id: string; versionKey: string };
    const sent = await sentBy(() => one.state().continueToPayment());
    const added = { gtin13: upc, quantity: 1, substitutionPolicy: 'SHOPPER_CHOICE', instructions: '' };
    const items = (recording.said('cart') as { lineItems: readonly (Line & { quantity: number })[] })
      .lineItems;
    const changes = sent.filter(({ method }) => method !== 'GET');
    expect(changes.slice(0, 3)).toStrictEqual([
      one.request('POST', `${CART}/items`, { body: { modalityType: 'PICKUP', items: [added] } }),
      one.request('PUT', `${CART}/items/${wire?.id}`, { body: { quantity: 0 } }),
      one.request('PUT', `${PROMISES}/${before.id}`, {
        body: {
          items: items.map(({ gtin13, quantity }) => ({ gtin13, quantity })),
          versionKey: before.versionKey,
        },
      }),
    ]);
    expect(changes.slice(3).map(({ path }) => path)).toEqual([CHECKOUTS]);
  });
});

describe('a request that the page does not send itself', () => {
  it('looks products up by their codes [F-7.17]', async () => {
    const { byVisitor, scheduling } = await page('alice');
    const { http, signal } = scheduling.selector.deps;
    const upcs = ['2000000000001', '2000000000002'];
    const sent = await sentBy(() => http.send(lookUpProducts, { upcs }, { signal }));
    expect(sent).toStrictEqual([byVisitor('/products/v1/lookup', { upcs: '2000000000001,2000000000002' })]);
  });
});
