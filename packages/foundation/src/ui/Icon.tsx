import { createElement } from 'react';
import type { ReactNode } from 'react';

/** What an icon is drawn from: the elements in its 24 by 24 square, as the lucide set has them. */
type IconNode = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

interface IconProps {
  readonly of: IconNode;
  readonly size: 12 | 16 | 20;
  readonly fill?: 'none' | 'currentColor';
  /** Does it point to where one reads on, or back? Then it turns with the direction. */
  readonly turns?: boolean;
}

/** An icon beside words that say the same; screen readers skip it. */
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
