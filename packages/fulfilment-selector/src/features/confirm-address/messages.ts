import * as authored from '../../authored/addresses.ts';

/** The address as the service would write it. */
export const confirmAddressMessages = {
  title: 'Suggested Address',
  entered: authored.entered,
  suggested: authored.suggested,
  /** For screen readers, after a part that differs. */
  changed: '(changed)',
  saving: authored.saving,
};
export type ConfirmAddressMessages = typeof confirmAddressMessages;
