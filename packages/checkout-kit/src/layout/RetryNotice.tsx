import { Button, Notice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../core/context.tsx';
import { partMessages } from '../core/messages.ts';

interface RetryNoticeProps {
  readonly part: string;
  readonly text: string;
  /** Default: danger. */
  readonly tone?: 'danger' | 'warning';
  readonly onRetry: () => void;
}

/** That something could not be had, with another try. */
export function RetryNotice({ part, text, tone = 'danger', onRetry }: RetryNoticeProps): ReactNode {
  const { retry } = useText('parts', partMessages);
  return (
    <Notice
      tone={tone}
      part={part}
      text={text}
      action={
        <Button kind="quiet" part="retry" onPress={onRetry}>
          {retry}
        </Button>
      }
    />
  );
}
