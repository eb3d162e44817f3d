import type { ReactNode } from 'react';

/** The room of two lines of text that are on their way. */
export const SkeletonLines = (): ReactNode => (
  <>
    <p className="skeleton skeleton-line" />
    <p className="skeleton skeleton-line" />
  </>
);
