import { createBrowserSandbox } from '@grocer/sandbox/browser';
import { getResponse } from 'msw';
import type { Page } from 'playwright';
import { withManyStores, withManyTimes } from './lengthen.ts';

const API = 'http://api.localhost:8787';

/** What a page is told before it begins. */
export interface Setting {
  /** Where the services are. */
  readonly services: string;
  /** Of a shopper who has something to pick up in the cart. */
  readonly token: string;
}

/** A sandbox in this process, whose lists are as long as a bench wants them. */
export interface LongSandbox {
  /** Has what a page asks of the services answered here. */
  serve(page: Page): Promise<void>;
  setting(): Promise<Setting>;
  close(): Promise<void>;
}

const LENGTHENED: Readonly<Record<string, (answer: never) => object>> = {
  '/modality/v1/options': withManyStores,
  '/scheduling/v4/timeslots': withManyTimes,
};

/** Opens a sandbox for pages of an origin. */
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
