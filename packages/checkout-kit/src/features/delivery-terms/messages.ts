/** Texts of the terms of a third-party delivery. */
export const deliveryTermsMessages = {
  title: 'Delivery terms', // authored
  terms: 'I accept that my grocery order will be made by my store’s fulfillment provider.', // authored
  partnerTerms: 'I agree to the Instacart Terms of Service.', // authored
  termsRequired:
    "To continue, You must accept that your grocery order will be made by your store's fulfillment provider by clicking the checkbox.",
  partnerTermsRequired: 'Instacart Agreement is a required field',
};
export type DeliveryTermsMessages = typeof deliveryTermsMessages;
