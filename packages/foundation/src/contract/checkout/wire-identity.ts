import * as v from 'valibot';

// [C-7.29]
/** What the fraud script knows of the device from which an order comes. */
export interface OrderIdentity {
  readonly pageId: string;
  readonly sessionId: string;
  readonly token: string;
  readonly events: string;
}

/** The same on the wire. */
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
