import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StageOrder } from './stage-api.ts';
import { useStage } from './stage-store.ts';

interface StagedFaultsProps {
  readonly onOrder: (order: StageOrder) => void;
}

/** The faults that wait for requests, each with a button that removes it. */
export function StagedFaults({ onOrder }: StagedFaultsProps): ReactNode {
  const { stage } = useStage();
  if (!stage || stage.faults.length === 0) return null;
  return (
    <ul className="demo-staged">
      {stage.faults.map(({ id, call, kind, times, left }) => (
        <li key={id}>
          <code>
            {call} · {kind} · {left} of {times} left
          </code>
          <button
            type="button"
            className="icon"
            aria-label={`Remove the fault of ${call}`}
            onClick={() => onOrder({ do: 'remove-fault', id })}
          >
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
