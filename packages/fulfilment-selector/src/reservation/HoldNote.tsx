import { clockText } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { pluralOf } from '../plural.ts';
import { useSelectorStore, useText } from '../selector-context.tsx';
import { useNow } from '../times/use-now.ts';
import { minutesLeft, nextMinute } from './countdown.ts';
import { holdMessages } from './messages.ts';
import { heldUntil } from './rules.ts';
import type { Held } from './rules.ts';

/** Of a time that is held for longer than this, in minutes, nobody counts the minutes. */
const LONGEST_COUNTDOWN = 60;

/** The minutes until an instant, by the service's time. */
function useMinutesLeft(until: number): number {
  const nextAfter = useCallback((now: number) => (now < until ? nextMinute(until, now) : undefined), [until]);
  return minutesLeft(until, useNow(nextAfter));
}

/** Until when the time is held, on the clock of where it is brought, and how long that is [F-2.17]. */
function Until({ held }: { readonly held: Held }): ReactNode {
  const text = useText('hold', holdMessages);
  const { locale, reservationOffsetMinutes } = useSelectorStore(({ settings }) => settings);
  const until = heldUntil(held, reservationOffsetMinutes);
  const time = clockText(until, { zone: held.option.window.timeZone, locale });
  const left = useMinutesLeft(until);
  return (
    <p className="grocer-small" data-part="held-until">
      <span>{formatMessage(text.held, { time })}</span>{' '}
      {left <= LONGEST_COUNTDOWN && (
        <span role="timer" aria-live="off" data-part="hold-left">
          {formatMessage(pluralOf(text.left, left, locale), { count: String(left) })}
        </span>
      )}
    </p>
  );
}

/** Says that a time is held, how little is left of it, and when it is over. */
export function HoldNote(): ReactNode {
  const text = useText('hold', holdMessages);
  const reservation = useSelectorStore((state) => state.reservation);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const left = reservation.phase === 'held' ? reservation.warning : undefined;
  const words = left && formatMessage(pluralOf(text.minutesLeft, left, locale), { count: String(left) });
  return (
    <>
      {reservation.phase === 'held' && <Until key={reservation.held.id} held={reservation.held} />}
      {/* There before its words are, and in nobody's way while it has none to show. */}
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
