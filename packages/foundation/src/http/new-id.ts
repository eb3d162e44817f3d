/** A UUID of version 4: `x` is any digit, `y` one of four that name the variant. */
const SHAPE = 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx';

/** A fresh id; a page that came by plain http has no `crypto.randomUUID`. */
export function newId(): string {
  // One call for all digits: it takes as long as one for each.
  const drawn = crypto.getRandomValues(new Uint8Array(SHAPE.length));
  return SHAPE.replace(/[xy]/g, (place, at: number) => {
    const byte = drawn[at] ?? 0;
    return (place === 'x' ? byte & 15 : (byte & 3) | 8).toString(16);
  });
}
