import type { ReactNode } from 'react';
import type { StageOrder } from './stage-api.ts';
import { StagedFaults } from './StagedFaults.tsx';
import { useStage } from './stage-store.ts';

interface FaultsTabProps {
  readonly onOrder: (order: StageOrder) => void;
}

/** The staged faults, and those that were staged before. */
export function FaultsTab({ onOrder }: FaultsTabProps): ReactNode {
  const { stage, past } = useStage();
  return (
    <>
      <h3>Staged</h3>
      {stage?.faults.length === 0 && <p className="quiet">Nothing fails.</p>}
      <StagedFaults onOrder={onOrder} />
      <h3>Before</h3>
      {past.length === 0 ? (
        <p className="quiet">No fault of this page has been used up or removed.</p>
      ) : (
        <ul className="demo-past">
          {past.map(({ id, call, kind, times }) => (
            <li key={id}>
              <code>
                {call} · {kind} · ×{times}
              </code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
