import { RetryNotice as NoticeWithRetry } from '@grocer/foundation/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../core/context.tsx';
import { partMessages } from '../core/messages.ts';

/** That something could not be had, with another try, in the words that all parts have for it. */
export function RetryNotice(props: Omit<ComponentProps<typeof NoticeWithRetry>, 'retry'>): ReactNode {
  const { retry } = useText('parts', partMessages);
  return <NoticeWithRetry {...props} retry={retry} />;
}
