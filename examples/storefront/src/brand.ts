import { banners } from '@grocer/foundation/domain';
import type { Banner, Modality } from '@grocer/foundation/domain';

/** Name of each banner in the demo; its stores have the same name. */
const NAMES: Readonly<Record<string, string>> = {
  kroger: 'Millbrook Market',
  ralphs: 'Palmera',
  fredmeyer: 'Cascade Pantry',
  kingsoopers: 'Summit Grocers',
  citymarket: 'Mesa Corner',
  smithsfoodanddrug: 'Saltbrush Foods',
  frysfood: 'Ocotillo Fresh',
  qfc: 'Harborline',
  dillons: 'Wheatfield',
  bakersplus: 'Ovenside',
  gerbes: 'Old Rivers',
  harristeeter: 'Larkspur Lane',
  marianos: 'Lakeshore Table',
  picknsave: 'Dairyland Basket',
  metromarket: 'Brick Street',
  jaycfoods: 'Hoosier Hearth',
  'pay-less': 'Thrift Barn',
  food4less: 'Big Crate',
  foodsco: 'Valley Crate',
  rulerfoods: 'Penny Rule',
  owensmarket: 'Fort Lake Foods',
  copps: 'North Copse',
  scottsfoods: 'Scotch Elm',
  mainandvineshop: 'Vine & Main St',
  fredmeyerjewelers: 'Facet One',
  littmanjewelers: 'Facet Two',
  kwikshop: 'QuickStop A',
  loafnjug: 'QuickStop B',
  quikstop: 'QuickStop C',
  tomt: 'QuickStop D',
  turkeyhillstores: 'QuickStop E',
  smithsexpress: 'QuickStop F',
  thelittleclinic: 'Care Nook',
  ppsrx: 'Mail Script',
};

/** The shop's banner, with what the SDKs need to know about it. */
export interface Brand {
  /** Key in the banner table. */
  readonly key: string;
  readonly name: string;
  /** Domain by which the SDKs identify the banner. */
  readonly domain: string;
  /** Tenant name that is sent with API calls. */
  readonly tenant: string;
  readonly phone: string;
  /** Ways to shop that the banner offers. */
  readonly ways: readonly Modality[];
}

/** Customer service number of every banner, instead of the sandbox's numbers. */
const PHONE = '(513) 555-0199';

const brandFrom = ({ key, domain, tenantName: tenant, modalityCapabilities: ways }: Banner): Brand => ({
  key,
  name: NAMES[key] ?? key,
  domain,
  tenant,
  phone: PHONE,
  ways,
});

/** Returns all banners that have a domain, the main one first. */
export const brands = (): readonly Brand[] =>
  banners()
    .filter(({ domain }) => domain !== '')
    .map(brandFrom);

/** Returns the banner with a key, or the main banner if the key is unknown. */
export function brandOf(key: string): Brand {
  const all = brands();
  const [main] = all;
  const found = all.find((brand) => brand.key === key) ?? main;
  if (!found) throw new Error('There is no banner.');
  return found;
}
