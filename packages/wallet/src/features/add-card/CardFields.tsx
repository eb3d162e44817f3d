import { Button, Icon, Notice, Skeleton, SlowStatus } from '@grocer/foundation/ui';
import { Lock } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import type { HostedFrame } from '../../hosted-fields/use-hosted-fields.ts';
import { useText } from '../../wallet-context.tsx';

const Box = (): ReactNode => (
  <span>
    <Skeleton width={8} />
    <span className="grocer-vault-box" />
  </span>
);

interface CardFieldsProps {
  readonly frame: HostedFrame;
  readonly place: RefObject<HTMLDivElement | null>;
}

/** The place of the vault's frame: what it will look like, the frame itself, or why it is not there [W-2.27]. */
export function CardFields({ frame, place }: CardFieldsProps): ReactNode {
  const text = useText('addCard');
  if (frame.phase === 'unavailable') {
    const retry = (
      <Button kind="quiet" part="retry-fields" onPress={frame.retry}>
        {text.retry}
      </Button>
    );
    return (
      <div ref={place}>
        <Notice tone="danger" part="fields-unavailable" text={text.frameFailed} action={retry} />
      </div>
    );
  }
  return (
    <div className="grocer-vault" data-part="card-fields" aria-busy={frame.phase === 'loading'}>
      <div ref={place} className="grocer-vault-place">
        {frame.phase === 'loading' && (
          <div className="grocer-vault-skeleton">
            <Box />
            <Box />
            <Box />
            <SlowStatus text={text.frameLoading} />
          </div>
        )}
        <slot name={frame.slot} />
      </div>
      <p className="grocer-vault-note grocer-small">
        <Icon of={Lock} size={16} />
        {text.secure}
      </p>
    </div>
  );
}
