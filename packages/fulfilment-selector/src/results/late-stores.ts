// What loads when stores are to be seen, in one chunk.
export { Stores } from './Stores.tsx';
export { createDistances } from './words.ts';
