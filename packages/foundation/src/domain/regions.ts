import type { CountryCode } from './country.ts';

/** Type of a region. `caTerritory` is one of Canada's three territories. */
export type RegionKind = 'state' | 'district' | 'territory' | 'military' | 'province' | 'caTerritory';

/** A state, district, province or territory of an address. */
export interface Region {
  readonly code: string;
  readonly name: string;
  readonly country: CountryCode;
  readonly kind: RegionKind;
}

const US: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

const CA: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NT: 'Northwest Territories',
  NS: 'Nova Scotia',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

const US_TERRITORIES: Readonly<Record<string, string>> = {
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
};

const US_MILITARY: Readonly<Record<string, string>> = {
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
};

const CA_TERRITORIES = /^(NT|NU|YT)$/;

const kindOf = (code: string, country: CountryCode): RegionKind => {
  if (country === 'CA') return CA_TERRITORIES.test(code) ? 'caTerritory' : 'province';
  return code === 'DC' ? 'district' : 'state';
};

function rows(
  names: Readonly<Record<string, string>>,
  country: CountryCode,
  kind?: RegionKind,
): readonly Region[] {
  return Object.entries(names).map(([code, name]) => ({
    code,
    name,
    country,
    kind: kind ?? kindOf(code, country),
  }));
}

/** Returns every region: those of the US, then the 13 of Canada. Forms offer some of the types. */
export const regions = (): readonly Region[] => [
  ...rows(US, 'US'),
  ...rows(US_TERRITORIES, 'US', 'territory'),
  ...rows(US_MILITARY, 'US', 'military'),
  ...rows(CA, 'CA'),
];

/** Returns the regions of the given types, in table order. */
export const regionsOf = (kinds: readonly RegionKind[]): readonly Region[] =>
  regions().filter(({ kind }) => kinds.includes(kind));

/** Returns the code of a region given as a code or a name; returns unknown text unchanged. */
export function regionCodeOf(text: string): string {
  const wanted = text.trim().toUpperCase();
  const found = regions().find(({ code, name }) => code === wanted || name.toUpperCase() === wanted);
  return found?.code ?? text;
}
