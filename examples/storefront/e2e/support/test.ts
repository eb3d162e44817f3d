import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { watchDocument } from './in-page.ts';
import type { Sighting } from './in-page.ts';
import type { HostName } from './open-shop.ts';
import { withShop } from './with-shop.ts';

/** What the browser has reported since the start of the test. */
export interface Witness {
  readonly sightings: readonly Sighting[];
  /** All lines of the console, of all documents. */
  readonly console: readonly string[];
  /** Allows lines of the console that this test causes on purpose. */
  expectLines(pattern: RegExp): void;
  of<Kind extends Sighting['kind']>(kind: Kind): readonly Extract<Sighting, { kind: Kind }>[];
}

/** The host whose pages the tests of a project open. */
export interface HostOption {
  readonly host: HostName;
}

interface Fixtures extends HostOption {
  /** A click, or a tap on a touch device. */
  readonly press: (target: Locator) => Promise<void>;
  readonly witness: Witness;
}

export const test = withShop.extend<Fixtures>({
  host: ['shop', { option: true }],
  baseURL: async ({ shop, host }, give) => {
    await give(shop.urls[host]);
  },
  press: async ({ hasTouch }, give) => {
    await give((target) => (hasTouch ? target.tap() : target.click()));
  },
  witness: [
    async ({ shop, context }, give) => {
      await shop.sandbox.controls.reset();
      const sightings: Sighting[] = [];
      const lines: string[] = [];
      // Chromium logs this for every 4xx or 5xx response and every failed request.
      let expected = /^Failed to load resource/;
      await context.exposeBinding('tellTest', (_source, sighting: Sighting) => void sightings.push(sighting));
      await context.addInitScript(watchDocument);
      context.on('console', (message) => lines.push(message.text()));
      context.on('weberror', (thrown) => lines.push(String(thrown.error())));
      await give({
        sightings,
        console: lines,
        expectLines(pattern) {
          expected = new RegExp(`${expected.source}|${pattern.source}`);
        },
        of: <Kind extends Sighting['kind']>(kind: Kind) =>
          sightings.filter((one): one is Extract<Sighting, { kind: Kind }> => one.kind === kind),
      });
      expect(
        sightings.filter(({ kind }) => kind === 'violation'),
        'violations of the policy',
      ).toEqual([]);
      expect(
        lines.filter((line) => !expected.test(line)),
        'lines in the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
