/** The way to another time. */
export const scheduleRecapMessages = {
  // [C-2.23]
  changeTime: 'Change Time',
  changeTimeShort: 'Change',
};
export type ScheduleRecapMessages = typeof scheduleRecapMessages;
