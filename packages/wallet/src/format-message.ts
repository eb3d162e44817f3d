/** Fills the `{names}` in a message; a name without a value stays out of the sentence. */
export const formatMessage = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** A sentence that ends in the customer-service number, or does without where the host gave none [W-6.5]. */
export const withPhone = (text: string, phone: string | undefined): string =>
  phone === undefined ? text.replaceAll(/ at \{phone\}/g, '') : text.replaceAll('{phone}', phone);
