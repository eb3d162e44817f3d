// The chunk of the timeslots view.
export { Timeslots } from './Timeslots.tsx';
