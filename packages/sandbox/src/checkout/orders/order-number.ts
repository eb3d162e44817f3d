/** Characters that nobody takes for another one. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** What shoppers know an order by: eight characters that say nothing about how many orders there are. */
export const orderNumberOf = (id: string): string =>
  Array.from({ length: 8 }, (_, index) => {
    const code = id.codePointAt(index * 2) ?? 0;
    const more = id.codePointAt(index * 2 + 1) ?? 0;
    return LETTERS.charAt((code * 31 + more) % LETTERS.length);
  }).join('');
