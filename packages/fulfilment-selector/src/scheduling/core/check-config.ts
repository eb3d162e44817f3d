import { configProblems, describes, hostConfigEntries } from '@grocer/foundation/embed';
import * as v from 'valibot';
import { schemas } from '../../core/check-config.ts';
import type { SelectorConfig } from '../../config.ts';
import type { SchedulingConfig } from '../config.ts';

const words = v.optional(v.string('must be text.'));
const name = v.pipe(v.string('must be a name.'), v.minLength(1, 'must not be empty.'));

type Own = Omit<SchedulingConfig, Exclude<keyof SelectorConfig, 'container'>>;

/** The schema of the keys that only the scheduling page has. */
const schema = describes<Own>()(
  v.object({
    container: hostConfigEntries.container,
    fulfillmentType: words,
    buyer: v.object(
      { firstName: name, lastName: name, phone: words, email: words },
      'must say whom to reach about the order.',
    ),
    instructions: v.optional(v.pipe(v.string('must be text.'), v.maxLength(1000, 'is too long.'))),
    properties: v.optional(v.record(v.string(), v.string('must be text.'))),
    shopperId: words,
    enrollment: v.optional(
      v.object({
        cancellationDate: v.optional(v.object({ value: v.string('must be a date.') })),
        renewalDueDate: words,
        computedManualRenewalDate: words,
      }),
    ),
    benefit: v.optional(v.object({ partnerDisplayName: words, partnerName: words })),
    isModify: v.optional(v.boolean('must be true or false.')),
    skipIfReserved: v.optional(v.boolean('must be true or false.')),
    arrival: v.optional(v.picklist(['order-timed-out'], 'must be order-timed-out.')),
    paths: v.optional(
      v.object({
        cart: words,
        modifyCart: words,
        checkout: words,
        startCart: words,
        gotEverything: words,
        home: words,
        scheduling: words,
        help: words,
        privacy: words,
      }),
    ),
  }),
);

/** Returns the problems of the keys that only the scheduling page has; the selector checks the others. */
export const schedulingProblems = (config: SchedulingConfig): readonly string[] =>
  configProblems(schema, config);

/** Returns the schemas of config and update, without the selector's keys that the page sets itself. */
export function schedulingSchemas() {
  const { display: _display, openedFrom: _openedFrom, cart: _cart, ...config } = schemas.config.entries;
  const { openedFrom: _from, cart: _items, ...update } = schemas.update.entries;
  return { config: { entries: { ...config, ...schema.entries } }, update: { entries: update } };
}
