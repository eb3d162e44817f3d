import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { useEscape } from '../ui/escape.ts';
import { useOverlayPlace } from '../ui/overlay-context.ts';
import { RetryNotice } from '../ui/Retry.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

interface BrokenProps {
  readonly text: { readonly broken: string; readonly retry: string };
  readonly onRetry: () => void;
}

/** Error notice with a retry button, in place of a part that cannot be shown. */
export const BrokenNotice = ({ text, onRetry }: BrokenProps): ReactNode => (
  <RetryNotice part="broken" text={text.broken} retry={text.retry} onRetry={onRetry} />
);

interface BrokenPanelProps extends BrokenProps {
  readonly text: BrokenProps['text'] & { readonly close: string };
  readonly onClose: (reason: 'close' | 'escape') => void;
}

/** Error dialog with retry and close buttons, in place of an overlay that cannot be shown. */
export function BrokenPanel({ text, onRetry, onClose }: BrokenPanelProps): ReactNode {
  const retry = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useKeptFocus(panel);
  useEffect(() => retry.current?.focus(), []);
  useEscape(useOverlayPlace()?.element, () => onClose('escape'));
  return (
    <div className="grocer-layer">
      <div
        ref={panel}
        className="grocer-layer-panel"
        role="alertdialog"
        aria-modal="true"
        aria-label={text.broken}
        data-part="broken"
      >
        <p>{text.broken}</p>
        <div className="grocer-layer-actions">
          <Button kind="secondary" part="close" onPress={() => onClose('close')}>
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
