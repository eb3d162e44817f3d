/** Made once for each language: making one takes longer than a hundred uses. */
const rules: Record<string, Intl.PluralRules> = {};

/** The form of a message that goes with a number. */
export const pluralOf = (
  forms: { readonly one: string; readonly other: string },
  count: number,
  locale: string,
): string =>
  (rules[locale] ??= new Intl.PluralRules(locale)).select(count) === 'one' ? forms.one : forms.other;
