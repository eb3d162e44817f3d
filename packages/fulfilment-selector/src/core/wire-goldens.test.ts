import { optionKey } from '@grocer/foundation/domain';
import { useRecording, visitorHeaders } from '@grocer/foundation/testing';
import { describe, expect, it } from 'vitest';
import { addressActions } from '../features/addresses/actions.ts';
import { listOf } from './address-rules.ts';
import type { SelectorConfig } from '../config.ts';
import { STORE } from '../testing/places.ts';
import { useSandbox } from '../testing/use-sandbox.ts';

// Compares complete requests with the specification and, where that is silent, with the documented decisions.
// All expected values are written out, because client and sandbox share one contract and would agree on any
// error.

const ADDRESSES = '/profile/v1/addresses';
const OPTIONS = '/modality/v1/options';
const PREFERENCES = '/customer/v1/preferences';
const AT = '2026-11-23T09:30:00.000Z';

const box = useSandbox();
const recording = useRecording('http://api.localhost:8787/');

type Entry = Readonly<Record<'id' | 'type', string>> & { readonly address: object };
type Time = Readonly<Record<'quoteId' | 'optionId', string>> & { readonly window: object };

interface Said {
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Returns the complete request that is expected. */
const requestOf =
  (common: Readonly<Record<string, unknown>>) =>
  (method: string, path: string, { query = {}, headers = {}, body }: Said = {}) => ({
    method,
    path,
    query,
    headers: { ...common, ...(body && { 'content-type': 'application/json' }), ...headers },
    body,
  });
const byVisitor = requestOf(visitorHeaders);

/** Returns the requests that an action has sent. */
async function sentBy(act: () => Promise<unknown>) {
  const before = recording.requests.length;
  await act();
  return recording.requests.slice(before);
}

/** Starts Alice's selector. */
async function open(more: Partial<SelectorConfig> = {}) {
  const clock = { now: () => Date.parse(AT) };
  const one = await box.start('alice', { persistence: false, clock, ...more });
  const token = one.selector.config.authConfig?.token;
  return { ...one, request: requestOf({ ...visitorHeaders, authorization: `Bearer ${token}` }) };
}

/** Alice's home address, as in her address book. */
const home = {
  addressLines: ['Apt 3B', '1420 Juniper Street'],
  cityTown: 'Cincinnati',
  stateProvince: 'OH',
  postalCode: '45202',
  countryCode: 'us',
};

/** Opens Alice's address form, for a new address or for the first one of her book. */
async function atForm(edits: boolean, more: Partial<SelectorConfig> = {}) {
  const one = await open(more);
  one.state().openWindow();
  one.state().openBook({ modality: 'DELIVERY', isOwn: false, wantsTimes: false });
  const act = addressActions(one.selector);
  const entry = (recording.said('addresses') as readonly Entry[]).find(({ type }) => type === 'home');
  act.openForm(edits ? entry?.id : undefined);
  await expect.poll(() => one.state().results.phase).toBe('ready');
  return { ...one, act, entry };
}

describe('the initial requests', () => {
  it('reads the strings, the preferences and the addresses [F-7.2] [F-7.9] [F-7.19]', async () => {
    const { request, state } = await open();
    const words = { query: { id: 'modality/fulfillment/text', locale: 'en-US' } };
    const inOrder = recording.requests.toSorted((a, b) => a.path.localeCompare(b.path));
    expect(inOrder).toStrictEqual([
      byVisitor('GET', '/content/v1/strings', words),
      request('GET', '/modality/v1/preferences'),
      request('GET', ADDRESSES),
    ]);
    expect((recording.said('addresses') as readonly Entry[])[0]?.address).toMatchObject({
      addressLine1: expect.any(String),
    });
    expect(listOf(state().book).map(({ address }) => address.street)).toContain('1420 Juniper Street');
  });
});

describe('address requests', () => {
  const typed = {
    street: '9 New Street',
    unit: 'Apt 2',
    locality: 'Toronto',
    region: 'ON',
    postalCode: 'M5V 2T6',
    countryCode: 'CA',
    county: 'York',
  } as const;
  const payload = {
    addressLine1: '9 New Street',
    addressLine2: 'Apt 2',
    city: 'Toronto',
    county: 'York',
    countryCode: 'ca',
    stateCode: 'ON',
    zip: 'M5V 2T6',
  };
  const checked = {
    address: {
      addressLines: ['Apt 2', '9 New Street'],
      cityTown: 'Toronto',
      county: 'York',
      countryCode: 'ca',
      postalCode: 'M5V 2T6',
      stateProvince: 'ON',
    },
    modalityType: 'DELIVERY',
  };
  const CHECK = '/profile/v1/address-validation/modality';

  it('validates and adds an address [F-7.7] [F-7.3] [F-5.5]', async () => {
    const { act, request } = await atForm(false, { validateCountries: [] });
    const sent = await sentBy(() => act.submitAddress({ address: typed, isMailingAddress: false }));
    expect(sent).toStrictEqual([
      request('POST', CHECK, { body: checked }),
      request('POST', ADDRESSES, { body: { addressType: 'delivery', ...payload } }),
      request('GET', ADDRESSES),
    ]);
    const verdict = recording.answers.at(-3);
    const names = ['address', 'corrected', 'isEligible', 'modalityType', 'validated'];
    expect(Object.keys((verdict as { data: object }).data).toSorted()).toEqual(names);
  });

  it('updates an address by its id with the time of the change [F-7.4] [F-3.1]', async () => {
    const { act, request, entry } = await atForm(true, { validateCountries: [] });
    const sent = await sentBy(() => act.submitAddress({ address: typed, isMailingAddress: true }));
    const body = { addressId: entry?.id, addressType: 'home', ...payload, dateAddressUpdated: AT };
    expect(entry?.id).toEqual(expect.any(String));
    expect(sent.slice(1)).toStrictEqual([request('PUT', ADDRESSES, { body }), request('GET', ADDRESSES)]);
  });

  it('removes an address by its id [F-7.5]', async () => {
    const { act, request, entry } = await atForm(true);
    act.askToRemove(entry?.id ?? '');
    const sent = await sentBy(() => act.removeAddress());
    expect(sent[0]).toStrictEqual(request('DELETE', `${ADDRESSES}/${entry?.id}`));
  });

  it('validates a chosen address, reads its options and makes it the active preference [F-7.7] [F-7.8] [F-7.9]', async () => {
    const { act, state, request, entry } = await atForm(true);
    const sent = await sentBy(() => act.selectAddress(entry?.id ?? ''));
    const { id } = state().used.active ?? {};
    const active = {
      modalityType: 'DELIVERY',
      destination: { address: { ...home, id: entry?.id } },
      createdDate: AT,
      id,
      source: 'SHOPPER',
    };
    expect(id).toEqual(expect.stringMatching(/^[\da-f-]{36}$/));
    expect(sent).toStrictEqual([
      request('POST', CHECK, { body: { address: home, modalityType: 'DELIVERY' } }),
      request('POST', OPTIONS, { body: { address: home, banner: 'kroger' } }),
      request('PUT', '/modality/v1/preferences/active', { body: active }),
    ]);
  });
});

describe('option requests', () => {
  it('searches by ZIP code for a shopper and for a visitor [F-7.8]', async () => {
    const body = { address: { postalCode: '45202' }, banner: 'kroger' };
    const alice = await open();
    const hers = await sentBy(() => alice.state().searchZip('45202'));
    expect(hers).toStrictEqual([alice.request('POST', OPTIONS, { body })]);
    const guest = await box.start(undefined, { persistence: false, bannerDomain: 'qfc.com' });
    const theirs = await sentBy(() => guest.state().searchZip('45202'));
    const tenant = { 'x-tenant': 'qfc' };
    expect(theirs).toStrictEqual([
      byVisitor('POST', OPTIONS, { headers: tenant, body: { ...body, banner: 'qfc' } }),
    ]);
    const { data } = recording.answers.at(-1) as { data: object };
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['SHIP', 'PICKUP', 'DELIVERY', 'IN_STORE', 'storeDetails']),
    );
  });

