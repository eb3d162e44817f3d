import { banners } from '@grocer/foundation/domain';
import type { Banner, Modality } from '@grocer/foundation/domain';

/** What the demo calls each banner; its stores are called so as well. */
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

/** Who this shop is, wherever one of the SDKs has to say it. */
export interface Brand {
  /** Of the banner's table. */
  readonly key: string;
  readonly name: string;
  /** The site by which SDKs know the banner. */
  readonly domain: string;
  /** The tenant of its calls. */
  readonly tenant: string;
  readonly phone: string;
  /** The ways of shopping that it has. */
  readonly ways: readonly Modality[];
}

/** The number of customer service, whatever the sandbox has for the banner. */
const PHONE = '(513) 555-0199';

const brandFrom = ({ key, domain, tenantName: tenant, modalityCapabilities: ways }: Banner): Brand => ({
  key,
  name: NAMES[key] ?? key,
  domain,
  tenant,
  phone: PHONE,
  ways,
});

/** Every banner that has a site to be shown, the main one first. */
export const brands = (): readonly Brand[] =>
  banners()
    .filter(({ domain }) => domain !== '')
    .map(brandFrom);

/** The banner of a key; the main one where nobody knows it. */
export function brandOf(key: string): Brand {
  const all = brands();
  const [main] = all;
  const found = all.find((brand) => brand.key === key) ?? main;
  if (!found) throw new Error('There is no banner.');
  return found;
}
