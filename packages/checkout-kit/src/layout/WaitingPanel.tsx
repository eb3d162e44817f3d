import { Skeleton } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';

interface WaitingLinesProps {
  readonly rows: number;
}

/** Skeleton lines of a panel, at the height of its content. */
export const WaitingLines = ({ rows }: WaitingLinesProps): ReactNode =>
  Array.from({ length: rows }, (_, row) => (
    <div key={row} className="grocer-line">
      <span className="grocer-line-words">
        <Skeleton width={12} />
        <Skeleton width={8} />
      </span>
    </div>
  ));

interface WaitingPanelProps extends WaitingLinesProps {
  readonly title: string;
}

/** A skeleton panel with its heading. */
export const WaitingPanel = ({ title, rows }: WaitingPanelProps): ReactNode => (
  <section className="grocer-panel">
    <h2 className="grocer-title grocer-panel-title">{title}</h2>
    <WaitingLines rows={rows} />
  </section>
);
