import { placeLine, streetLine } from '@grocer/foundation/domain';
import type { Address } from '@grocer/foundation/domain';
import { AnnouncedNotice, Button, Icon, Notice, SlowStatus, useStyles } from '@grocer/foundation/ui';
import { MapPin } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { cardsCss } from '../../window/card-styles.ts';
import { ViewBody, ViewFooter, ViewHeader } from '../../window/ViewHeader.tsx';
import { HoldNote } from '../../times/hold/HoldNote.tsx';
import { useReservedNews } from '../../times/hold/use-reserved-news.ts';
import { useSelectorStore, useText } from '../../core/context.tsx';
import { useLazyActions } from '../../core/lazy-actions.ts';
import { timesMessages } from '../../times/messages.ts';
import { LoadingSlots } from '../../times/SlotList.tsx';
import { useTimesActions } from './actions.ts';
import { holdHere, TIMES_PURPOSE } from './rules.ts';
import type { Offer } from './rules.ts';
import { timeslotsMessages } from './messages.ts';
import { Offered } from './Offered.tsx';
import { Reserve } from './Reserve.tsx';
import { timesCss } from '../../times/styles.ts';
import { useWords } from './use-words.ts';

/** The delivery address, and a button to change it [F-2.47]. */
function DeliverTo({ address }: { readonly address: Address | undefined }): ReactNode {
  const text = useText('timeslots', timeslotsMessages);
  const { openBook } = useLazyActions();
  return (
    <div className="grocer-deliver-to" data-part="deliver-to">
      <Icon of={MapPin} size={20} />
      <p className="grocer-small">{text.deliverTo}</p>
      {address && (
        <address className="grocer-deliver-address">
          {streetLine(address)}
          <br />
          {placeLine(address)}
        </address>
      )}
      <Button kind="quiet" part="change-address" onPress={() => openBook(TIMES_PURPOSE)}>
        {text.changeAddress}
      </Button>
    </div>
  );
}

/** The benefit of a membership for a delivery, if there is a message [F-2.52]. */
function MembershipMessage({ offer }: { readonly offer: Offer }): ReactNode {
  const words = useWords();
  const message = offer.plan === undefined ? '' : words(`membership.${offer.plan}`, offer.message ?? '');
  return message === '' ? null : <Notice tone="success" part="membership" text={message} />;
}

/** Says that there are no times, or none left [F-8.12] [F-8.14]. */
function Empty({ isGone }: { readonly isGone: boolean }): ReactNode {
  const text = useText('timeslots', timeslotsMessages);
  const words = useWords();
  const said = isGone
    ? words('timeslots.noneLeft', text.noneLeft)
    : words('timeslots.unavailable', text.unavailable);
  return <AnnouncedNotice tone="warning" part="no-times" text={said} />;
}

/** Says that the times could not be loaded, with a retry [F-2.50]. */
function Failed({ onAgain }: Pick<TimesProps, 'onAgain'>): ReactNode {
  const text = useText('timeslots', timeslotsMessages);
  const words = useWords();
  const active = useSelectorStore(({ used }) => used.active);
  const { wantTimes } = useTimesActions();
  function again(): void {
    onAgain();
    void wantTimes(active);
  }
  const retry = (
    <Button kind="quiet" part="try-again" onPress={again}>
      {text.tryAgain}
    </Button>
  );
  const said = words('timeslots.wentWrong', text.wentWrong);
  return <Notice tone="danger" part="times-failed" text={said} action={retry} />;
}

interface TimesProps {
  readonly headingId: string;
  /** The id of the element that describes an error in the choice. */
  readonly missingId: string;
  /** Called before the times are loaded again, because the pressed button unmounts. */
  readonly onAgain: () => void;
}

/** The timeslots, or their loading, empty or error state [F-4.19]. */
function Times({ headingId, missingId, onAgain }: TimesProps): ReactNode {
  const text = useText('timeslots', timeslotsMessages);
  const times = useSelectorStore((state) => state.times);
  if (times.phase === 'ready') {
    return (
      <Offered offer={times.offer} headingId={headingId} missingId={missingId}>
        <MembershipMessage offer={times.offer} />
      </Offered>
    );
  }
  if (times.phase === 'empty') return <Empty isGone={times.why === 'gone'} />;
  if (times.phase === 'failed') {
    if (times.why === 'unknown') return <Notice tone="info" part="no-place" text={text.noPlace} />;
    return <Failed onAgain={onAgain} />;
  }
  return (
    <div className="grocer-times-loading" data-part="loading" aria-busy="true">
      <div className="grocer-times-strip" aria-hidden="true" />
      <LoadingSlots />
      <SlowStatus text={text.loading} />
    </div>
  );
}

/** The view to reserve a delivery time of the banner's own centre before shopping [F-2.47] to [F-2.53]. */
export function Timeslots(): ReactNode {
  useStyles(cardsCss);
  useStyles(timesCss);
  const text = useText('timeslots', timeslotsMessages);
  const { heading } = useText('times', timesMessages);
  const words = useWords();
  const active = useSelectorStore(({ used }) => used.active);
  const address = useSelectorStore((state) => state.timesAddress);
  const isHere = useSelectorStore((state) => holdHere(state) === state.reservation);
  const { wantTimes } = useTimesActions();
  const headingId = useId();
  const missingId = useId();
  const own = useRef<HTMLHeadingElement>(null);
  useReservedNews('window');
  const toHeading = (): void => own.current?.focus();
  // Another delivery address has other times.
  useEffect(() => void wantTimes(active), [wantTimes, active]);
  return (
    <>
      <ViewHeader title={text.title} />
      <ViewBody>
        <DeliverTo address={address} />
        {isHere && <HoldNote />}
        <h3 ref={own} id={headingId} tabIndex={-1} className="grocer-times-heading">
          {words('timeslots.heading', heading)}
        </h3>
        <Times headingId={headingId} missingId={missingId} onAgain={toHeading} />
      </ViewBody>
      <ViewFooter>
        <Reserve missingId={missingId} onAgain={toHeading} />
      </ViewFooter>
    </>
  );
}
