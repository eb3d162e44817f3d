import { MAIN_BANNER } from './main-banner.ts';

// [F-9.13]
/**
 * The whole address of a banner's page: on the main banner's site where it has no domain of its own. A host's whole
 * address stays as it is.
 */
export const pageAddress = (path: string, domain: string): string =>
  path.startsWith('/') ? `https://www.${domain || MAIN_BANNER.domain}${path}` : path;
