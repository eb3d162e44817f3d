interface Hosts {
  readonly shop: string;
  readonly pharmacy: string;
  readonly membership: string;
}

/** What `npm start` says once the shop is open. */
export const welcome = ({ shop, pharmacy, membership }: Hosts): string => `
  The shop is open: ${shop}
  Beside it, with the same wallet
    ${pharmacy}     one page, one script tag
    ${membership}   TypeScript without React

  Sign in, without a password, as
    alice   a full wallet: bank, SNAP EBT and gift cards
    bob     no card yet
    carol   one card, expired
    judy    fifty cards
  or as dave, erin, frank, grace, heidi, ivan. A card to add: 4242 4242 4242 4242, any future date, CVV 123.

  Stop with Ctrl-C. Start afresh with: npm run reset
`;
