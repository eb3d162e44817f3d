import { DatabaseSync } from 'node:sqlite';
import type { Operation, SwitchKind } from './operation.ts';

/** A preference, by the ids of the preferences page. */
interface Preference {
  readonly kind: SwitchKind;
  readonly id: string;
}

/** What the service has stored for one shopper. */
export interface Stored {
  readonly addresses: readonly { readonly id: string; readonly street: string }[];
  /** The preferences that are on. */
  readonly on: readonly Preference[];
  /** Kinds of preferences that the shopper can switch: some need an email address or a phone that answers. */
  readonly switchable: readonly SwitchKind[];
  readonly preferredStore: string | undefined;
  /** The tips of all checkouts, in cents. */
  readonly tips: readonly number[];
}

const WHO = '(select id from users where key = ?1)';

const ON = `
  select 'switch-email' as kind, banner || ':' || short_description as id from email_preferences
    where user_id = ${WHO} and selected = 1
  union all select 'switch-sms', trigger_type from sms_opt_ins where user_id = ${WHO} and is_opted_in = 1
  union all select 'switch-communication', 'relevantAdsOptIn' from communication_preferences
    where user_id = ${WHO} and relevant_ads_opt_in = 1
  union all select 'switch-communication', 'earlyAccess' from communication_preferences
    where user_id = ${WHO} and early_access = 1`;

// The sandbox gives one shopper a number that never answers.
const SWITCHABLE = `
  select 'switch-email' as kind where exists (select 1 from emails where user_id = ${WHO})
    and exists (select 1 from preferred_stores where user_id = ${WHO})
  union all select 'switch-sms' where exists
    (select 1 from phones where user_id = ${WHO} and type = 'MOBILE' and number <> '+16145550199')
  union all select 'switch-communication' where exists
    (select 1 from communication_preferences where user_id = ${WHO})`;

/** Reads the database of a running service, independently of the code of client and service. */
export function openTruth(file: string) {
  const db = new DatabaseSync(file, { readOnly: true });
  const of = `where user_id = ${WHO}`;
  const addresses = db.prepare(`select id, street from addresses ${of} order by id`);
  const on = db.prepare(ON);
  const switchable = db.prepare(SWITCHABLE);
  const preferredStore = db.prepare(`select location_id from preferred_stores ${of} and banner = 'kroger'`);
  const tips = db.prepare(`select gratuity_cents from checkouts ${of}`);
  return {
    of(shopper: string): Stored {
      const kinds = switchable.all(shopper) as unknown as { kind: SwitchKind }[];
      const amounts = tips.all(shopper) as unknown as { gratuity_cents: number }[];
      return {
        addresses: addresses.all(shopper) as unknown as Stored['addresses'],
        on: on.all(shopper) as unknown as Preference[],
        switchable: kinds.map(({ kind }) => kind),
        preferredStore: (preferredStore.get(shopper) as { location_id: string } | undefined)?.location_id,
        tips: amounts.map(({ gratuity_cents }) => gratuity_cents),
      };
    },
    close: () => db.close(),
  };
}

/** Returns how often an operation has happened. Every value that is written is unique. */
export function effectsOf(operation: Operation, _before: Stored, after: Stored): number {
  switch (operation.kind) {
    case 'add-address':
      return after.addresses.filter(({ street }) => street === operation.street).length;
    case 'edit-address':
      return after.addresses.filter(
        ({ id, street }) => id === operation.addressId && street === operation.street,
      ).length;
    case 'remove-address':
      return after.addresses.some(({ id }) => id === operation.addressId) ? 0 : 1;
    case 'prefer-store':
      return after.preferredStore === operation.locationId ? 1 : 0;
    case 'tip':
      return after.tips.filter((cents) => cents === operation.cents).length;
    default: {
      const isOn = after.on.some(({ kind, id }) => kind === operation.kind && id === operation.id);
      return isOn === operation.isOn ? 1 : 0;
    }
  }
}
