/** A sentence that ends in the customer-service number, or does without where the host gave none [W-6.5]. */
export const withPhone = (text: string, phone: string | undefined): string =>
  phone === undefined ? text.replaceAll(/ at \{phone\}/g, '') : text.replaceAll('{phone}', phone);
