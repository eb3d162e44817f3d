// What loads when addresses are to be seen, with what can be done with them, in one chunk.
export { AddressViews } from './AddressViews.tsx';
