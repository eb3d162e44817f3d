import { createBrowserSandbox } from '@grocer/sandbox/browser';
import { getResponse } from 'msw';
import type { Page } from 'playwright';
import { withManyStores, withManyTimes } from './lengthen.ts';

const API = 'http://api.localhost:8787';

/** Settings of a page. */
export interface Setting {
  /** Origin of the services. */
  readonly services: string;
  /** Token of a shopper with items for pickup in the cart. */
  readonly token: string;
}

/** A sandbox in this process that answers with long lists. */
export interface LongSandbox {
  /** Answers the service requests of a page. */
  serve(page: Page): Promise<void>;
  setting(): Promise<Setting>;
  close(): Promise<void>;
}

const LENGTHENED: Readonly<Record<string, (answer: never) => object>> = {
  '/modality/v1/options': withManyStores,
  '/scheduling/v4/timeslots': withManyTimes,
};

/** Creates a sandbox for the pages of an origin. */
export async function openLongSandbox(origin: string): Promise<LongSandbox> {
  const vaultOrigin = 'http://vault.localhost:8788';
  const sandbox = await createBrowserSandbox({ apiOrigin: API, vaultOrigin, origins: [origin] });
  return {
    async serve(page) {
      await page.route(`${API}/**`, async (route) => {
        const asked = route.request();
        const request = new Request(asked.url(), {
          method: asked.method(),
          headers: await asked.allHeaders(),
          body: asked.postData(),
        });
        const answer = await getResponse([...sandbox.handlers], request);
        if (!answer) return route.abort();
        const text = await answer.text();
        const lengthen = answer.ok ? LENGTHENED[new URL(asked.url()).pathname] : undefined;
        const body = lengthen ? JSON.stringify(lengthen(JSON.parse(text) as never)) : text;
        return route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body });
      });
    },
    setting: async () => ({ services: API, token: await sandbox.tokenFor('alice') }),
    close: () => sandbox.db.destroy(),
  };
}
