import { regions, regionsOf } from '../../domain/regions.ts';
import type { CountryCode } from '../../domain/country.ts';
import type { Region, RegionKind } from '../../domain/regions.ts';

const optionsOf = (list: readonly Region[]) => list.map(({ code, name }) => ({ value: code, label: name }));

/**
 * Which regions a form offers: those of its kinds, and the one that an address lies in already; below their countries
 * where those have names [F-2.44].
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
