import type { AccountBehaviour } from './account-behaviour.ts';
import type { CheckoutBehaviour } from './checkout-behaviour.ts';
import { bareDomain, MAIN_BANNER } from './main-banner.ts';
import type { Modality } from './modality.ts';

/** Features that differ between banners. Rules check these flags, never a banner's name. */
export interface BannerBehaviour {
  /** Delivers from its own fulfilment centre. */
  readonly ownDelivery: boolean;
  readonly communityRewards: boolean;
  /** Markets its membership as a plus plan. */
  readonly plusPlan: boolean;
  readonly hidesEmailDealsOptIn: boolean;
  /** Lists its email preferences in a custom order. */
  readonly emailPreferenceOrder: boolean;
}

/** A store banner of the retailer. The built-in ones are fixtures; a retailer supplies its own table. */
export interface Banner {
  readonly key: string;
  /** Bare host name; empty when the banner has no website. */
  readonly domain: string;
  /** Tenant name sent with its API calls. */
  readonly tenantName: string;
  /** Name of the banner in the fulfilment services. */
  readonly xBannerName: string;
  /** Key of the banner whose website hosts this banner's store locator. */
  readonly storeLocatorBrand: string;
  readonly modalityCapabilities: readonly Modality[];
  readonly behaviour: BannerBehaviour;
  /** Account behaviour. Default: the fixtures' values. */
  readonly account?: AccountBehaviour;
  /** Checkout behaviour. Default: the fixtures' values. */
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
 * One line for each banner: its domain, or its key if it has no website; its modalities (D delivery, P
 * pickup, I in store, S ship); its behaviour (o own delivery, r community rewards, p plus plan, h hides the
 * deals opt-in, e custom email preference order).
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

/** Returns the 34 banners; the main banner is first. */
export const banners = (): readonly Banner[] => TABLE.trim().split('\n').map(bannerFrom);

/** Returns the banner with this domain, with or without "www."; the table's first one if none matches. */
export function bannerOf(domain: string | undefined, table = banners()): Banner {
  const host = domain && bareDomain(domain);
  const found = host ? table.find((banner) => banner.domain === host) : undefined;
  return found ?? table[0] ?? bannerFrom(MAIN_LINE);
}

/**
 * Returns the domain of a banner's store locator: the one the table names, else the banner's own, else the
 * first banner's.
 */
export function locatorDomainOf({ storeLocatorBrand, domain }: Banner, table = banners()): string {
  const named = table.find(({ key }) => key === storeLocatorBrand)?.domain;
  return named || domain || table[0]?.domain || MAIN_BANNER.domain;
}
