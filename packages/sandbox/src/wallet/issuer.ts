import { crashed, refuse } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';

const AT_ZIP: Readonly<Record<string, () => Refusal>> = {
  '00000': () => refuse(402, 'RV62751', 'The address does not match.'),
  '00001': () => refuse(422, 'KC2617', 'The payment information is invalid.'),
  '00002': () => refuse(422, 'RV72632', 'Customer service is needed.'),
};

/** What the issuer of a test card says when the card is added to a wallet; nothing when it has no objection. */
export function issuerVerdict(card: {
  behaviour: string;
  zip: string;
  hadTrouble: boolean;
}): Refusal | undefined {
  const atZip = AT_ZIP[card.zip.slice(0, 5)];
  if (atZip) return atZip();
  if (card.behaviour === 'cvv_wrong') return refuse(402, 'RV32937', 'The issuer refuses the card.');
  if (card.behaviour === 'fails_once' && !card.hadTrouble) return crashed();
  return undefined;
}
