import { clockText } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { useEffect } from 'react';
import { useSelectorCore, useText } from '../../core/context.tsx';
import { whenOf } from '../words.ts';
import { holdMessages } from './messages.ts';
import type { HoldMessages } from './messages.ts';
import { heldOf, heldUntil } from './rules.ts';
import type { Held } from './rules.ts';
import { announce } from './announce.ts';

interface Saying {
  readonly text: HoldMessages;
  readonly locale: string;
  readonly reservationOffsetMinutes: number;
}

/** Returns the announcement of a reservation: its day and time, and when it expires. */
function wordsOf(held: Held, { text, locale, reservationOffsetMinutes }: Saying): string {
  const { option, modality } = held;
  const { timeZone: zone } = option.window;
  const when = whenOf(option, locale);
  return formatMessage(text.reserved[modality], {
    when: when.join(', '),
    // Placeholders that the texts of hosts may still use.
    day: when.length > 1 ? (when[0] ?? '') : '',
    time: when.at(-1) ?? '',
    until: clockText(heldUntil(held, reservationOffsetMinutes), { zone, locale }),
  });
}

/** Announces a new reservation once: in a page immediately, in a window after the window has closed. */
export function useReservedNews(madeIn: 'page' | 'window'): void {
  const { emitter, store, deps } = useSelectorCore();
  const text = useText('hold', holdMessages);
  useEffect(() => {
    function tell(): void {
      const { settings, frame, reservation } = store.getState();
      const held = heldOf(reservation);
      if (!held) return;
      const { signal } = deps;
      const words = wordsOf(held, { ...settings, text });
      const isWindow = frame.phase === 'open' && !settings.isInline;
      if (!isWindow) {
        announce(words, signal);
        return;
      }
      // A window above the page has its own announcement.
      if (madeIn === 'page') return;
      const stop = emitter.on('closed', () => {
        stop();
        if (heldOf(store.getState().reservation)?.id === held.id) announce(words, signal);
      });
    }
    return emitter.on('timeslot:reserved', tell);
  }, [emitter, store, deps, text, madeIn]);
}
