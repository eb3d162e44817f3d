import { RetryNotice as NoticeWithRetry } from '@grocer/foundation/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../core/context.tsx';
import { partMessages } from '../core/messages.ts';

/** An error notice with a Try Again button in the SDK's common text. */
export function RetryNotice(props: Omit<ComponentProps<typeof NoticeWithRetry>, 'retry'>): ReactNode {
  const { retry } = useText('parts', partMessages);
  return <NoticeWithRetry {...props} retry={retry} />;
}
