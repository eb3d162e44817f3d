import type { Modality } from '@grocer/foundation/domain';

/** How long a choice is stored, in seconds: two days [F-9.10]. */
export const ONGOING_SECONDS = 172_800;

/** The names of the cookies [F-9.10]. */
export const ONGOING = {
  modality: 'grocer_modality',
  fulfilment: 'grocer_fulfillment',
  store: 'grocer_store',
} as const;

/** The stored value for a delivery by the banner's own delivery service. */
export const OWN_DELIVERY = 'own-delivery';

/** The shopper's choice, as far as other pages of the shop need it. */
export interface Ongoing {
  readonly modality: Modality;
  /** Who fulfils the order. */
  readonly fulfilment: typeof OWN_DELIVERY | 'store';
  readonly storeId: string | undefined;
}

/** Returns the cookies of a choice, by name; an empty value removes one [F-9.10]. */
export const ongoingEntries = ({
  modality,
  fulfilment,
  storeId = '',
}: Ongoing): readonly [string, string][] => [
  [ONGOING.modality, modality],
  [ONGOING.fulfilment, fulfilment],
  [ONGOING.store, storeId],
];

/** Returns a cookie for `document.cookie`, valid in the whole shop and for its own pages only [F-9.10]. */
export const cookieText = (name: string, value: string, isSecure: boolean): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    `Max-Age=${value === '' ? 0 : ONGOING_SECONDS}`,
    'Path=/',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** Returns the value of a cookie, or undefined. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
