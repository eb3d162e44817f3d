import { drawFrom, oneOf } from '../draw.ts';
import type { Draws, Question as QuestionOf } from '../draw.ts';
import type { Operation, OperationKind } from './operation.ts';
import type { Stored } from './truth.ts';

const BANK_CARDS = ['4242424242424242', '5555555555554444', '378282246310005', '6011111111111117'] as const;
const GIFT_CARDS = ['1000', '1001', '1004', '1006', '1007', '1008'].map((last) => `999999000000000${last}`);
const SNAP_CARDS = ['9999000000000004', '9999000000000012', '9999000000000020'] as const;

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;

/** Returns a unique first name of letters only. */
const nameOf = (number: number): string =>
  `Ann${[...String(number)].map((digit) => String.fromCodePoint(97 + Number(digit))).join('')}`;

type Question = QuestionOf<Stored>;

const bankCards = ({ stored }: Question) => stored.cards.filter(({ card_type }) => card_type === 'BANK_CARD');

const isFree = ({ stored }: Question, pan: string): boolean =>
  !stored.cards.some(({ last_four }) => pan.endsWith(last_four));

const DRAWS: Draws<Operation, Stored> = {
  'add-bank': (question) => {
    const pan = oneOf(
      question,
      BANK_CARDS.filter((one) => isFree(question, one)),
    );
    const { random, number } = question;
    return pan && { kind: 'add-bank', pan, firstName: nameOf(number), preferred: random.chance(0.3) };
  },
  'add-gift': (question) => {
    const pan = oneOf(
      question,
      GIFT_CARDS.filter((one) => isFree(question, one)),
    );
    return pan === undefined ? undefined : { kind: 'add-gift', pan };
  },
  'add-snap': (question) => {
    const hasOne = question.stored.cards.some(({ card_type }) => card_type === 'EBT_CARD');
    const pan = oneOf(question, SNAP_CARDS);
    return hasOne || pan === undefined ? undefined : { kind: 'add-snap', pan };
  },
  'wrong-pin': ({ number }) => ({ kind: 'wrong-pin', pan: `99999900001${String(number).padStart(8, '0')}` }),
  edit: (question) => {
    const card = oneOf(question, bankCards(question));
    const { random, number } = question;
    return card && { kind: 'edit', cardId: card.id, firstName: nameOf(number), month: random.pick(MONTHS) };
  },
  delete: (question) => {
    const card = oneOf(question, question.stored.cards);
    return card && { kind: 'delete', cardId: card.id };
  },
  prefer: (question) => {
    const others = bankCards(question).filter(({ id }) => id !== question.stored.preferred);
    const card = oneOf(question, others);
    return card && { kind: 'prefer', cardId: card.id };
  },
  'add-address': ({ number }) => ({ kind: 'add-address', street: `${number} Chaos Street` }),
  'edit-address': (question) => {
    const address = oneOf(question, question.stored.addresses);
    return (
      address && { kind: 'edit-address', addressId: address.id, street: `${question.number} Order Avenue` }
    );
  },
  'remove-address': (question) => {
    const { addresses } = question.stored;
    // A card needs a billing address, so two addresses are kept.
    const address = addresses.length > 2 ? oneOf(question, addresses) : undefined;
    return address && { kind: 'remove-address', addressId: address.id };
  },
};

/** Draws an operation of the wanted kinds that the shopper can do with what is stored. */
export function drawOperation(question: Question, kinds: readonly OperationKind[]): Operation {
  const isCrowded = question.stored.addresses.length > 12;
  const wanted = kinds.filter((kind) => !(isCrowded && kind === 'add-address'));
  return (
    drawFrom(DRAWS, question, wanted) ?? { kind: 'add-address', street: `${question.number} Chaos Street` }
  );
}
