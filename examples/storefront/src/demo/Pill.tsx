import { shoppers } from 'host-kit/shoppers';
import { FlaskConical } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { offsetWords } from './offset-words.ts';
import type { StageState } from './stage-store.ts';
import './pill.css';

interface PillProps {
  readonly stage: StageState;
  /** Key of the signed-in shopper. */
  readonly shopper: string | undefined;
  readonly self: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
}

/** Returns what is not as usual in the sandbox. */
function unusual({ stage, areTokensExpired, isNotRestored }: StageState): readonly string[] {
  const faults = stage?.faults.length ?? 0;
  return [
    offsetWords(stage?.clock.offsetMs ?? 0),
    faults === 0 ? '' : `${faults} ${faults === 1 ? 'fault' : 'faults'}`,
    areTokensExpired ? 'token expired' : '',
    isNotRestored ? 'link not restored' : '',
  ].filter((words) => words !== '');
}

/**
 * Opens the developer panel, and names what is not as usual. Shoppers never reach it by Tab: developers press
 * Alt+Shift+S.
 */
export function Pill({ stage, shopper, self, onOpen }: PillProps): ReactNode {
  const warnings = unusual(stage);
  const name = shoppers.find(({ key }) => key === shopper)?.name ?? 'Visitor';
  return (
    <button
      ref={self}
      type="button"
      className="demo-pill"
      tabIndex={-1}
      aria-keyshortcuts="Alt+Shift+S"
      onClick={onOpen}
    >
      <FlaskConical size={16} aria-hidden="true" />
      <span className="unseen">Sandbox tools</span>
      {warnings.length > 0 && (
        <>
          <span className="long">{name}</span>
          {warnings.map((words) => (
            <span key={words} className="warn">
              {words}
            </span>
          ))}
        </>
      )}
    </button>
  );
}
