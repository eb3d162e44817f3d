import * as v from 'valibot';

/** Time of a request, in the payment service's format. */
export interface WireDateTime {
  timezone: 'UTC';
  value: string;
}

export const WireDateTimeSchema = v.object({
  timezone: v.literal('UTC'),
  value: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/)),
});

/** Converts a date to the wire format. */
export const toWireDateTime = (at: Date): WireDateTime => ({
  timezone: 'UTC',
  value: at.toISOString(),
});
