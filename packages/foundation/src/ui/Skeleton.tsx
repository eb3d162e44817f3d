import type { ReactNode } from 'react';

interface SkeletonProps {
  /** Width in characters. */
  readonly width: 4 | 8 | 12 | 16;
}

/** Placeholder for a line of text that is still loading. */
export const Skeleton = ({ width }: SkeletonProps): ReactNode => (
  <span className="grocer-skeleton" data-width={width} aria-hidden="true" />
);
