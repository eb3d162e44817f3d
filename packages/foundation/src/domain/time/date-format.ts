const known = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a cached date formatter, one for each locale and set of options, because creating one takes longer
 * than a hundred uses of it. Throws a RangeError for an unknown time zone or locale, as `Intl` does.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, options);
  known.set(key, format);
  return format;
}
