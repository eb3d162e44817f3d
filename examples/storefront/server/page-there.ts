import { lookUpProducts } from '@grocer/foundation/contract';
import type { IsPage } from 'host-kit/server';
import * as v from 'valibot';
import { isKnownPath, routeAt } from '../src/routes.ts';

/** Longer than that no page waits for what its status is, in ms. */
const PATIENCE_MS = 1000;

/** Says at which paths the shop has a page; of a product the services know that, at this address. */
export function createPageThere(api: string): IsPage {
  async function isProduct(gtin13: string): Promise<boolean> {
    try {
      const response = await fetch(`${api}${lookUpProducts.path}?upcs=${gtin13}`, {
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer = v.safeParse(lookUpProducts.response, await response.json());
      return !answer.success || answer.output.data.products.length > 0;
    } catch {
      // Without an answer nobody knows that it is missing: the page asks again.
      return true;
    }
  }
  return (path) => {
    const route = routeAt(path);
    return route.page === 'product' ? isProduct(route.gtin13) : isKnownPath(path);
  };
}
