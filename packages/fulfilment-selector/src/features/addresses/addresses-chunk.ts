// The chunk of the address views and their actions.
export { AddressViews } from './AddressViews.tsx';
