/** The form of a message that goes with a number. */
export const pluralOf = (
  forms: { readonly one: string; readonly other: string },
  count: number,
  locale: string,
): string => (new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other);
