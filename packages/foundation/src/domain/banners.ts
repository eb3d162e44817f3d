import { MAIN_BANNER } from './main-banner.ts';
import type { Modality } from './modality.ts';

/** What a banner does differently from the others. Rules ask these, never a banner's name. */
export interface BannerBehaviour {
  /** Delivers from its own fulfilment centre. */
  readonly ownDelivery: boolean;
  readonly communityRewards: boolean;
  /** Calls its membership a plus plan. */
  readonly plusPlan: boolean;
  readonly hidesEmailDealsOptIn: boolean;
  /** Lists its e-mail preferences in an order of its own. */
  readonly emailPreferenceOrder: boolean;
}

/** One store banner of the retailer. Capabilities are fixtures; a retailer replaces the table with its own [F-3.9]. */
export interface Banner {
  readonly key: string;
  /** Bare host name; empty where the banner has no site. */
  readonly domain: string;
  /** The tenant of its calls. */
  readonly tenantName: string;
  /** What the fulfilment services call it. */
  readonly xBannerName: string;
  /** The key of the banner whose site finds its stores. */
  readonly storeLocatorBrand: string;
  /** A neutral display name for demos. */
  readonly name: string;
  readonly modalityCapabilities: readonly Modality[];
  /** IANA zones that its stores lie in. */
  readonly timeZones: readonly string[];
  readonly behaviour: BannerBehaviour;
}

const CAPABILITY: Readonly<Record<string, Modality>> = {
  D: 'DELIVERY',
  P: 'PICKUP',
  I: 'IN_STORE',
  S: 'SHIP',
};

const PLAIN: BannerBehaviour = {
  ownDelivery: false,
  communityRewards: false,
  plusPlan: false,
  hidesEmailDealsOptIn: false,
  emailPreferenceOrder: false,
};

function row(
  ...[key, domain, name, offers, zones, behaviour]: [
    string,
    string,
    string,
    string,
    readonly string[],
    Partial<BannerBehaviour>?,
  ]
): Banner {
  return {
    key,
    domain,
    tenantName: key,
    xBannerName: key,
    storeLocatorBrand: domain === '' ? MAIN_BANNER.key : key,
    name,
    modalityCapabilities: [...offers].flatMap((letter) => CAPABILITY[letter] ?? []),
    timeZones: zones.map((zone) => `America/${zone}`),
    behaviour: { ...PLAIN, ...behaviour },
  };
}

const mainBanner = (): Banner =>
  row(MAIN_BANNER.key, MAIN_BANNER.domain, 'Millbrook Market', 'DPIS', ['New_York', 'Chicago', 'Detroit'], {
    ownDelivery: true,
    communityRewards: true,
  });

/** The 34 banners: D delivery, P pickup, I in store, S ship [W-7.6] [F-1.9]. */
export const banners = (): readonly Banner[] => [
  mainBanner(),
  row('ralphs', 'ralphs.com', 'Palmera', 'DPIS', ['Los_Angeles'], { communityRewards: true }),
  row('fredmeyer', 'fredmeyer.com', 'Cascade Pantry', 'DPIS', ['Los_Angeles', 'Anchorage']),
  row('kingsoopers', 'kingsoopers.com', 'Summit Grocers', 'DPIS', ['Denver'], { ownDelivery: true }),
  row('citymarket', 'citymarket.com', 'Mesa Corner', 'DPIS', ['Denver']),
  row(
    'smithsfoodanddrug',
    'smithsfoodanddrug.com',
    'Saltbrush Foods',
    'DPIS',
    ['Denver', 'Boise', 'Los_Angeles'],
    { communityRewards: true },
  ),
  row('frysfood', 'frysfood.com', 'Ocotillo Fresh', 'DPIS', ['Phoenix']),
  row('qfc', 'qfc.com', 'Harborline', 'DPIS', ['Los_Angeles']),
  row('dillons', 'dillons.com', 'Wheatfield', 'DPIS', ['Chicago'], { communityRewards: true }),
  row('bakersplus', 'bakersplus.com', 'Ovenside', 'DPIS', ['Chicago']),
  row('gerbes', 'gerbes.com', 'Old Rivers', 'DPI-', ['Chicago']),
  row('harristeeter', 'harristeeter.com', 'Larkspur Lane', 'DPI-', ['New_York'], {
    plusPlan: true,
    hidesEmailDealsOptIn: true,
    emailPreferenceOrder: true,
  }),
  row('marianos', 'marianos.com', 'Lakeshore Table', 'DPIS', ['Chicago']),
  row('picknsave', 'picknsave.com', 'Dairyland Basket', 'DPIS', ['Chicago']),
  row('metromarket', 'metromarket.net', 'Brick Street', 'DPIS', ['Chicago']),
  row('jaycfoods', 'jaycfoods.com', 'Hoosier Hearth', 'DPIS', ['Indiana/Indianapolis']),
  row('pay-less', 'pay-less.com', 'Thrift Barn', 'DPIS', ['Indiana/Indianapolis']),
  row('food4less', 'food4less.com', 'Big Crate', 'D-IS', ['Los_Angeles']),
  row('foodsco', 'foodsco.net', 'Valley Crate', 'D-I-', ['Los_Angeles']),
  row('rulerfoods', 'rulerfoods.com', 'Penny Rule', '--I-', ['Chicago']),
  row('owensmarket', 'owensmarket.com', 'Fort Lake Foods', 'DPI-', ['Indiana/Indianapolis']),
  row('copps', 'copps.com', 'North Copse', '--I-', ['Chicago']),
  row('scottsfoods', 'scottsfoods.com', 'Scotch Elm', '--I-', ['Indiana/Indianapolis']),
  row('mainandvineshop', 'mainandvineshop.com', 'Vine & Main St', '--I-', ['Los_Angeles']),
  row('fredmeyerjewelers', 'fredmeyerjewelers.com', 'Facet One', '--IS', ['Los_Angeles']),
  row('littmanjewelers', 'littmanjewelers.com', 'Facet Two', '--IS', ['New_York']),
  row('kwikshop', 'kwikshop.com', 'QuickStop A', '----', ['Chicago']),
  row('loafnjug', 'loafnjug.com', 'QuickStop B', '----', ['Denver']),
  row('quikstop', 'quikstop.com', 'QuickStop C', '----', ['Los_Angeles']),
  row('tomt', 'tomt.com', 'QuickStop D', '----', ['Chicago']),
  row('turkeyhillstores', 'turkeyhillstores.com', 'QuickStop E', '----', ['New_York']),
  row('smithsexpress', '', 'QuickStop F', '----', ['Denver']),
  row('thelittleclinic', 'thelittleclinic.com', 'Care Nook', '----', ['New_York']),
  row('ppsrx', 'ppsrx.com', 'Mail Script', '----', ['Los_Angeles']),
];

/** The banner whose site `domain` is, with or without a leading "www."; the main banner when none is. */
export function bannerOf(domain: string | undefined, table = banners()): Banner {
  const host = domain?.toLowerCase().replace(/^www\./, '');
  const found = host ? table.find((banner) => banner.domain === host) : undefined;
  return found ?? mainBanner();
}

/** Where the stores of a banner are found; the main banner's site where the table has no other. */
export const locatorDomainOf = ({ storeLocatorBrand }: Banner, table = banners()): string =>
  table.find(({ key }) => key === storeLocatorBrand)?.domain || MAIN_BANNER.domain;
