import { clockText } from '@grocer/foundation/domain';
import { formatMessage, pluralOf } from '@grocer/foundation/embed';
import { Fragment, useCallback } from 'react';
import type { ReactNode } from 'react';
import { useSelectorStore, useText } from '../../core/context.tsx';
import { useNow } from '../use-now.ts';
import { whenOf } from '../words.ts';
import { minutesLeft, nextMinute } from './countdown.ts';
import { holdMessages } from './messages.ts';
import { heldOf, heldUntil } from './rules.ts';
import type { Held } from './rules.ts';

/** No countdown is shown while more minutes than this are left. */
const LONGEST_COUNTDOWN = 60;

/** Returns the minutes until an instant, by the service's clock; updates every minute. */
function useMinutesLeft(until: number): number {
  const nextAfter = useCallback((now: number) => (now < until ? nextMinute(until, now) : undefined), [until]);
  return minutesLeft(until, useNow(nextAfter));
}

/** The minutes until the reservation expires, if that is at most an hour; updates on its own. */
export function MinutesLeft({ held }: { readonly held: Held }): ReactNode {
  const text = useText('hold', holdMessages);
  const { locale, reservationOffsetMinutes } = useSelectorStore(({ settings }) => settings);
  const left = useMinutesLeft(heldUntil(held, reservationOffsetMinutes));
  if (left > LONGEST_COUNTDOWN) return null;
  return (
    <span role="timer" aria-live="off" data-part="hold-left">
      {formatMessage(pluralOf(text.left, left, locale), { count: String(left) })}
    </span>
  );
}

/** When the reservation expires, in the time zone of the timeslot, with the minutes left [F-2.17]. */
function Until({ held }: { readonly held: Held }): ReactNode {
  const text = useText('hold', holdMessages);
  const { locale, reservationOffsetMinutes } = useSelectorStore(({ settings }) => settings);
  const until = heldUntil(held, reservationOffsetMinutes);
  const time = clockText(until, { zone: held.option.window.timeZone, locale });
  return (
    <p className="grocer-small" data-part="held-until">
      <span>{formatMessage(text.held, { time })}</span> <MinutesLeft held={held} />
    </p>
  );
}

/** The day and time that are reserved. */
export function HeldTime(): ReactNode {
  const { locale } = useSelectorStore(({ settings }) => settings);
  const held = useSelectorStore(({ reservation }) => heldOf(reservation));
  if (!held) return null;
  return (
    <p className="grocer-small" data-part="held-time">
      {whenOf(held.option, locale).map((words) => (
        <Fragment key={words}>
          <strong>{words}</strong>{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** Shows when the reservation expires, announces that little time is left, and shows that it has expired. */
export function HoldNote(): ReactNode {
  const text = useText('hold', holdMessages);
  const reservation = useSelectorStore((state) => state.reservation);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const left = reservation.phase === 'held' ? reservation.warning : undefined;
  const words = left && formatMessage(pluralOf(text.minutesLeft, left, locale), { count: String(left) });
  return (
    <>
      {reservation.phase === 'held' && <Until key={reservation.held.id} held={reservation.held} />}
      {/* A live region has to exist before its text. Hidden while the text is for screen readers only. */}
      <div role="status" className={reservation.phase === 'expired' ? undefined : 'grocer-hidden'}>
        {reservation.phase === 'expired' && (
          <p className="grocer-why" data-part="reservation-expired">
            {text.expired}
          </p>
        )}
        {words}
      </div>
    </>
  );
}
