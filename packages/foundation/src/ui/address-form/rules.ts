import { regions, regionsOf } from '../../domain/regions.ts';
import type { CountryCode } from '../../domain/country.ts';
import type { Region, RegionKind } from '../../domain/regions.ts';

const optionsOf = (list: readonly Region[]) => list.map(({ code, name }) => ({ value: code, label: name }));

/**
 * Returns the regions that a form offers: those of the given kinds, and the address's current region. Grouped
 * by country if country names are given [F-2.44].
 */
export function regionOptions(
  kinds: readonly RegionKind[],
  { countries, current }: { countries: Record<CountryCode, string> | undefined; current: string },
) {
  const offered = regionsOf(kinds);
  const own = regions().find(({ code }) => code === current);
  const all = !own || offered.some(({ code }) => code === current) ? offered : [...offered, own];
  if (!countries) return optionsOf(all);
  return (['US', 'CA'] as const).map((country) => ({
    label: countries[country],
    options: optionsOf(all.filter((region) => region.country === country)),
  }));
}
