import type { ReactNode } from 'react';
import { bannerMark } from './rules.ts';

interface BannerLogoProps {
  /** Host name of the banner. Default: the main banner's. */
  readonly domain?: string;
  /** Name of the banner as shown to shoppers. Default: the name in the banner table. */
  readonly title?: string;
  /** URL of the banner's own logo. Default: none, a monogram is drawn. */
  readonly logo?: string;
  /** Height in CSS pixels. Default: 32. */
  readonly size?: number;
}

//
/**
 * The logo of a banner: the host's image, else a monogram in the text color; labelled with the banner's name.
 */
export function BannerLogo({ domain, title, logo, size = 32 }: BannerLogoProps): ReactNode {
  const { title: name, monogram } = bannerMark(domain, { hosts: title });
  if (logo !== undefined) return <img src={logo} alt={name} height={size} />;
  return (
    <svg role="img" aria-label={name} width={size} height={size} viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <text
        x="16"
        y="16"
        fill="Canvas"
        fontFamily="system-ui, sans-serif"
        fontSize="14"
        fontWeight="700"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {monogram}
      </text>
    </svg>
  );
}
