import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { RetryNotice } from '../ui/Retry.tsx';

interface BrokenProps {
  readonly text: { readonly broken: string; readonly retry: string };
  readonly onRetry: () => void;
}

/** In place of a part that cannot be shown: says so, with the way on. */
export const BrokenNotice = ({ text, onRetry }: BrokenProps): ReactNode => (
  <RetryNotice part="broken" text={text.broken} retry={text.retry} onRetry={onRetry} />
);

interface BrokenPanelProps extends BrokenProps {
  readonly text: BrokenProps['text'] & { readonly close: string };
  readonly onClose: () => void;
}

/** In place of an overlay that cannot be shown: says so, with two ways on. */
export function BrokenPanel({ text, onRetry, onClose }: BrokenPanelProps): ReactNode {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);
  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // What is below has its own.
    event.stopPropagation();
    onClose();
  }
  return (
    <div className="grocer-layer" role="presentation" onKeyDown={closeOnEscape}>
      <div className="grocer-layer-panel" role="alertdialog" aria-label={text.broken} data-part="broken">
        <p>{text.broken}</p>
        <div className="grocer-layer-actions">
          <Button kind="secondary" part="close" onPress={onClose}>
            {text.close}
          </Button>
          <Button ref={retry} kind="primary" part="retry" onPress={onRetry}>
            {text.retry}
          </Button>
        </div>
      </div>
    </div>
  );
}
