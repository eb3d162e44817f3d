import type { Modality } from '@grocer/foundation/domain';

/** What lasts between visits lasts this long, in seconds: two days [F-9.10]. */
export const ONGOING_SECONDS = 172_800;

/** What is kept between visits, by the name of its cookie [F-9.10]. */
export const ONGOING = {
  modality: 'grocer_modality',
  fulfilment: 'grocer_fulfillment',
  store: 'grocer_store',
} as const;

/** What is kept for a delivery by the banner's own centre. */
export const OWN_DELIVERY = 'own-delivery';

/** How the shopper shops now, as far as other pages of the shop need to know. */
export interface Ongoing {
  readonly modality: Modality;
  /** Who fulfils it. */
  readonly fulfilment: typeof OWN_DELIVERY | 'store';
  readonly storeId: string | undefined;
}

/** What to keep, and what to forget, by cookie; an empty value forgets [F-9.10]. */
export const ongoingEntries = ({
  modality,
  fulfilment,
  storeId = '',
}: Ongoing): readonly [string, string][] => [
  [ONGOING.modality, modality],
  [ONGOING.fulfilment, fulfilment],
  [ONGOING.store, storeId],
];

/** One cookie as a page sets it: for the whole shop, sent with its own pages alone [F-9.10]. */
export const cookieText = (name: string, value: string, isSecure: boolean): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    `Max-Age=${value === '' ? 0 : ONGOING_SECONDS}`,
    'Path=/',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** The value of one of a page's cookies. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
