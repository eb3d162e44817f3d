import { listAddresses } from '@grocer/foundation/contract';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { tellError } from '../analytics.ts';
import type { SelectorDeps } from '../slice.ts';

/** The addresses of the shopper's book; none where it cannot be read. */
export async function bookOf(deps: SelectorDeps): Promise<readonly ProfileAddress[]> {
  const { http, signal } = deps;
  const result = await http.send(listAddresses, undefined, { signal });
  if (result.ok) return result.value;
  tellError(deps, result.error);
  return [];
}
