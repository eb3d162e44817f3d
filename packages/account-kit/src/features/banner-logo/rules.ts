import { bannerName, bannerOf, banners, monogramOf } from '@grocer/foundation/domain';
import type { Banner } from '@grocer/foundation/domain';

/** Represents a banner that has no logo image. */
export interface BannerMark {
  readonly domain: string;
  /** Name of the banner as shown to shoppers. */
  readonly title: string;
  /** First letter of the name. */
  readonly monogram: string;
}

//
/**
 * Returns the mark of the banner at a domain, else of the table's first banner. The title is the host's name
 * for the banner, else its own.
 */
export function bannerMark(
  domain: string | undefined,
  {
    hosts,
    table = banners(),
  }: { readonly hosts?: string | undefined; readonly table?: readonly Banner[] } = {},
): BannerMark {
  const banner = bannerOf(domain, table);
  const title = bannerName(banner, hosts);
  return { domain: banner.domain, title, monogram: monogramOf(title) };
}
