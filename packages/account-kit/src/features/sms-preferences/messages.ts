import { accountTexts } from '../../errors/messages.ts';
import { preferenceTroubles } from '../../preferences/messages.ts';

const { promotionsUnknown, promotionsNotSaved, notSaved } = accountTexts.preferences;

/** The text messages that a shopper may get. */
export const smsPreferencesMessages = {
  label: 'Text messages', // authored
  kinds: {
    CLICKLIST: { title: 'Pickup & delivery', description: 'Updates on the orders you place' }, // authored
    /** How often they come is below their name. */
    PROMOTIONAL: { title: 'Specials & Promotions', description: 'About once a week' },
    TRANSACTIONAL: { title: 'Account', description: 'Receipts, and changes to your account' }, // authored
  },
  /** {phone} is where they go. */
  to: 'To {phone}. Message and data rates may apply.', // authored
  /** How to have no more of them; {number} is the retailer's short number. */
  stop: 'Text STOP to {number} to unsubscribe.', // authored
  /** The same where no short number is known. */
  stopByReply: 'Reply STOP to a message to unsubscribe.', // authored
  /** Leads to the page where a phone is added. */
  addPhone: 'Add a mobile phone', // authored
  /** Why none of them can be told. */
  unknown: preferenceTroubles,
  /** Why one of them cannot be told. */
  unknownOf: {
    CLICKLIST: accountTexts.technical,
    PROMOTIONAL: promotionsUnknown,
    TRANSACTIONAL: accountTexts.technical,
  },
  /** Why one cannot be changed. */
  notSaved: { ...preferenceTroubles, technical: notSaved },
  promotionsNotSaved: { ...preferenceTroubles, technical: promotionsNotSaved },
};
export type SmsPreferencesMessages = typeof smsPreferencesMessages;
