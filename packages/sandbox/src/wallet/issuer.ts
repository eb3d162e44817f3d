import type { ApiDb } from '../api/tables.ts';
import { crashed, refuse } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';

const declined = (): Refusal => refuse(402, 'TRANSACTION_DECLINED', 'The issuer declines the card.');
const cvvWrong = (): Refusal => refuse(402, 'RV32937', 'The issuer refuses the card.');

const AT_ZIP: Readonly<Record<string, () => Refusal>> = {
  '00000': () => refuse(402, 'RV62751', 'The address does not match.'),
  '00001': () => refuse(422, 'KC2617', 'The payment information is invalid.'),
  '00002': () => refuse(422, 'RV72632', 'Customer service is needed.'),
  '00003': () => refuse(420, 'CARD_INFORMATION_INVALID', 'The card information is invalid.'),
  '00004': declined,
  '00005': () => refuse(402, 'RV00000', 'The issuer gives a reason that nobody knows.'),
};

interface Verdict {
  readonly behaviour: string;
  readonly zip: string;
  readonly hadTrouble: boolean;
  readonly isCvvRight?: boolean;
}

/** Returns why a test card's issuer refuses to add or edit it; undefined when it agrees. */
export function issuerVerdict({
  behaviour,
  zip,
  hadTrouble,
  isCvvRight = true,
}: Verdict): Refusal | undefined {
  const atZip = AT_ZIP[zip.slice(0, 5)];
  if (atZip) return atZip();
  if (behaviour === 'cvv_wrong' || !isCvvRight) return cvvWrong();
  if (behaviour === 'fails_once' && !hadTrouble) return crashed();
  return undefined;
}

/** Records an operation on a card whose issuer fails once; returns true when it had failed before. */
export async function hadTroubleBefore(
  db: ApiDb,
  { behaviour, operation }: { behaviour: string; operation: string },
): Promise<boolean> {
  if (behaviour !== 'fails_once') return false;
  const noted = await db
    .insertInto('issuer_troubles')
    .values({ operation })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return noted.numInsertedOrUpdatedRows === 0n;
}
