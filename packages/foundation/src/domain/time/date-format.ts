const known = new Map<string, Intl.DateTimeFormat>();

/**
 * How dates are written in a language, made once for each set of options: making one takes longer than a hundred uses.
 * Throws a RangeError for a zone or language that nobody knows, as `Intl` does.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, options);
  known.set(key, format);
  return format;
}
