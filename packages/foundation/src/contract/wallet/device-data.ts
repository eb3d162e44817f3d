import * as v from 'valibot';

/** Device data of the fraud script; absent in pharmacy apps and when the script did not load. */
export interface DeviceData {
  readonly transactionId: string;
  readonly pageId: string;
  readonly sessionId: string;
  readonly ubaId: string;
  readonly ubaEvents: string;
}

/** Wire format of `DeviceData`. */
export interface WireDevice {
  accertifyTransactionId?: string | undefined;
  deviceInfo?: { pageId: string; sessionId: string; ubaId: string; ubaEvents: string } | undefined;
}

/** Schema entries of requests that contain device data. */
export const deviceEntries = {
  accertifyTransactionId: v.optional(v.string()),
  deviceInfo: v.optional(
    v.object({ pageId: v.string(), sessionId: v.string(), ubaId: v.string(), ubaEvents: v.string() }),
  ),
};

/** Converts device data to the wire format; empty without device data. */
export function toWireDevice(device: DeviceData | undefined): WireDevice {
  if (!device) return {};
  const { transactionId, ...deviceInfo } = device;
  return { accertifyTransactionId: transactionId, deviceInfo };
}
