import { createElement } from 'react';
import type { ReactNode } from 'react';

/** SVG elements of a 24 by 24 icon, in the format of the lucide set. */
type IconNode = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

interface IconProps {
  readonly of: IconNode;
  readonly size: 12 | 16 | 20;
  readonly fill?: 'none' | 'currentColor';
  /** Mirrors the icon in right-to-left languages, for arrows in reading direction. */
  readonly turns?: boolean;
}

/** A decorative icon next to a text with the same meaning; hidden from screen readers. */
export const Icon = ({ of, size, fill = 'none', turns }: IconProps): ReactNode => (
  <svg
    className="grocer-icon"
    data-turns={turns}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill={fill}
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {of.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
  </svg>
);
