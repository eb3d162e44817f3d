import { ChevronLeft, ChevronRight } from 'lucide';
import { memo, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { relativeDay } from '../../domain/time/day-key.ts';
import type { DayKey } from '../../domain/time/day-key.ts';
import { longDay, shortDay } from '../../domain/time/day-words.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { useSteady } from '../use-steady.ts';
import { useStyles } from '../styles-context.ts';
import css from './day-carousel.css?inline';
import { bringIntoSight, scrollStrip, useSight } from './use-strip.ts';

/** Texts of the carousel. */
interface DayWords {
  readonly today: string;
  readonly tomorrow: string;
  readonly previous: string;
  readonly next: string;
  readonly noTimes: string;
}

interface DayProps {
  readonly text: DayWords;
  readonly locale: string;
  readonly date: DayKey;
  readonly today: DayKey;
  readonly name: string;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onPick: (date: DayKey, isOpen: boolean) => void;
}

function stateOf(isOpen: boolean, isChosen: boolean): 'chosen' | 'open' | 'off' {
  if (isChosen) return 'chosen';
  return isOpen ? 'open' : 'off';
}

function Words({
  text,
  locale,
  date,
  today,
  isOpen,
}: Omit<DayProps, 'name' | 'isChosen' | 'onPick'>): ReactNode {
  const { weekday, day } = useMemo(() => shortDay(date, locale), [date, locale]);
  const whole = useMemo(() => longDay(date, locale), [date, locale]);
  const relative = relativeDay(date, today);
  return (
    <>
      <span aria-hidden="true">{relative === 'other' ? weekday : text[relative]}</span>
      <strong aria-hidden="true">{day}</strong>
      <span className="grocer-hidden">
        {relative === 'other' ? '' : `${text[relative]}, `}
        {whole}
        {isOpen ? '' : `, ${text.noTimes}`}
      </span>
    </>
  );
}

/** One day. A day without times can be focused, and says so, but cannot be selected. */
const Day = memo(function Day(props: DayProps): ReactNode {
  const { text, locale, date, today, name, isOpen, isChosen, onPick } = props;
  const pick = (): void => onPick(date, isOpen);
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    pick();
  }
  return (
    <label className="grocer-day" data-part="day" data-day={date} data-state={stateOf(isOpen, isChosen)}>
      <input
        type="radio"
        className="grocer-hidden"
        name={name}
        value={date}
        checked={isChosen}
        aria-disabled={!isOpen || undefined}
        onChange={pick}
        onKeyDown={press}
      />
      <Words text={text} locale={locale} date={date} today={today} isOpen={isOpen} />
    </label>
  );
});

interface DayCarouselProps {
  /** Id of the heading that labels the days. */
  readonly labelledBy: string;
  readonly days: readonly { readonly date: DayKey; readonly isOpen: boolean }[];
  /** Today in the store's calendar. */
  readonly today: DayKey;
  readonly chosen: DayKey | undefined;
  readonly onChoose: (date: DayKey) => void;
  readonly text: DayWords;
  readonly locale: string;
}

interface TurnProps {
  readonly text: Pick<DayWords, 'previous' | 'next'>;
  readonly way: 1 | -1;
  readonly isEnd: boolean;
  readonly onTurn: (way: 1 | -1) => void;
}

/** The button that scrolls to the previous or next days [F-2.53]. */
const Turn = memo(function Turn({ text, way, isEnd, onTurn }: TurnProps): ReactNode {
  const [part, label, icon] =
    way === 1
      ? (['next-days', text.next, ChevronRight] as const)
      : (['previous-days', text.previous, ChevronLeft] as const);
  return (
    <Button kind="icon" part={part} label={label} disabled={isEnd} onPress={() => onTurn(way)}>
      <Icon of={icon} size={20} />
    </Button>
  );
});

// [A-2.24] [F-2.49] [F-2.53]
/** Seven selectable days in a strip that scrolls. */
export function DayCarousel(props: DayCarouselProps): ReactNode {
  const { labelledBy, days, today, chosen, onChoose, text, locale } = props;
  useStyles(css);
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  const { ends, inSight } = useSight(strip, days.map(({ date }) => date).join(','));
  /** Number of times that an unavailable day was picked. */
  const [refusals, setRefusals] = useState(0);
  const pick = useSteady((date: DayKey, isOpen: boolean) => {
    if (isOpen) onChoose(date);
    else setRefusals((count) => count + 1);
  });
  useLayoutEffect(() => {
    const item = chosen && strip.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`);
    // Measuring forces a layout, so items that are known to be in view are not measured.
    if (item && strip.current && !inSight.has(item)) bringIntoSight(strip.current, item);
  }, [chosen, inSight]);
  /** Browsers scroll to a focused day that is not visible at all, but not to one that is partly visible. */
  function showFocused({ target }: FocusEvent): void {
    const item = target.closest<HTMLElement>('[data-day]');
    if (item && strip.current) bringIntoSight(strip.current, item);
  }
  const scroll = useSteady((way: 1 | -1) => {
    if (strip.current) scrollStrip(strip.current, way);
  });
  return (
    <div className="grocer-carousel" data-part="days">
      <Turn text={text} way={-1} isEnd={ends.atStart} onTurn={scroll} />
      <div
        ref={strip}
        className="grocer-strip"
        role="radiogroup"
        aria-labelledby={labelledBy}
        onFocus={showFocused}
      >
        {days.map((day) => (
          <Day
            key={day.date}
            text={text}
            locale={locale}
            date={day.date}
            today={today}
            name={name}
            isOpen={day.isOpen}
            isChosen={day.date === chosen}
            onPick={pick}
          />
        ))}
      </div>
      <Turn text={text} way={1} isEnd={ends.atEnd} onTurn={scroll} />
      <span className="grocer-hidden" role="status">
        {/* A new element each time, so that screen readers announce the same text again. */}
        {refusals > 0 && <span key={refusals}>{text.noTimes}</span>}
      </span>
    </div>
  );
}
