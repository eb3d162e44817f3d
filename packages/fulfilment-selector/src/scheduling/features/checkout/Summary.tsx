import { PageLink } from '@grocer/foundation/embed';
import { chargeOf, formatCents } from '@grocer/foundation/domain';
import type { CartLine, Cents, TimeOption } from '@grocer/foundation/domain';
import { Button, RetryNotice } from '@grocer/foundation/ui';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { timesMessages } from '../../../times/messages.ts';
import { useSelectorStore, useText } from '../../../core/context.tsx';
import { linesFor } from '../../core/entry-rules.ts';
import { schedulingMessages } from '../../messages.ts';
import { useSchedulingActions, useSchedulingCore, useSchedulingStore } from '../../core/context.tsx';
import { ChosenTime } from './ChosenTime.tsx';
import { useChosen } from './use-chosen.ts';
import { InSight } from './InSight.tsx';
import { Items } from './Items.tsx';
import { MembershipNote } from './MembershipNote.tsx';
import { isBegun } from '../../core/checkout-rules.ts';
import { totalOf } from './summary-rules.ts';
import { usePrices } from './use-prices.ts';

const NONE: readonly CartLine[] = [];

/** Why the shopper cannot continue yet [F-5.10] [F-5.14]. */
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

/** The error of a reservation, visible wherever the shopper is among the times [F-8.11]. */
function NotReserved(): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const reserving = useSchedulingStore((state) => state.reserving);
  const { reserve } = useSchedulingActions();
  const { time, isHeld } = useChosen();
  // Without a time that is not held, there is nothing to try again.
  if (reserving.phase !== 'failed' || !time || isHeld) return null;
  return (
    <RetryNotice
      part="reserve-failed"
      text={text.timeFailed}
      retry={text.retry}
      retryPart="reserve-again"
      onRetry={() => void reserve()}
    />
  );
}

interface SummaryProps {
  readonly missingId: string;
}

/** The button to payment, in reach however long the list of times is [F-2.61]. */
function GoOn({ missingId, total }: SummaryProps & { readonly total: string }): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const { store } = useSchedulingCore();
  const checkout = useSchedulingStore((state) => state.checkout);
  const reserving = useSchedulingStore((state) => state.reserving);
  const { goOn } = useSchedulingActions();
  const own = useRef<HTMLDivElement>(null);
  const isBusy = isBegun(checkout) || reserving.phase === 'saving';
  async function press(): Promise<void> {
    await goOn();
    const { checkout: now } = store.getState();
    if (now.phase !== 'refused' || now.why !== 'noTime') return;
    const page = own.current?.closest('[data-part="schedule"]');
    page?.querySelector<HTMLElement>('.grocer-slot input:not([aria-disabled])')?.focus();
  }
  return (
    <div className="grocer-go-on" ref={own}>
      <InSight total={total} />
      <NotReserved />
      <Refused id={missingId} />
      <Button kind="primary" part="continue" wide busy={isBusy} onPress={() => void press()}>
        {text.continue}
      </Button>
    </div>
  );
}

/** Returns the fee of the chosen time, and the total, as text. */
function useSums(
  items: Cents,
  option: TimeOption | undefined,
): { readonly fee: string; readonly total: string } {
  const text = useText('scheduling', schedulingMessages);
  const { free } = useText('times', timesMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const fee = option && chargeOf(option);
  const none = option ? text.feeUnknown : text.feeLater;
  if (fee === undefined) return { fee: none, total: none };
  return { fee: fee === 0 ? free : formatCents(fee, locale), total: formatCents(items + fee, locale) };
}

interface SumsProps {
  readonly items: Cents;
  readonly fee: string;
  readonly total: string;
}

/** The item total, the fee of the chosen time, and the sum of both. */
function Sums({ items, fee, total }: SumsProps): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const modality = useSchedulingStore((state) => state.modality);
  return (
    <dl className="grocer-summary-sums">
      <div>
        <dt>{text.estimated}</dt>
        <dd data-part="item-total">{formatCents(items, locale)}</dd>
      </div>
      <div>
        <dt>{text.fee[modality]}</dt>
        <dd data-part="fee">{fee}</dd>
      </div>
      <div className="grocer-summary-total">
        <dt>{text.total}</dt>
        <dd data-part="total">{total}</dd>
      </div>
    </dl>
  );
}

/** The summary beside the times: items, chosen time, and the button to payment [F-2.61]. */
export function Summary({ missingId }: SummaryProps): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const modality = useSchedulingStore((state) => state.modality);
  const cart = useSchedulingStore((state) => state.cart);
  const products = useSchedulingStore((state) => state.products);
  const { paths } = useSchedulingCore();
  const { unavailable } = useSchedulingActions();
  const headingId = useId();
  const lines = linesFor(cart?.lines ?? NONE, modality);
  const priceOf = usePrices();
  const { time } = useChosen();
  const items = totalOf(lines, { products, missing: time ? unavailable() : NONE, priceOf });
  const sums = useSums(items, time);
  return (
    <section className="grocer-schedule-side" data-part="summary" aria-labelledby={headingId}>
      <div className="grocer-summary">
        <h2 className="grocer-schedule-heading" id={headingId}>
          {text.summary}
        </h2>
        <ChosenTime />
        <Items lines={lines} priceOf={priceOf} />
        <PageLink to={paths.gotEverything} part="got-everything">
          {text.gotEverything}
        </PageLink>
        <Sums items={items} {...sums} />
        <MembershipNote total={items} />
      </div>
      <GoOn missingId={missingId} total={sums.total} />
    </section>
  );
}
