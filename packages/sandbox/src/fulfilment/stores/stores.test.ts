import { join } from 'node:path';
import { banners, milesBetween, STORE_SEARCH_RADIUS_MILES } from '@grocer/foundation/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiMigrations } from '../../api/migrations.ts';
import type { ApiTables } from '../../api/tables.ts';
import { migrate } from '../../db/migrate.ts';
import { openNode } from '../../db/open-node.ts';
import { openQueries } from '../../db/open-queries.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { cities } from '../places/cities.ts';
import { findZip } from '../places/zip-codes.ts';
import { buildStores } from './build-stores.ts';
import { hoursOf } from './opening-hours.ts';
import { createStores } from './stores.ts';
import { playedBanners } from './played-banners.ts';

let sandbox: TestSandbox;
const all = buildStores();

beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

describe('the stores of the sandbox', () => {
  it('are more than two thousand, of every banner, and the same every time', () => {
    expect(all.length).toBeGreaterThan(2000);
    expect(new Set(all.map(({ banner }) => banner))).toEqual(new Set(banners().map(({ key }) => key)));
    expect(buildStores()).toEqual(all);
  });

  it('have unique location ids of a division and a store [F-3.8]', () => {
    expect(new Set(all.map(({ location_id }) => location_id)).size).toBe(all.length);
    expect(all.filter(({ location_id }) => !/^\d{3}\d{5}$/.test(location_id))).toEqual([]);
    const divisions = new Set(all.map(({ location_id, banner }) => `${location_id.slice(0, 3)} ${banner}`));
    expect(divisions.size).toBe(banners().length);
  });

  it('belong to banners with a name and valid time zones', () => {
    const zones = new Set(Intl.supportedValuesOf('timeZone'));
    const canonical = (zone: string): string =>
      new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
    for (const { name, timeZones } of playedBanners()) {
      expect(name).toMatch(/^[A-Z]/);
      expect(timeZones.length).toBeGreaterThan(0);
      expect(timeZones.filter((zone) => !zones.has(canonical(zone)))).toEqual([]);
    }
  });

  it('are in a time zone of their banner, near their ZIP code', () => {
    const wrong = all.filter((store) => {
      const zones = playedBanners().find(({ key }) => key === store.banner)?.timeZones ?? [];
      const zip = findZip(store.postal_code);
      return !zones.includes(store.time_zone) || !zip || milesBetween(zip, store) > 2;
    });
    expect(wrong).toEqual([]);
  });

  it('have four kinds of hours, including overnight ones', () => {
    const kinds = new Set(all.map((store) => JSON.stringify(hoursOf(store).monday)));
    expect(kinds.size).toBe(4);
    expect(kinds).toContain(JSON.stringify({ open: '06:00', close: '00:00', open24: false }));
    expect(kinds).toContain(JSON.stringify({ open: '20:00', close: '02:00', open24: false }));
  });
});

describe('the search for stores near a place', () => {
  const city = fc.constantFrom(...cities());
  const point = fc
    .tuple(city, fc.double({ min: -2, max: 2, noNaN: true }), fc.double({ min: -2, max: 2, noNaN: true }))
    .map(([{ lat, lng }, north, east]) => ({ lat: lat + north, lng: lng + east }));

  it('finds exactly those within 500 miles, nearest first [F-9.3] [F-9.4]', async () => {
    await fc.assert(
      fc.asyncProperty(point, async (here) => {
        const found = await createStores(sandbox.db).near(here);
        const expected = all
          .map(({ location_id, lat, lng }) => ({ location_id, miles: milesBetween(here, { lat, lng }) }))
          .filter(({ miles }) => miles <= STORE_SEARCH_RADIUS_MILES);
        expect(new Set(found.map(({ location_id }) => location_id))).toEqual(
          new Set(expected.map(({ location_id }) => location_id)),
        );
        const distances = found.map(({ distance }) => distance);
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      }),
      { numRuns: 30 },
    );
  });

  it('uses only the index on their places', async () => {
    // PostgreSQL chooses a plan by its statistics.
    const db = openQueries<ApiTables>(openNode(join(sandbox.dir, 'planned.db')));
    await migrate(db, apiMigrations(), sandbox.clock);
    const { rows } = await sql<{ detail: string }>`explain query plan
      select location_id, kind, banner, lat, lng from stores
      where lat >= 32 and lat <= 46 and lng >= -94 and lng <= -75`.execute(db);
    expect(rows.map(({ detail }) => detail).join()).toContain('USING COVERING INDEX stores_by_place');
    await db.destroy();
  });
});
