import { bannerName, bannerOf, banners, monogramOf } from '@grocer/foundation/domain';
import type { Banner } from '@grocer/foundation/domain';

/** What stands for a banner where nobody has a picture of its own. */
export interface BannerMark {
  readonly domain: string;
  /** The name that shoppers read. */
  readonly title: string;
  /** One or two letters. */
  readonly monogram: string;
}

//
/** What stands for the banner at a domain, by the host's name for it or its own: the table's first where none is there. */
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
