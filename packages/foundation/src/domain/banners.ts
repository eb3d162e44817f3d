import type { AccountBehaviour } from './account-behaviour.ts';
import type { CheckoutBehaviour } from './checkout-behaviour.ts';
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

/** One store banner of the retailer. Capabilities are fixtures; a retailer replaces the table with its own. */
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
  readonly modalityCapabilities: readonly Modality[];
  readonly behaviour: BannerBehaviour;
  /** What its account does; default: as the fixtures have it. */
  readonly account?: AccountBehaviour;
  /** What its checkout does; default: as the fixtures have it. */
  readonly checkout?: CheckoutBehaviour;
}

const CAPABILITY: Readonly<Record<string, Modality>> = {
  D: 'DELIVERY',
  P: 'PICKUP',
  I: 'IN_STORE',
  S: 'SHIP',
};

const MAIN_LINE = `${MAIN_BANNER.domain} DPIS or`;

/**
 * A line for each banner: its site, or its key where it has none; D delivery, P pickup, I in store, S ship; and how it
 * behaves: o own delivery, r community rewards, p plus plan, h hides the deals opt-in, e e-mail preference order.
 */
const TABLE = `${MAIN_LINE}
  ralphs.com DPIS r
  fredmeyer.com DPIS
  kingsoopers.com DPIS o
  citymarket.com DPIS
  smithsfoodanddrug.com DPIS r
  frysfood.com DPIS
  qfc.com DPIS
  dillons.com DPIS r
  bakersplus.com DPIS
  gerbes.com DPI
  harristeeter.com DPI phe
  marianos.com DPIS
  picknsave.com DPIS
  metromarket.net DPIS
  jaycfoods.com DPIS
  pay-less.com DPIS
  food4less.com DIS
  foodsco.net DI
  rulerfoods.com I
  owensmarket.com DPI
  copps.com I
  scottsfoods.com I
  mainandvineshop.com I
  fredmeyerjewelers.com IS
  littmanjewelers.com IS
  kwikshop.com -
  loafnjug.com -
  quikstop.com -
  tomt.com -
  turkeyhillstores.com -
  smithsexpress -
  thelittleclinic.com -
  ppsrx.com -
`;

function bannerFrom(line: string): Banner {
  const [site = '', offers = '', flags = ''] = line.trim().split(' ');
  const [key = ''] = site.split('.');
  const domain = site === key ? '' : site;
  return {
    key,
    domain,
    tenantName: key,
    xBannerName: key,
    storeLocatorBrand: domain === '' ? MAIN_BANNER.key : key,
    modalityCapabilities: [...offers].flatMap((letter) => CAPABILITY[letter] ?? []),
    behaviour: {
      ownDelivery: flags.includes('o'),
      communityRewards: flags.includes('r'),
      plusPlan: flags.includes('p'),
      hidesEmailDealsOptIn: flags.includes('h'),
      emailPreferenceOrder: flags.includes('e'),
    },
  };
}

/** The 34 banners, the main one first. */
export const banners = (): readonly Banner[] => TABLE.trim().split('\n').map(bannerFrom);

/** The banner whose site `domain` is, with or without a leading "www."; the table's first when none is. */
export function bannerOf(domain: string | undefined, table = banners()): Banner {
  const host = domain?.toLowerCase().replace(/^www\./, '');
  const found = host ? table.find((banner) => banner.domain === host) : undefined;
  return found ?? table[0] ?? bannerFrom(MAIN_LINE);
}

/** Where the stores of a banner are found: on the site that the table names, else on its own, else on the first one's. */
export function locatorDomainOf({ storeLocatorBrand, domain }: Banner, table = banners()): string {
  const named = table.find(({ key }) => key === storeLocatorBrand)?.domain;
  return named || domain || table[0]?.domain || MAIN_BANNER.domain;
}
