import * as v from 'valibot';

/** What the fraud script knows of the device; absent in pharmacy apps and where the script did not load. */
export interface DeviceData {
  readonly transactionId: string;
  readonly pageId: string;
  readonly sessionId: string;
  readonly ubaId: string;
  readonly ubaEvents: string;
}

/** The device on the wire. */
export interface WireDevice {
  accertifyTransactionId?: string | undefined;
  deviceInfo?: { pageId: string; sessionId: string; ubaId: string; ubaEvents: string } | undefined;
}

/** Fields of a request that carry it. */
export const deviceEntries = {
  accertifyTransactionId: v.optional(v.string()),
  deviceInfo: v.optional(
    v.object({ pageId: v.string(), sessionId: v.string(), ubaId: v.string(), ubaEvents: v.string() }),
  ),
};

/** The device on the wire; nothing where nothing is known of it. */
export function toWireDevice(device: DeviceData | undefined): WireDevice {
  if (!device) return {};
  const { transactionId, ...deviceInfo } = device;
  return { accertifyTransactionId: transactionId, deviceInfo };
}
