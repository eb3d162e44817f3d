import type { IconNode } from 'lucide';
import { createElement } from 'react';
import type { ReactNode } from 'react';

interface IconProps {
  /** An icon of the lucide set. */
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
