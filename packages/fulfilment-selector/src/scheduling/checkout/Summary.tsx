import { dayKey, formatCents } from '@grocer/foundation/domain';
import type { CartLine } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Button, LiveRegion, Notice } from '@grocer/foundation/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { pluralOf } from '../../plural.ts';
import { HoldNote } from '../../reservation/HoldNote.tsx';
import { useSelectorStore, useText } from '../../selector-context.tsx';
import { labelOf, longDay } from '../../times/words.ts';
import { startOf } from '../../times/rules.ts';
import { linesFor } from '../entry/rules.ts';
import { schedulingMessages } from '../messages.ts';
import { useSchedulingActions, useSchedulingStore } from '../scheduling-context.tsx';
import { hasWarning, totalOf } from './summary-rules.ts';

const NONE: readonly CartLine[] = [];

/** One item of the order, and what speaks against it [F-5.16] [F-8.26]. */
function Item({ line }: { readonly line: CartLine }): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const product = useSchedulingStore(({ products }) => products[line.gtin13]);
  const arrival = useSchedulingStore((state) => state.arrival);
  const isMissing = useSchedulingStore((state) => state.isMissing(line));
  const entry = arrival.phase === 'arrived' ? arrival.entry : undefined;
  const isGone = product?.isAvailable === false;
  return (
    <li className="grocer-summary-item" data-part="summary-item">
      <span>{product?.name ?? line.gtin13}</span>
      {product && (
        <span className="grocer-slot-fee">{formatCents(product.price * line.quantity, locale)}</span>
      )}
      <span className="grocer-small">{formatMessage(text.quantity, { count: String(line.quantity) })}</span>
      {isGone && <span className="grocer-why">{text.itemUnavailable}</span>}
      {!isGone && isMissing && <span className="grocer-why">{text.itemMaybeUnavailable}</span>}
      {product && hasWarning(product, entry) && <span className="grocer-small">{text.prop65}</span>}
    </li>
  );
}

/** The chosen time, and whether it is held yet. */
function ChosenTime(): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const choice = useSchedulingStore((state) => state.choice);
  const offer = useSchedulingStore((state) => state.offer);
  const reserving = useSchedulingStore((state) => state.reserving);
  const { chosenTime, reserve } = useSchedulingActions();
  const option = choice && offer.phase === 'ready' ? chosenTime() : undefined;
  const start = option && startOf(option);
  const day = option && start !== undefined && dayKey(start, option.window.timeZone);
  return (
    <div className="grocer-summary-time" data-part="summary-time">
      {option && day ? (
        <strong>
          {longDay(day, locale)}
          {', '}
          {labelOf(option, locale)}
        </strong>
      ) : (
        <span className="grocer-small">{text.noTimeYet}</span>
      )}
      <LiveRegion>
        {reserving.phase === 'saving' && <span className="grocer-small">{text.reserving}</span>}
      </LiveRegion>
      {reserving.phase === 'failed' && (
        <Notice
          tone="danger"
          part="reserve-failed"
          text={text.timeFailed}
          action={
            <Button kind="quiet" part="reserve-again" onPress={() => void reserve()}>
              {text.retry}
            </Button>
          }
        />
      )}
      {option && <HoldNote />}
    </div>
  );
}

/** Why the shopper cannot go on yet [F-5.10] [F-5.14]. */
function Refused({ id }: { readonly id: string }): ReactNode {
  const { refused } = useText('scheduling', schedulingMessages);
  const checkout = useSchedulingStore((state) => state.checkout);
  if (checkout.phase !== 'refused') return null;
  const { why, code } = checkout;
  return (
    <p id={id} className="grocer-why" role="alert" data-part="refused">
      {why === 'noPromise' ? `${refused.noPromise} ${code}` : refused[why]}
    </p>
  );
}

/** What is ordered, when, and the way on to payment, beside the times [F-2.61]. */
export function Summary({ missingId }: { readonly missingId: string }): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const modality = useSchedulingStore((state) => state.modality);
  const cart = useSchedulingStore((state) => state.cart);
  const products = useSchedulingStore((state) => state.products);
  const checkout = useSchedulingStore((state) => state.checkout);
  const reserving = useSchedulingStore((state) => state.reserving);
  const { goOn } = useSchedulingActions();
  const headingId = useId();
  const lines = linesFor(cart?.lines ?? NONE, modality);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isBusy = checkout.phase === 'creating' || reserving.phase === 'saving';
  return (
    <section className="grocer-summary" data-part="summary" aria-labelledby={headingId}>
      <h2 className="grocer-schedule-heading" id={headingId}>
        {text.summary}
      </h2>
      <ChosenTime />
      <details className="grocer-summary-items">
        <summary>{formatMessage(pluralOf(text.items, count, locale), { count: String(count) })}</summary>
        <ul>
          {lines.map((line) => (
            <Item key={line.id} line={line} />
          ))}
        </ul>
      </details>
      <p className="grocer-summary-total">
        <span>{text.estimated}</span>
        <strong>{formatCents(totalOf(lines, products), locale)}</strong>
      </p>
      <Refused id={missingId} />
      <Button kind="primary" part="continue" wide busy={isBusy} onPress={() => void goOn()}>
        {text.continue}
      </Button>
    </section>
  );
}
