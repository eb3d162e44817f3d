/** What `npm start` says once the shop is open. */
export const welcome = (shop: string): string => `
  The shop is open: ${shop}

  Sign in, without a password, as
    alice   a full wallet: bank, SNAP EBT and gift cards
    bob     no card yet
    carol   one card, expired
    judy    fifty cards
  or as dave, erin, frank, grace, heidi, ivan. A card to add: 4242 4242 4242 4242, any future date, CVV 123.

  Stop with Ctrl-C. Start afresh with: npm run reset
`;
