import { shoppers } from '../../examples/host-kit/page/shoppers.ts';

interface Hosts {
  readonly shop: string;
  readonly pharmacy: string;
  readonly membership: string;
}

/** Returns the message of `npm start` once the shop is open. */
export const welcome = ({ shop, pharmacy, membership }: Hosts): string => `
  The shop is open: ${shop}
  Beside it, with the same wallet
    ${pharmacy}     one page, one script tag
    ${membership}   TypeScript without React

  Sign in with one press, below the form, as
${shoppers.map(({ name, wallet }) => `    ${name.padEnd(7)} ${wallet}`).join('\n')}
  A card to add: 4242 4242 4242 4242, any future date, CVV 123.

  Stop with Ctrl-C. Start afresh with: npm run reset
`;
