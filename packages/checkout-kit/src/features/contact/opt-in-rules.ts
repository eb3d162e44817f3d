import type { EmailPreference } from '@grocer/foundation/domain';

/** The shopper's opt-ins to texts and emails, as far as they are known. */
export interface OptIns {
  /** The phone number that `texts` is about. */
  readonly phone: string | undefined;
  /** Whether that phone gets texts about orders; undefined if unknown. */
  readonly texts: boolean | undefined;
  /** The deals email; undefined if there is none or it could not be read. */
  readonly deals: EmailPreference | undefined;
  /** Whether the shopper gets the deals email; undefined if unknown. */
  readonly getsDeals: boolean | undefined;
}

/** The wanted opt-ins; undefined where the shopper has not chosen. */
export interface WantedOptIns {
  readonly phone: string | undefined;
  readonly texts: boolean | undefined;
  readonly deals: boolean | undefined;
}

/** Finds the banner's deals email by its name [C-1.2]. */
export const dealsIn = (
  list: readonly EmailPreference[],
  { banner, name }: { readonly banner: string; readonly name: string },
): EmailPreference | undefined => list.find((one) => one.banner === banner && one.shortDescription === name);

/** Returns what to change at the service: the shopper's choices that differ from the known state. */
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
