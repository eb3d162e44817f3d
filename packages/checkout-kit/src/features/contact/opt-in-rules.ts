import type { EmailPreference } from '@grocer/foundation/domain';

/** Emails and texts that a shopper gets or not, as far as the service has said. */
export interface OptIns {
  /** Whose texts were asked about. */
  readonly phone: string | undefined;
  /** Does that phone get texts about orders? Undefined where nobody knows. */
  readonly texts: boolean | undefined;
  /** The email about deals; undefined where there is none, or nobody knows. */
  readonly deals: EmailPreference | undefined;
}

/** What is wanted of them; undefined where the shopper has not said. */
export interface WantedOptIns {
  readonly phone: string | undefined;
  readonly texts: boolean;
  readonly deals: boolean | undefined;
}

/** The email about deals among those of a banner, by its name [C-1.2]. */
export const dealsIn = (
  list: readonly EmailPreference[],
  { banner, name }: { readonly banner: string; readonly name: string },
): EmailPreference | undefined => list.find((one) => one.banner === banner && one.shortDescription === name);

/** What has to be changed at the service: nothing that is so already, and nobody's texts are turned off that were never on. */
export function changedOptIns(
  { phone, texts, deals }: OptIns,
  wanted: WantedOptIns,
): { readonly texts?: boolean; readonly deals?: EmailPreference } {
  const now = phone === wanted.phone ? texts : undefined;
  const areTextsChanged = wanted.phone !== undefined && wanted.texts !== (now ?? false);
  const areDealsChanged = deals && wanted.deals !== undefined && wanted.deals !== deals.selected;
  return {
    ...(areTextsChanged && { texts: wanted.texts }),
    ...(areDealsChanged && { deals: { ...deals, selected: wanted.deals } }),
  };
}
