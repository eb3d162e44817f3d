import { formatMessage } from '@grocer/foundation/embed';
import { Button, Notice, SlowStatus } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../selector-context.tsx';
import { schedulingMessages } from './messages.ts';
import { useSchedulingActions, useSchedulingCore, useSchedulingStore } from './scheduling-context.tsx';

/** Nothing in the cart yet [F-2.59] [F-5.12]. */
function Empty(): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const modality = useSchedulingStore((state) => state.modality);
  const { startCart } = useSchedulingActions();
  const name = text.types[modality];
  return (
    <Notice
      tone="info"
      part="empty"
      text={formatMessage(text.empty, { type: name, title: name })}
      action={
        <Button kind="primary" part="start-cart" onPress={startCart}>
          {text.startCart}
        </Button>
      }
    />
  );
}

/** What the page shows for whoever opened it [F-2.57] to [F-2.61]. */
export function SchedulingPage(): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const arrival = useSchedulingStore((state) => state.arrival);
  const { refresh } = useSchedulingCore();
  return (
    <section className="grocer-scheduling" data-part="scheduling" aria-label={text.title}>
      <h1 className="grocer-title">{text.title}</h1>
      {arrival.phase === 'loading' && <SlowStatus text={text.loading} />}
      {arrival.phase === 'failed' && (
        <Notice
          tone="danger"
          part="scheduling-failed"
          text={text.failed}
          action={
            <Button kind="quiet" part="retry" onPress={() => void refresh()}>
              {text.retry}
            </Button>
          }
        />
      )}
      {arrival.phase === 'arrived' && arrival.entry.kind === 'empty' && <Empty />}
    </section>
  );
}
