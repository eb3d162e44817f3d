import { clockText } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { useEffect } from 'react';
import { useSelectorCore, useText } from '../../core/context.tsx';
import { whenOf } from '../words.ts';
import { holdMessages } from './messages.ts';
import type { HoldMessages } from './messages.ts';
import { heldOf, heldUntil } from './rules.ts';
import type { Held } from './rules.ts';
import { speak } from './speak.ts';

interface Saying {
  readonly text: HoldMessages;
  readonly locale: string;
  readonly reservationOffsetMinutes: number;
}

/** What is held, when it comes, and until when it is held. */
function wordsOf(held: Held, { text, locale, reservationOffsetMinutes }: Saying): string {
  const { option, modality } = held;
  const { timeZone: zone } = option.window;
  const when = whenOf(option, locale);
  return formatMessage(text.reserved[modality], {
    when: when.join(', '),
    // Names of an earlier version, for wordings of hosts.
    day: when.length > 1 ? (when[0] ?? '') : '',
    time: when.at(-1) ?? '',
    until: clockText(heldUntil(held, reservationOffsetMinutes), { zone, locale }),
  });
}

/** Says a reservation once: as it is made in a page, or when the window is gone that it was made in. */
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
        speak(words, signal);
        return;
      }
      // A window above the page has a word of its own.
      if (madeIn === 'page') return;
      const stop = emitter.on('closed', () => {
        stop();
        if (heldOf(store.getState().reservation)?.id === held.id) speak(words, signal);
      });
    }
    return emitter.on('timeslot:reserved', tell);
  }, [emitter, store, deps, text, madeIn]);
}
