import * as v from 'valibot';

// [C-7.29]
/** Device data that the fraud script collected for an order. */
export interface OrderIdentity {
  readonly pageId: string;
  readonly sessionId: string;
  readonly token: string;
  readonly events: string;
}

/** Wire format of `OrderIdentity`. */
export interface WireIdentity {
  pageId: string;
  sessionId: string;
  token: string;
  events: string;
}

const text = v.pipe(v.string(), v.maxLength(10_000));

export const WireIdentitySchema = v.object({ pageId: text, sessionId: text, token: text, events: text });

export const toWireIdentity = ({ pageId, sessionId, token, events }: OrderIdentity): WireIdentity => ({
  pageId,
  sessionId,
  token,
  events,
});
