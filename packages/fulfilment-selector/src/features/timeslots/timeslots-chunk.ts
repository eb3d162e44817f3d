// What loads when a time is to be reserved, in one chunk.
export { Timeslots } from './Timeslots.tsx';
