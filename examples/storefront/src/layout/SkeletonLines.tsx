import type { ReactNode } from 'react';

/** Skeleton of two lines of text. */
export const SkeletonLines = (): ReactNode => (
  <>
    <p className="skeleton skeleton-line" />
    <p className="skeleton skeleton-line" />
  </>
);
