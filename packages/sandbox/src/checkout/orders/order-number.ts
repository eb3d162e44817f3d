/** Characters that are not mistaken for one another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns an order number for shoppers: eight characters that do not reveal how many orders there are. */
export const orderNumberOf = (id: string): string =>
  Array.from({ length: 8 }, (_, index) => {
    const code = id.codePointAt(index * 2) ?? 0;
    const more = id.codePointAt(index * 2 + 1) ?? 0;
    return LETTERS.charAt((code * 31 + more) % LETTERS.length);
  }).join('');
