/** Texts of the seven days. */
export const deliveryDaysMessages = {
  label: 'Choose a day', // authored
  today: 'Today',
  tomorrow: 'Tomorrow',
  previous: 'Previous days',
  next: 'Next days',
  noTimes: 'No times available', // authored
};
export type DeliveryDaysMessages = typeof deliveryDaysMessages;
