import { bareDomain, MAIN_BANNER } from './main-banner.ts';

// [F-9.13]
/**
 * Returns the absolute URL of a banner's page; on the main banner's website if the banner has no domain. An
 * absolute URL from the host is returned unchanged.
 */
export const pageAddress = (path: string, domain: string): string =>
  path.startsWith('/') ? `https://www.${bareDomain(domain || MAIN_BANNER.domain)}${path}` : path;
