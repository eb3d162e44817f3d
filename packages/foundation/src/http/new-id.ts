/** A UUID of version 4: `x` is any digit, `y` one of four that name the variant. */
const SHAPE = 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx';

/** A fresh id; a page that came by plain http has no `crypto.randomUUID`. */
export const newId = (): string =>
  SHAPE.replace(/[xy]/g, (place) => {
    const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (place === 'x' ? drawn & 15 : (drawn & 3) | 8).toString(16);
  });
