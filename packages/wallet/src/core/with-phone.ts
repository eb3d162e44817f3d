/**
 * Inserts the customer service number into a sentence, or removes its place when the host gave none [W-6.5].
 */
export const withPhone = (text: string, phone: string | undefined): string =>
  phone === undefined ? text.replaceAll(/ at \{phone\}/g, '') : text.replaceAll('{phone}', phone);
