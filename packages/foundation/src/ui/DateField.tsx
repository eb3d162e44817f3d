import { useState } from 'react';
import type { FocusEvent, FormEvent, ReactNode } from 'react';
import { dateInputText, parseDateInput } from '../domain/time/date-input.ts';
import { dayText } from '../domain/time/day-key.ts';
import type { DayKey } from '../domain/time/day-key.ts';
import { dateMessages } from './date-messages.ts';
import { TextField } from './TextField.tsx';

interface DateFieldProps {
  readonly label: string;
  readonly part: string;
  /** The day that is there to begin with. */
  readonly defaultDay?: DayKey;
  readonly isRequired?: boolean;
  /** What a birthday is filled in from: `bday`. */
  readonly autoComplete?: string;
  readonly locale?: string;
  readonly words?: typeof dateMessages;
  /** What was typed is another day now, or none. */
  readonly onDay: (day: DayKey | undefined) => void;
}

/** What stands below the field: the day in words, or that there is none such. */
function wordsFor(text: string, locale: string | undefined, unknown: string): string {
  if (text.trim() === '') return '';
  const day = parseDateInput(text);
  return day === undefined
    ? unknown
    : dayText(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }, locale);
}

/** A day, typed as mm/dd/yyyy; says which one it takes it for once the shopper is done with it [F-5.13]. */
export function DateField(props: DateFieldProps): ReactNode {
  const { label, part, defaultDay, isRequired, autoComplete, locale, words = dateMessages, onDay } = props;
  const initial = defaultDay === undefined ? '' : dateInputText(defaultDay);
  const [text, setText] = useState(initial);
  const isWrong = parseDateInput(text) === undefined && (isRequired === true || text.trim() !== '');
  const [isDone, setIsDone] = useState(initial !== '');
  function type({ currentTarget }: FormEvent<HTMLInputElement>): void {
    setIsDone(false);
    setText(currentTarget.value);
    onDay(parseDateInput(currentTarget.value));
  }
  function finish({ currentTarget }: FocusEvent<HTMLInputElement>): void {
    const day = parseDateInput(currentTarget.value);
    if (day !== undefined) currentTarget.value = dateInputText(day);
    setIsDone(true);
  }
  return (
    <div className="grocer-field">
      <TextField
        label={label}
        part={part}
        defaultValue={initial}
        placeholder={words.placeholder}
        inputMode="numeric"
        autoComplete={autoComplete}
        error={isDone && isWrong ? words.required : undefined}
        onInput={type}
        onBlur={finish}
      />
      <p className="grocer-small" role="status" data-part={`${part}-day`}>
        {isDone ? wordsFor(text, locale, words.unknown) : ''}
      </p>
    </div>
  );
}
