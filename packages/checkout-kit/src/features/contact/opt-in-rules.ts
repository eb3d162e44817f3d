import type { EmailPreference } from '@grocer/foundation/domain';

/** Emails and texts that a shopper gets or not, as far as the service has said. */
export interface OptIns {
  /** Whose texts were asked about. */
  readonly phone: string | undefined;
  /** Does that phone get texts about orders? Undefined where nobody knows. */
  readonly texts: boolean | undefined;
  /** The email about deals; undefined where there is none to be had. */
  readonly deals: EmailPreference | undefined;
  /** Does the shopper get it? Undefined where nobody knows. */
  readonly getsDeals: boolean | undefined;
}

/** What is wanted of them; undefined where the shopper has not said. */
export interface WantedOptIns {
  readonly phone: string | undefined;
  readonly texts: boolean | undefined;
  readonly deals: boolean | undefined;
}

/** The email about deals among those of a banner, by its name [C-1.2]. */
export const dealsIn = (
  list: readonly EmailPreference[],
  { banner, name }: { readonly banner: string; readonly name: string },
): EmailPreference | undefined => list.find((one) => one.banner === banner && one.shortDescription === name);

/** What has to be changed at the service: what the shopper has said, unless it is known to be so already. */
export function changedOptIns(
  { phone, texts, deals, getsDeals }: OptIns,
  wanted: WantedOptIns,
): { readonly texts?: boolean; readonly deals?: EmailPreference } {
  const now = phone === wanted.phone ? texts : undefined;
  const areTextsChanged = wanted.phone !== undefined && wanted.texts !== undefined && wanted.texts !== now;
  return {
    ...(areTextsChanged && { texts: wanted.texts }),
    ...(deals &&
      wanted.deals !== undefined &&
      wanted.deals !== getsDeals && { deals: { ...deals, selected: wanted.deals } }),
  };
}
