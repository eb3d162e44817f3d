import type { ReactNode } from 'react';
import { bannerMark } from './rules.ts';

interface BannerLogoProps {
  /** The host name of the banner. Default: that of the main one. */
  readonly domain?: string;
  /** The name that shoppers read. Default: that of the table. */
  readonly title?: string;
  /** The address of the banner's own logo, where the host has one. */
  readonly logo?: string;
  /** How high it is, in CSS pixels. Default: 32. */
  readonly size?: number;
}

//
/** The logo of a banner: the host's own picture, else a monogram in the colour of the text; both have the banner's name. */
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
