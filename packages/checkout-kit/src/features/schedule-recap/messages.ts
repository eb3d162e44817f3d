/** Texts of the order's time. */
export const scheduleRecapMessages = {
  // [C-2.23]
  changeTime: 'Change Time',
  changeTimeShort: 'Change',
};
export type ScheduleRecapMessages = typeof scheduleRecapMessages;
