import { drawFrom, oneOf } from '../draw.ts';
import type { Draws, Question as QuestionOf } from '../draw.ts';
import type { Operation, OperationKind, SwitchKind, Written } from './operation.ts';
import type { Stored } from './truth.ts';

/** Ids of the switches, as the preferences page names them. */
const SWITCHES: Readonly<Record<SwitchKind, readonly string[]>> = {
  'switch-email': ['Weekly Ad', 'Digital Coupons', 'Recipes & Ideas', 'Special Offers'].map(
    (name) => `kroger:${name}`,
  ),
  'switch-sms': ['CLICKLIST', 'PROMOTIONAL', 'TRANSACTIONAL'],
  'switch-communication': ['relevantAdsOptIn', 'earlyAccess'],
};

/** Stores that a search around Cincinnati finds. */
const STORES = ['01100001', '01100226', '01100293', '01100366', '01100080'] as const;

const MOST_ADDRESSES = 12;

type Question = QuestionOf<Stored>;

/** Returns an address with a unique street. */
const written = ({ number, random }: Question, street: string): Written => ({
  street: `${number} ${street}`,
  isCanadian: random.chance(0.5),
});

const addition = (question: Question): Operation => ({
  kind: 'add-address',
  isNewer: question.random.chance(0.5),
  ...written(question, 'Chaos Street'),
});

/** Switches a preference to the opposite of its stored value. */
const switching =
  (kind: SwitchKind) =>
  (question: Question): Operation | undefined => {
    const { on, switchable } = question.stored;
    const id = oneOf(question, SWITCHES[kind]);
    if (id === undefined || !switchable.includes(kind)) return undefined;
    return { kind, id, isOn: !on.some((one) => one.kind === kind && one.id === id) };
  };

const DRAWS: Draws<Operation, Stored> = {
  'add-address': (question) =>
    question.stored.addresses.length < MOST_ADDRESSES ? addition(question) : undefined,
  'edit-address': (question) => {
    const address = oneOf(question, question.stored.addresses);
    const isNewer = question.random.chance(0.5);
    const entry = written(question, 'Order Avenue');
    return address && { kind: 'edit-address', isNewer, addressId: address.id, ...entry };
  },
  'remove-address': (question) => {
    const address = oneOf(question, question.stored.addresses);
    return address && { kind: 'remove-address', isNewer: question.random.chance(0.5), addressId: address.id };
  },
  'switch-email': switching('switch-email'),
  'switch-sms': switching('switch-sms'),
  'switch-communication': switching('switch-communication'),
  'prefer-store': (question) => {
    const others = STORES.filter((id) => id !== question.stored.preferredStore);
    const locationId = oneOf(question, others);
    return locationId === undefined ? undefined : { kind: 'prefer-store', locationId };
  },
  tip: ({ number }) => ({ kind: 'tip', cents: 100 + number }),
};

/** Draws an operation of the wanted kinds that the shopper can do with what is stored. */
export const drawOperation = (question: Question, kinds: readonly OperationKind[]): Operation =>
  drawFrom(DRAWS, question, kinds) ?? addition(question);
