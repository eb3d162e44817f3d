import { Icon, RetryNotice, Skeleton, SlowStatus, useStyles } from '@grocer/foundation/ui';
import { Lock } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import { useText } from '../core/context.tsx';
import css from './hosted-frame.css?inline';
import { hostedFieldMessages } from './messages.ts';
import type { HostedFrame } from './use-hosted-fields.ts';

const Box = (): ReactNode => (
  <span>
    <Skeleton width={8} />
    <span className="grocer-vault-box" />
  </span>
);

interface HostedPlaceProps {
  readonly frame: Pick<HostedFrame<unknown>, 'phase' | 'slot' | 'retry'>;
  /** The kind of fields, which decides their number and their texts. */
  readonly kind: 'card' | 'cvv' | 'pin';
  readonly place: RefObject<HTMLDivElement | null>;
}

const BOXES = { card: [0, 1, 2], cvv: [0], pin: [0] } as const;

/** The place of the vault's frame: a skeleton, the frame, or an error with Retry [W-2.27]. */
export function HostedPlace({ frame, kind, place }: HostedPlaceProps): ReactNode {
  useStyles(css);
  const text = useText('hostedFields', hostedFieldMessages);
  const isPin = kind === 'pin';
  if (frame.phase === 'unavailable') {
    const words = isPin ? text.failedPin : text.failed;
    return (
      <div ref={place}>
        <RetryNotice
          part="fields-unavailable"
          text={words}
          retry={text.retry}
          retryPart="retry-fields"
          onRetry={frame.retry}
        />
      </div>
    );
  }
  return (
    <div
      className="grocer-vault"
      data-part="card-fields"
      data-kind={kind}
      aria-busy={frame.phase === 'loading'}
    >
      <div ref={place} className="grocer-vault-place">
        {frame.phase === 'loading' && (
          <div className="grocer-vault-skeleton">
            {BOXES[kind].map((box) => (
              <Box key={box} />
            ))}
            <SlowStatus text={isPin ? text.loadingPin : text.loading} />
          </div>
        )}
        <slot name={frame.slot} />
      </div>
      <p className="grocer-vault-note grocer-small">
        <Icon of={Lock} size={16} />
        {isPin ? text.securePin : text.secure}
      </p>
    </div>
  );
}
