import { lookUpProducts } from '@grocer/foundation/contract';
import type { IsPage } from 'host-kit/server';
import * as v from 'valibot';
import { isKnownPath, routeAt } from '../src/routes.ts';

/** Maximum time to wait for the status of a product, in ms. */
const PATIENCE_MS = 1000;

/** Returns a check for paths that are a page of the shop. Products are looked up at the API. */
export function createPageThere(api: string): IsPage {
  async function isProduct(gtin13: string): Promise<boolean> {
    try {
      const response = await fetch(`${api}${lookUpProducts.path}?upcs=${gtin13}`, {
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer = v.safeParse(lookUpProducts.response, await response.json());
      return !answer.success || answer.output.data.products.length > 0;
    } catch {
      // Without an answer the product may exist, and the page asks again.
      return true;
    }
  }
  return (path) => {
    const route = routeAt(path);
    return route.page === 'product' ? isProduct(route.gtin13) : isKnownPath(path);
  };
}
