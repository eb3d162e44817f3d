import { seedAddresses } from '../account/addresses/seed-addresses.ts';
import { seedShopperAccount } from '../account/seed-account.ts';
import type { ApiDb } from '../api/tables.ts';
import type { RedeemedCard } from '../api/vault-port.ts';
import { anHourBehind } from '../clock.ts';
import { newId } from '../secrecy.ts';
import { seedReference, seedShopperFulfilment } from '../fulfilment/seed-fulfilment.ts';
import { createAddresses } from '../wallet/addresses.ts';
import { createCards } from '../wallet/cards.ts';
import type { NewCard } from '../wallet/cards.ts';
import { bareCard, prepaidCard } from '../wallet/new-card.ts';
import { createPrepaidAccounts } from '../wallet/prepaid-accounts.ts';
import type { PrepaidAccount } from '../wallet/prepaid-accounts.ts';
import { clearTables } from './shopper-tables.ts';
import { seedAccounts } from './prepaid-numbers.ts';
import { addressOnWire } from './seed-parts.ts';
import type { SeedParts } from './seed-parts.ts';
import { seedCards } from './seed-cards.ts';
import { seedShoppers } from './shoppers.ts';
import type { SeedCard, SeedShopper } from './shoppers.ts';

type Enrolled = ReadonlyMap<string, RedeemedCard>;

async function hasShoppers(db: ApiDb): Promise<boolean> {
  return (await db.selectFrom('users').select('id').executeTakeFirst()) !== undefined;
}

/** Fills an empty database with the demo shoppers; one with data stays. Returns true when it was filled. */
export async function seed(parts: SeedParts): Promise<boolean> {
  await seedReference(parts.db);
  return !(await hasShoppers(parts.db)) && fill(parts, { anew: false });
}

/** Restores the seed data in one transaction, so that no request sees a half-filled database. */
export const seedAnew = (parts: SeedParts): Promise<boolean> => fill(parts, { anew: true });

async function fill(given: SeedParts, { anew }: { readonly anew: boolean }): Promise<boolean> {
  // Dated an hour back, so that everything a shopper does comes later.
  const parts = { ...given, clock: anHourBehind(given.clock) };
  const shoppers = seedShoppers();
  const numbers = shoppers.flatMap(({ cards }) =>
    cards.flatMap((card) => (card.kind === 'bank' ? [card.number] : [])),
  );
  const enrolled = new Map<string, RedeemedCard>();
  for (const number of new Set(numbers)) enrolled.set(number, await parts.enrol(number));
  return parts.db.transaction().execute(async (tx) => {
    if (anew) await clearTables(tx);
    // Another process may have seeded the database first.
    if (await hasShoppers(tx)) return false;
    await seedAccounts(tx, parts);
    for (const shopper of shoppers) {
      const id = await addShopper(tx, shopper, { ...parts, enrolled });
      await seedCards(id, shopper.moreCards ?? 0, { ...parts, db: tx });
      await seedAddresses(id, shopper.moreAddresses ?? 0, { ...parts, db: tx });
    }
    return true;
  });
}

async function addShopper(
  tx: ApiDb,
  shopper: SeedShopper,
  parts: SeedParts & { enrolled: Enrolled },
): Promise<string> {
  const { random, clock } = parts;
  const { key, firstName, lastName } = shopper;
  const id = newId(random);
  await tx.insertInto('users').values({ id, key, first_name: firstName, last_name: lastName }).execute();
  for (const address of shopper.addresses)
    await createAddresses(tx).add(id, { ...address, id: newId(random) });
  await seedShopperFulfilment(tx, { userId: id, key, random });
  await seedShopperAccount(tx, { userId: id, key, lastName });
  const cards = createCards(tx);
  for (const [index, card] of shopper.cards.entries()) {
    const at = new Date(clock.now().getTime() + index);
    const row =
      card.kind === 'bank'
        ? bankCard(card, { ...parts, shopper, at })
        : prepaidCard(await accountOf(tx, card), { at, random });
    await cards.add(id, row);
    if (card.kind === 'bank' && card.preferred) await cards.prefer(id, { cardId: row.id, app: 'CLICKLIST' });
  }
  return id;
}

async function accountOf(
  tx: ApiDb,
  { kind, lastFour }: Exclude<SeedCard, { kind: 'bank' }>,
): Promise<PrepaidAccount> {
  const account = await createPrepaidAccounts(tx).byLastFour(
    kind === 'gift' ? 'GIFT_CARD' : 'EBT_CARD',
    lastFour,
  );
  if (!account) throw new Error(`There is no ${kind} card ${lastFour}.`);
  return account;
}

interface Setting extends SeedParts {
  readonly shopper: SeedShopper;
  readonly at: Date;
  readonly enrolled: Enrolled;
}

function bankCard(
  { number, expiry, image, isNoFuel }: Extract<SeedCard, { kind: 'bank' }>,
  { shopper, clock, enrolled, at, random }: Setting,
): NewCard {
  const card = enrolled.get(number);
  const [address] = shopper.addresses;
  if (!card || !address) throw new Error(`The seed data of ${shopper.key} is incomplete.`);
  // An expired card that was valid when it was added.
  const year = clock.now().getFullYear() + (expiry === 'past' ? -1 : 3);
  return {
    ...bareCard('BANK_CARD', { at, random }),
    brand: card.brand,
    first_six: card.firstSix,
    last_four: card.lastFour,
    exp_month: '08',
    exp_year: String(year),
    vault_card_id: card.vaultCardId,
    fingerprint: card.fingerprint,
    behaviour: card.behaviour,
    first_name: shopper.firstName,
    last_name: shopper.lastName,
    billing: JSON.stringify(addressOnWire(address)),
    image_type: image ?? null,
    is_no_fuel: isNoFuel ? 1 : 0,
  };
}
