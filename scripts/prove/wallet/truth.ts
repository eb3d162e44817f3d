import { DatabaseSync } from 'node:sqlite';
import type { Operation } from './operation.ts';

interface StoredCard {
  readonly id: string;
  readonly card_type: string;
  readonly last_four: string;
  readonly exp_month: string;
  readonly first_name: string | null;
}

/** What the service has stored for one shopper. */
export interface Stored {
  readonly cards: readonly StoredCard[];
  readonly addresses: readonly { readonly id: string; readonly street: string }[];
  /** The preferred card of click-and-collect. */
  readonly preferred: string | undefined;
}

/** Each wrong PIN is submitted for a number of its own, so more than one try is one that nobody made [L9]. */
export const countedTwice = (db: DatabaseSync): readonly string[] =>
  db
    .prepare('select wrong from pin_tries where wrong > 1')
    .all()
    .map(({ wrong }) => `L9 a wrong PIN was counted ${String(wrong)} times`);

/** Reads the database of a running service, independently of the code of client and service. */
export function openTruth(file: string) {
  const db = new DatabaseSync(file, { readOnly: true });
  const of = 'where user_id = (select id from users where key = ?)';
  const cards = db.prepare(
    `select id, card_type, last_four, exp_month, first_name from cards ${of} and saved = 1 order by created_at, id`,
  );
  const addresses = db.prepare(`select id, street from addresses ${of} order by id`);
  const preferred = db.prepare(`select card_id from preferred ${of} and app = 'CLICKLIST'`);
  return {
    of(shopper: string): Stored {
      return {
        cards: cards.all(shopper) as unknown as StoredCard[],
        addresses: addresses.all(shopper) as unknown as Stored['addresses'],
        preferred: (preferred.get(shopper) as { card_id: string } | undefined)?.card_id,
      };
    },
    flaws: () => countedTwice(db),
    close: () => db.close(),
  };
}

const newCards = (before: Stored, after: Stored, type: string, pan: string): number =>
  after.cards.filter(
    ({ id, card_type, last_four }) =>
      card_type === type && pan.endsWith(last_four) && !before.cards.some((card) => card.id === id),
  ).length;

/** Returns how often an operation has happened between two looks. */
export function effectsOf(operation: Operation, before: Stored, after: Stored): number {
  switch (operation.kind) {
    case 'add-bank':
      return newCards(before, after, 'BANK_CARD', operation.pan);
    case 'add-gift':
    case 'wrong-pin':
      return newCards(before, after, 'GIFT_CARD', operation.pan);
    case 'add-snap':
      return newCards(before, after, 'EBT_CARD', operation.pan);
    case 'edit': {
      const card = after.cards.find(({ id }) => id === operation.cardId);
      return card?.first_name === operation.firstName && card.exp_month === operation.month ? 1 : 0;
    }
    case 'delete':
      return after.cards.some(({ id }) => id === operation.cardId) ? 0 : 1;
    case 'prefer':
      return after.preferred === operation.cardId ? 1 : 0;
    case 'add-address':
      return after.addresses.filter(({ street }) => street === operation.street).length;
    case 'edit-address':
      return after.addresses.filter(
        ({ id, street }) => id === operation.addressId && street === operation.street,
      ).length;
    default:
      return after.addresses.some(({ id }) => id === operation.addressId) ? 0 : 1;
  }
}
