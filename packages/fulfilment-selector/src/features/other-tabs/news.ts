import { readModalityPreferences } from '@grocer/foundation/contract';
import { isSameAddress } from '@grocer/foundation/domain';
import type { Destination, ModalityPreference } from '@grocer/foundation/domain';
import type { SelectorDeps } from '../../core/slice.ts';

function isSamePlace(a: Destination, b: Destination): boolean {
  if (a.kind === 'store') return b.kind === 'store' && a.locationId === b.locationId;
  return b.kind === 'address' && isSameAddress(a.address, b.address);
}

/** Returns true when two choices have the same modality and destination. */
export const isSameWay = (a: ModalityPreference, b: ModalityPreference | undefined): boolean =>
  a.modality === b?.modality && isSamePlace(a.destination, b.destination);

/** Resolves with the choice at the service, or with undefined if it is known or the request fails. */
export async function newsSince(
  { http, signal }: Pick<SelectorDeps, 'http' | 'signal'>,
  { known, inBackground }: { known: readonly (ModalityPreference | undefined)[]; inBackground: boolean },
): Promise<ModalityPreference | undefined> {
  const result = await http.send(readModalityPreferences, undefined, { signal, inBackground });
  const active = result.ok ? result.value.active : undefined;
  return active && known.some((one) => isSameWay(active, one)) ? undefined : active;
}
