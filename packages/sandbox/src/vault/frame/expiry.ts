/** The text of the month and year inputs. */
interface Expiry {
  readonly month: string;
  readonly year: string;
}

/** Returns the last two digits of a year, also while its first two are being typed. */
export const shortYear = (text: string): string =>
  text
    .replaceAll(/\D/g, '')
    .replace(/^20(?=\d)/, '')
    .slice(0, 2);

/** Pads a month to two digits as soon as no other digit can follow. */
const wholeMonth = (digits: string): string => digits.replace(/^[2-9]$/, '0$&');

/** Pads a month to two digits, once it is complete. */
export const longMonth = (text: string): string => text.trim().replace(/^\d$/, '0$&');

/** Parses what was typed, pasted or filled into the month input: 12, 1230, 12/30, 12/2030. */
export function expiryFrom(text: string): Expiry {
  const parts = text.split(/\D+/).filter(Boolean);
  const [first = '', second = ''] = parts;
  if (/\d\D/.test(text)) return { month: longMonth(first.slice(0, 2)), year: shortYear(second) };
  // A month begins with 0 or 1, so any other first digit is a whole month and the rest is the year.
  const length = /^[2-9]/.test(first) ? 1 : 2;
  return { month: wholeMonth(first.slice(0, length)), year: shortYear(first.slice(length)) };
}

/** Returns true when a text in the year input is a whole date. */
const isWholeDate = (text: string): boolean => /^\s*\d{1,2}\s*[/.-]\s*\d/.test(text);

const isDeletion = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType.startsWith('delete');

/** Formats the month and year inputs, and moves focus from month to year while a date is typed. */
export function watchExpiry(month: HTMLInputElement, year: HTMLInputElement) {
  function put({ month: months, year: years }: Expiry): void {
    month.value = months;
    if (years) year.value = years;
  }
  function goOn(): void {
    year.focus();
    year.setSelectionRange(0, year.value.length);
  }
  year.addEventListener('keydown', (event) => {
    if (event.key !== 'Backspace' || year.value !== '' || year.readOnly) return;
    event.preventDefault();
    month.focus();
    month.setSelectionRange(month.value.length, month.value.length);
  });
  return {
    monthTyped(event: Event): void {
      if (isDeletion(event)) return;
      put(expiryFrom(month.value));
      if (document.activeElement === month && month.value.length === 2) goOn();
    },
    yearTyped(): void {
      if (isWholeDate(year.value)) put(expiryFrom(year.value));
      else year.value = shortYear(year.value);
    },
  };
}
