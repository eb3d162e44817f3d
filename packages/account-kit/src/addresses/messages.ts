import { accountTexts } from '../errors/messages.ts';

const { address, done } = accountTexts;

// to, [A-8.25]
/** Texts shared by all address views. */
export const addressesMessages = {
  mailing: 'Mailing Address',
  retry: 'Try Again', // authored
  failedTitle: 'We couldn’t load your addresses', // authored
  visitor: 'Sign in to see your addresses.', // authored
  dismiss: 'Dismiss', // authored
  close: 'Close', // authored
  cancel: 'Cancel',
  /** For screen readers: {action} is the button's text, {address} a street. */
  actionFor: '{action}, {address}',
  removal: {
    title: 'Confirm Removal',
    text: 'Orders you have placed are not changed.', // authored
    confirm: 'Remove',
  },
  /** Announcements of completed changes. */
  done: {
    addressCreated: done.addressCreated,
    addressUpdated: done.addressUpdated,
    addressRemoved: done.addressRemoved,
    addressDeleted: done.addressDeleted,
  },
  /** Error texts. */
  troubles: {
    constraint: address.constraint,
    notFound: address.notFound,
    tooMany: address.tooMany,
    offline: accountTexts.offline,
    generic: accountTexts.generic,
    signIn: accountTexts.signIn,
    saveUnconfirmed:
      'We couldn’t confirm that your address was saved. Press the button again: it won’t be saved twice.', // authored
    unchanged:
      'Your changes weren’t saved: your address book still has this address as it was. What you entered is still here; please try again.', // authored
    rewritten:
      'Your address book now has this address written differently from what you entered. Go back to see it there, or change it here and save it again.', // authored
    removeUnconfirmed:
      'We couldn’t confirm that this address was removed. Press the button again to make sure.', // authored
  },
};
export type AddressesMessages = typeof addressesMessages;
export type AddressDone = keyof AddressesMessages['done'];
export type AddressTrouble = keyof AddressesMessages['troubles'];
