import { accountTexts } from '../../errors/messages.ts';
import { preferenceTroubles } from '../../preferences/messages.ts';

const { promotionsUnknown, promotionsNotSaved, notSaved } = accountTexts.preferences;

/** Texts of the text message preferences. */
export const smsPreferencesMessages = {
  label: 'Text messages', // authored
  kinds: {
    CLICKLIST: { title: 'Pickup & delivery', description: 'Updates on the orders you place' }, // authored
    /** The description says how often the messages come. */
    PROMOTIONAL: { title: 'Specials & Promotions', description: 'About once a week' },
    TRANSACTIONAL: { title: 'Account', description: 'Receipts, and changes to your account' }, // authored
  },
  /** {phone} is the shopper's phone number. */
  to: 'To {phone}. Message and data rates may apply.', // authored
  /** How to unsubscribe; {number} is the retailer's short code. */
  stop: 'Text STOP to {number} to unsubscribe.', // authored
  /** The same, if no short code is configured. */
  stopByReply: 'Reply STOP to a message to unsubscribe.', // authored
  /** Link to the page on which a phone number is added. */
  addPhone: 'Add a mobile phone', // authored
  /** Error texts if no preference could be read. */
  unknown: preferenceTroubles,
  /** Error texts if one preference could not be read. */
  unknownOf: {
    CLICKLIST: accountTexts.technical,
    PROMOTIONAL: promotionsUnknown,
    TRANSACTIONAL: accountTexts.technical,
  },
  /** Error texts if a change could not be saved. */
  notSaved: { ...preferenceTroubles, technical: notSaved },
  promotionsNotSaved: { ...preferenceTroubles, technical: promotionsNotSaved },
};
export type SmsPreferencesMessages = typeof smsPreferencesMessages;
