import { tipTexts } from '../features/tip/messages.ts';

// to
/** Texts of errors and of completed actions. */
export const accountTexts = {
  address: {
    constraint: "We're sorry, we are currently experiencing technical difficulties. Please try again later.",
    notFound: 'We could not find that address.',
    tooMany: 'You have too many addresses. Please remove one and try again.', // authored
    unverified:
      "We weren't able to verify this address you entered. Please check for any mistakes and try again.",
  },
  offline: "Hmmm, looks like we've lost you. Please check your internet connection.",
  technical: "We're sorry, we are currently experiencing technical difficulties. Please try again later.",
  generic: "We're sorry, something went wrong. Please try again.", // authored
  signIn: 'Your session has ended. Please sign in again.', // authored
  preferences: {
    notFound: "We're sorry, but we could not find preferences for your account. Please try again later.",
    phoneNeeded: 'You must add a mobile phone number in order to receive text messages.',
    promotionsUnknown:
      "We're sorry, but we couldn't retrieve your Specials and Promotions preference at this time...",
    promotionsNotSaved:
      "We're sorry, but we couldn't update your Specials & Promotions preference at this time. Please try again.",
    earlyAccessUnknown: "We're unable to access your Early Access Program preference right now...",
    notSaved: 'Your preference cannot be updated at this time...',
    emailNotSaved: "We're having trouble updating your email preferences. Please try again later.",
    storeNeeded: 'Please choose a preferred store first.', // authored
  },
  stores: {
    none: 'No Stores were found within 500 Miles of the entered location!',
    unavailable: "We're sorry, the search service is not available right now...",
  },
  tipFailed: tipTexts.failed,
  tipUnconfirmed: tipTexts.unconfirmed,
  payment: {
    title: 'Processing Error',
    text: "We're having trouble processing your order. Please try again.",
  },
  done: {
    addressCreated: 'Your address has been created.',
    addressUpdated: 'Your address has been updated.',
    addressRemoved: 'Your address has been removed.',
    addressDeleted: 'Address successfully deleted',
    storePreferred: 'Your preferred store was successfully updated',
  },
};
export type AccountTexts = typeof accountTexts;