  it('searches by coordinates [F-7.8] [F-7.21]', async () => {
    const geolocate = async () => ({ lat: 39.1, lng: -84.51 });
    const { state, request } = await open({ geolocate });
    const sent = await sentBy(() => state().locate());
    const body = { address: { location: { lat: 39.1, lng: -84.51 } }, banner: 'kroger' };
    expect(sent).toStrictEqual([request('POST', OPTIONS, { body })]);
  });

  it('makes a store the active preference with a new id each time [F-7.9] [F-4.7]', async () => {
    const { state, request } = await open();
    const destination = { kind: 'store', locationId: STORE } as const;
    const ids: unknown[] = [];
    for (const modality of ['PICKUP', 'IN_STORE'] as const) {
      const sent = await sentBy(() => state().shop({ modality, destination, isOwnDelivery: false }, 'x'));
      const { id } = state().used.active ?? {};
      ids.push(id);
      const body = {
        modalityType: modality,
        destination: { locationId: STORE },
        createdDate: AT,
        id,
        source: 'SHOPPER',
      };
      expect(sent).toStrictEqual([request('PUT', '/modality/v1/preferences/active', { body })]);
    }
    // Each choice has a new id.
    expect(new Set(ids).size).toBe(2);
  });
});

describe('location consent requests', () => {
  const read = {
    query: {
      projections: 'preferences.full',
      'filter.chain': 'kroger',
      'filter.name': 'Modality Selector',
    },
  };

  it('reads the consent, adds it and updates it by version [F-7.21]', async () => {
    const geolocate = async () => Promise.reject(new Error('no place'));
    const { state, request } = await open({ geolocate });
    expect(await sentBy(() => state().checkConsent())).toStrictEqual([request('GET', PREFERENCES, read)]);

    const say = (value: boolean) => async () => {
      const before = recording.answers.length;
      state().askConsent();
      state().pressConsent(value ? 'allow' : 'decline');
      if (value) state().pressConsent('continue');
      await expect.poll(() => recording.answers.length).toBe(before + 2);
    };
    const preferences = [{ name: 'Modality Selector', value: false, chain: 'kroger' }];
    expect(await sentBy(say(false))).toStrictEqual([
      request('GET', PREFERENCES, read),
      request('POST', PREFERENCES, { body: { preferences } }),
    ]);
    const [kept] = recording.said('preferences') as readonly Record<'preferenceId' | 'versionKey', string>[];
    expect(kept).toMatchObject({ preferenceId: expect.any(String), versionKey: expect.any(String) });
    const changed = { value: true, versionKey: kept?.versionKey };
    expect(await sentBy(say(true))).toStrictEqual([
      request('GET', PREFERENCES, read),
      request('PUT', `${PREFERENCES}/${kept?.preferenceId}`, { body: changed }),
    ]);
  });
});

