import { safeParse } from '@grocer/foundation/contract';
import type { DeviceData } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { lazyPart } from '../../core/lazy-part.ts';
import { loadScript } from '../../hosted-fields/load-script.ts';
import { fraudScript } from './service.ts';

/** What the vendor's script leaves on the page, by the vendor's own names. */
const Device = v.object({
  deviceTransactionID: v.string(),
  pageID: v.string(),
  ubaSessionID: v.string(),
  ubaID: v.string(),
  ubaEvents: v.string(),
});

/** The fraud-detection script: loaded once for a wallet, never waited for [W-4.11] [W-7.26]. */
export const fraudDevice = lazyPart(({ config }) => {
  const url = fraudScript(config);
  let isAsked = false;
  return {
    /** Loads the script the first time. Without it, cards are added without what it knows. */
    load(): void {
      if (url === undefined || isAsked) return;
      isAsked = true;
      loadScript({ url, nonce: config.cspNonce, integrity: undefined }).catch(() => undefined);
    },
    /** What the script knows by now, if it is here. */
    data(): DeviceData | undefined {
      if (url === undefined) return undefined;
      const device = safeParse(Device, Reflect.get(globalThis, 'accertify'));
      if (!device.success) return undefined;
      const { deviceTransactionID, pageID, ubaSessionID, ubaID, ubaEvents } = device.output;
      const ids = { transactionId: deviceTransactionID, pageId: pageID, sessionId: ubaSessionID };
      return { ...ids, ubaId: ubaID, ubaEvents };
    },
  };
});
