import type { Fingerprints } from '../api/fingerprints.ts';
import type { ApiDb } from '../api/tables.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../secrecy.ts';
import type { Random } from '../secrecy.ts';
import { createPinTries } from '../wallet/pin-tries.ts';
import { createPrepaidAccounts } from '../wallet/prepaid-accounts.ts';
import type { PrepaidAccount } from '../wallet/prepaid-accounts.ts';

/** A gift or EBT card of the sandbox. */
interface PrepaidNumber {
  readonly kind: PrepaidAccount['kind'];
  readonly number: string;
  readonly cents: number;
  readonly behaviour?: string;
  readonly isLocked?: true;
}

const GIFT_PIN = '1111';

type More = Pick<PrepaidNumber, 'behaviour' | 'isLocked'>;

const gift = (lastFour: string, cents: number, more: More = {}): PrepaidNumber => ({
  kind: 'GIFT_CARD',
  number: `999999000000000${lastFour}`,
  cents,
  ...more,
});

const ebt = (lastFour: string, cents: number, more: More = {}): PrepaidNumber => ({
  kind: 'EBT_CARD',
  number: `999900000000${lastFour}`,
  cents,
  ...more,
});

/** Returns all gift and EBT cards. */
const prepaidNumbers = (): readonly PrepaidNumber[] => [
  gift('1000', 2500),
  gift('1001', 10_000),
  gift('1002', 0),
  gift('1003', 500, { behaviour: 'balance_fails_twice' }),
  gift('1004', 1000),
  gift('1005', 4000, { isLocked: true }),
  // Ordinary cards: a full wallet of five needs a sixth one, and a removed card is replaced.
  gift('1006', 1500),
  gift('1007', 2000),
  gift('1008', 7500),
  ebt('0004', 15_000),
  ebt('0012', 0),
  ebt('0020', 15_000, { behaviour: 'pin_always_wrong' }),
  ebt('0038', 15_000, { isLocked: true }),
  ebt('0046', 15_000, { behaviour: '884' }),
  ebt('0053', 15_000, { behaviour: '885' }),
  ebt('0061', 15_000, { behaviour: '889' }),
  ebt('0079', 15_000, { behaviour: 'times_out' }),
];

interface SeedAccountsParts {
  readonly fingerprints: Fingerprints;
  readonly clock: Clock;
  readonly random?: Random | undefined;
}

/** Creates the accounts of all test gift and EBT cards. Numbers and PINs are stored as keyed hashes only. */
export async function seedAccounts(
  tx: ApiDb,
  { fingerprints, clock, random }: SeedAccountsParts,
): Promise<void> {
  const accounts = createPrepaidAccounts(tx);
  for (const { kind, number, cents, behaviour = 'plain', isLocked } of prepaidNumbers()) {
    const numberHash = await fingerprints.number(number);
    await accounts.add(
      {
        id: newId(random),
        kind,
        number_hash: numberHash,
        pin_hash: kind === 'GIFT_CARD' ? await fingerprints.pin(number, GIFT_PIN) : null,
        first_six: number.slice(0, 6),
        last_four: number.slice(-4),
        balance_cents: cents,
        behaviour,
      },
      clock.now().getTime(),
    );
    if (isLocked) await createPinTries({ db: tx, clock }).setLocked(numberHash, true);
  }
}
