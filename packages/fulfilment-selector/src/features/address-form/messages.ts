import * as authored from '../../authored/addresses.ts';

// [F-2.42] to [F-2.44]
/** The form for an address, and the question before one is removed. */
export const addressFormMessages = {
  titleAdd: 'Add Delivery Address',
  titleEdit: 'Edit Delivery Address',
  fields: { ...authored.fields, countries: { US: 'United States', CA: 'Canada' } },
  mailing: 'Make this my mailing address',
  save: authored.save,
  saving: authored.saving,
  remove: authored.remove,
  leave: authored.leave,
};
export type AddressFormMessages = typeof addressFormMessages;
