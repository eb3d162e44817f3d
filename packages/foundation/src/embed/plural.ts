/** Cache by locale: creating plural rules takes longer than a hundred uses of them. */
const rules: Record<string, Intl.PluralRules> = {};

/** Returns the plural form of a message for a number. */
export const pluralOf = (
  forms: { readonly one: string; readonly other: string },
  count: number,
  locale: string,
): string =>
  (rules[locale] ??= new Intl.PluralRules(locale)).select(count) === 'one' ? forms.one : forms.other;
