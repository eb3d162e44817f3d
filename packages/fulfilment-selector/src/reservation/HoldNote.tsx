import { clockText } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { pluralOf } from '../plural.ts';
import { useSelectorStore, useText } from '../selector-context.tsx';
import { holdMessages } from './messages.ts';
import { heldUntil } from './rules.ts';
import type { Held } from './rules.ts';

/** Until when the time is held, on the clock of where it is brought [F-2.17]. */
function Until({ held }: { readonly held: Held }): ReactNode {
  const text = useText('hold', holdMessages);
  const { locale, reservationOffsetMinutes } = useSelectorStore(({ settings }) => settings);
  const until = heldUntil(held, reservationOffsetMinutes);
  const time = clockText(until, { zone: held.option.window.timeZone, locale });
  return (
    <p className="grocer-small" data-part="held-until">
      {formatMessage(text.held, { time })}
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
      {reservation.phase === 'held' && <Until held={reservation.held} />}
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
