import { Skeleton } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';

interface WaitingPanelProps {
  readonly title: string;
  readonly rows: number;
}

/** A panel whose heading is known, at the height that it will have. */
export const WaitingPanel = ({ title, rows }: WaitingPanelProps): ReactNode => (
  <section className="grocer-panel">
    <h2 className="grocer-title grocer-panel-title">{title}</h2>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="grocer-line">
        <span className="grocer-line-words">
          <Skeleton width={12} />
          <Skeleton width={8} />
        </span>
      </div>
    ))}
  </section>
);
