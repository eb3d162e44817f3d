import { readTheme } from './theme.ts';

/** The settings of the frame that a host can pass. */
export interface Settings {
  readonly paypageId: string;
  readonly showCvv: boolean;
  readonly minPanLength: number;
  readonly maxPanLength: number;
  /** Length of the security code; undefined unless the host knows the card. */
  readonly cvvLength: number | undefined;
  readonly numericOnly: boolean;
  readonly validatesOnBlur: boolean;
  readonly labels: Readonly<Record<string, string>>;
  readonly placeholders: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly theme: readonly (readonly [string, string])[];
  readonly colorScheme: 'light' | 'dark';
  readonly locale: string;
  /** The document's title; undefined keeps the default. */
  readonly title: string | undefined;
  readonly direction: 'ltr' | 'rtl';
}

const LONGEST_TEXT = 200;

/** Returns the own members of an object; empty for any other value. */
export const membersOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

const texts = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...membersOf(value)].flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text.slice(0, LONGEST_TEXT)]] : [],
    ),
  );

function numberFrom(value: unknown, fallback: number): number {
  const number = Number(value);
  return value !== undefined && Number.isInteger(number) && number > 0 ? number : fallback;
}

/** Reads the settings from a host's message; an invalid value counts as omitted. */
export function readSettings(given: ReadonlyMap<string, unknown>): Settings {
  const ux = membersOf(given.get('enhancedUxFeatures'));
  const locale = given.get('locale');
  const paypageId = given.get('paypageId');
  const title = given.get('title');
  return {
    paypageId: typeof paypageId === 'string' ? paypageId : '',
    showCvv: given.get('showCvv') !== false,
    minPanLength: numberFrom(given.get('minPanLength'), 13),
    maxPanLength: numberFrom(given.get('maxPanLength'), 19),
    cvvLength: [3, 4].find((length) => length === given.get('cvvLength')),
    numericOnly: ux.get('numericInputsOnly') === true,
    validatesOnBlur: ux.get('inlineFieldValidations') === true,
    labels: texts(given.get('label')),
    placeholders: texts(given.get('placeholderText')),
    errors: texts(given.get('customErrorMessages')),
    theme: readTheme(given.get('theme')),
    colorScheme: given.get('colorScheme') === 'dark' ? 'dark' : 'light',
    locale: typeof locale === 'string' && /^[a-z]{2,3}(?:-[\w-]{1,20})?$/i.test(locale) ? locale : 'en',
    title: typeof title === 'string' ? title.slice(0, LONGEST_TEXT) : undefined,
    direction: given.get('direction') === 'rtl' ? 'rtl' : 'ltr',
  };
}
