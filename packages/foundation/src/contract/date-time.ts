import * as v from 'valibot';

/** The moment of a request as the payment service takes it. */
export interface WireDateTime {
  timezone: 'UTC';
  value: string;
}

export const WireDateTimeSchema = v.object({
  timezone: v.literal('UTC'),
  value: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/)),
});

/** A moment on the wire. */
export const toWireDateTime = (at: Date): WireDateTime => ({
  timezone: 'UTC',
  value: at.toISOString(),
});
