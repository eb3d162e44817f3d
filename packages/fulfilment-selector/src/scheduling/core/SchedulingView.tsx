import { formatMessage } from '@grocer/foundation/embed';
import { Announcement, Button, RetryNotice, Skeleton, SlowStatus, useStyles } from '@grocer/foundation/ui';
import { MapPin, ShoppingBasket } from 'lucide';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { cardsCss } from '../../window/card-styles.ts';
import { OtherTabs, useNewsPart } from '../../features/other-tabs/OtherTabs.tsx';
import { SignInPane } from '../../features/sign-in/SignInPane.tsx';
import { Pane } from '../../window/Pane.tsx';
import { windowCss } from '../../window/styles.ts';
import { useText } from '../../core/context.tsx';
import { slotCss, timesCss } from '../../times/styles.ts';
import summaryCss from '../features/checkout/summary.css?inline';
import { Summary } from '../features/checkout/Summary.tsx';
import type { Arrival } from '../features/entry/slice.ts';
import { schedulingMessages } from '../messages.ts';
import { ModalDialog } from '../features/modals/ModalDialog.tsx';
import { LoadingTimes, Times } from '../features/offer/Times.tsx';
import { LazyDrawer } from '../features/replacement/LazyDrawer.tsx';
import { useSchedulingActions, useSchedulingCore, useSchedulingStore } from './context.tsx';
import { Shell } from './shell/Shell.tsx';
import { useKeptPlace } from './shell/use-kept-place.ts';
import type { SchedulingStore } from './store.ts';
import { schedulingCss } from './styles.ts';

/** Nothing in the cart yet [F-2.59] [F-5.12]. */
function Empty(): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const modality = useSchedulingStore((state) => state.modality);
  const { startCart } = useSchedulingActions();
  const name = text.types[modality];
  return (
    <Pane icon={ShoppingBasket} part="empty" text={formatMessage(text.empty, { type: name, title: name })}>
      <Button kind="primary" part="start-cart" onPress={startCart}>
        {text.startCart}
      </Button>
    </Pane>
  );
}

/** No store or address for this way of shopping yet [F-2.58]. */
function ChoosePlace(): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const modality = useSchedulingStore((state) => state.modality);
  const { changePlace } = useSchedulingActions();
  const words = { PICKUP: text.choosePickup, DELIVERY: text.chooseDelivery, SHIP: text.chooseShip };
  return (
    <Pane icon={MapPin} part="choose-place-first" text={words[modality]}>
      <Button kind="primary" part="choose-place" onPress={changePlace}>
        {modality === 'PICKUP' ? text.chooseStore : text.chooseAddress}
      </Button>
    </Pane>
  );
}

/** The times beside what is ordered [F-2.61] [F-2.71]. */
function Schedule(): ReactNode {
  const missingId = useId();
  return (
    <div className="grocer-schedule" data-part="schedule">
      <Times missingId={missingId} />
      <Summary missingId={missingId} />
    </div>
  );
}

/** The skeleton of the page, of the same size, so that nothing moves when the content appears. */
function Waiting(): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  return (
    <div className="grocer-schedule" aria-busy="true" data-part="loading">
      <div className="grocer-schedule-main">
        <div className="grocer-place-loading" aria-hidden="true" />
        <div className="grocer-chips-loading" aria-hidden="true" />
        <LoadingTimes />
      </div>
      <div className="grocer-schedule-side" aria-hidden="true">
        <div className="grocer-summary grocer-summary-loading">
          <Skeleton width={12} />
          <Skeleton width={16} />
          <Skeleton width={8} />
        </div>
      </div>
      <SlowStatus text={text.loading} />
    </div>
  );
}

function Content({ arrival }: { readonly arrival: Arrival }): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const { refresh } = useSchedulingCore();
  if (arrival.phase === 'loading') return <Waiting />;
  if (arrival.phase === 'leaving')
    return (
      <>
        <p>{text.leaving}</p>
        <Announcement text={text.leaving} />
      </>
    );
  if (arrival.phase === 'failed')
    return (
      <RetryNotice
        part="scheduling-failed"
        text={text.failed}
        retry={text.retry}
        onRetry={() => void refresh()}
      />
    );
  if (arrival.phase !== 'arrived') return <SignInPane hasTitle isExpired={arrival.phase === 'expired'} />;
  if (arrival.entry.kind === 'empty') return <Empty />;
  return arrival.entry.kind === 'choose' ? <ChoosePlace /> : <Schedule />;
}

/** Identifies the content of the page, to restore the focus when it is replaced. */
const shownOf = ({ arrival, offer }: SchedulingStore): string =>
  arrival.phase === 'arrived' ? `${arrival.entry.kind} ${offer.phase}` : arrival.phase;

/** The scheduling page, in the state for its visitor or shopper [F-2.57] to [F-2.61]. */
export function SchedulingView(): ReactNode {
  useStyles(windowCss);
  useStyles(cardsCss);
  useStyles(slotCss);
  useStyles(timesCss);
  useStyles(schedulingCss);
  useStyles(summaryCss);
  const text = useText('scheduling', schedulingMessages);
  const arrival = useSchedulingStore((state) => state.arrival);
  const news = useNewsPart();
  const place = useKeptPlace<HTMLElement>(useSchedulingStore(shownOf));
  return (
    <Shell>
      <section
        className="grocer-scheduling"
        data-part="scheduling"
        aria-label={text.title}
        tabIndex={-1}
        {...place}
      >
        <h1 className="grocer-title">{text.title}</h1>
        <OtherTabs part={news} />
        <Content arrival={arrival} />
      </section>
      <LazyDrawer />
      <ModalDialog />
    </Shell>
  );
}