describe('upfront timeslot requests', () => {
  const cart = [{ gtin13: '2000000000001', quantity: 2, offerId: 'offer-1' }];
  const TIMES = '/scheduling/v1/upfront-timeslots';

  it('loads the timeslots, reserves one and makes the delivery the active preference [F-7.10] [F-7.12] [F-7.14] [F-7.19]', async () => {
    const { state, request, selector } = await open({
      postalCode: '45202',
      cart,
      handoffs: ['ATTENDED'],
      locale: 'en-CA',
    });
    state().openWindow();
    await expect.poll(() => state().results.phase).toBe('ready');
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const asked = await sentBy(async () => {
      await state().openTimes();
      await state().wantTimes(state().used.active);
      await expect.poll(() => state().timesStrings).toBeDefined();
    });
    const body = {
      locale: 'en-CA',
      modality: 'DELIVERY',
      vendors: { sources: ['OWN'], handoffs: ['ATTENDED'] },
      items: cart,
      destination: { address: home },
    };
    const inOrder = asked.toSorted((a, b) => a.path.localeCompare(b.path));
    expect(inOrder).toStrictEqual([
      byVisitor('GET', '/content/v1/strings', {
        query: { id: 'modality/upfront-timeslots/text', locale: 'en-CA' },
      }),
      request('POST', TIMES, { headers: { 'user-time-zone': zone }, body }),
    ]);

    const days = recording.said('days') as readonly { times: readonly Time[] }[];
    const { chosenTime } = state();
    const time = days.flatMap(({ times }) => times).find((one) => optionKey(one) === chosenTime?.key);
    const held = await sentBy(() => state().reserveTime());
    const wanted = {
      modalityType: 'DELIVERY',
      optionIds: [time?.optionId],
      vendorId: 'OWN',
      originalWindow: time?.window,
      items: cart,
    };
    expect(time?.window).toEqual({ value: expect.any(String), timezone: 'America/New_York' });
    expect(held[0]).toStrictEqual(request('POST', '/scheduling/v4/promises', { body: wanted }));
    const active = held[1]?.body;
    expect(active).toMatchObject({ modalityType: 'DELIVERY', destination: { address: home } });
    expect(held).toHaveLength(2);
    expect(selector.getState().reservation).toBeDefined();
  });
});
