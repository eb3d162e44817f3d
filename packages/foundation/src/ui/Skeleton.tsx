import type { ReactNode } from 'react';

interface SkeletonProps {
  /** Width in characters. */
  readonly width: 4 | 8 | 12 | 16;
}

/** A line of text that has not come yet. */
export const Skeleton = ({ width }: SkeletonProps): ReactNode => (
  <span className="grocer-skeleton" data-width={width} aria-hidden="true" />
);
