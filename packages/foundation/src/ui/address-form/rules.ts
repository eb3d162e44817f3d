import { regions, regionsOf } from '../../domain/regions.ts';
import type { CountryCode } from '../../domain/country.ts';
import type { RegionKind } from '../../domain/regions.ts';

/** The regions of one country, as a list to choose from. */
interface RegionGroup {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Which regions a form offers: those of its kinds by country, and the one that an address lies in already [F-2.44]. */
export function regionGroups(
  kinds: readonly RegionKind[],
  { names, current }: { names: Readonly<Record<CountryCode, string>>; current: string },
): readonly RegionGroup[] {
  const offered = regionsOf(kinds);
  const own = regions().find(({ code }) => code === current);
  const all = !own || offered.some(({ code }) => code === current) ? offered : [...offered, own];
  return (['US', 'CA'] as const).map((country) => ({
    label: names[country],
    options: all
      .filter((region) => region.country === country)
      .map(({ code, name }) => ({ value: code, label: name })),
  }));
}
