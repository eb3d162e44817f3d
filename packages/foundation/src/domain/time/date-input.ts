import { isDayKey } from './day-key.ts';
import type { DayKey } from './day-key.ts';

/** Month, day and year with something between them, or eight digits: phones with a keypad have no slash. */
const SHAPES = [/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/, /^(\d{2})(\d{2})(\d{4})$/];

/** The day that was typed as mm/dd/yyyy; nothing where there is no such day [F-5.13]. */
export function parseDateInput(text: string): DayKey | undefined {
  for (const shape of SHAPES) {
    const [, month = '', day = '', year = ''] = shape.exec(text.trim()) ?? [];
    const key = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (isDayKey(key)) return key;
  }
  return undefined;
}

/** A day as it is typed: mm/dd/yyyy [F-5.13]. */
export const dateInputText = (day: DayKey): string => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');
