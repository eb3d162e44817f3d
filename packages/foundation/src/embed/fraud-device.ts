import * as v from 'valibot';
import { safeParse } from '../contract/call.ts';
import type { DeviceData } from '../contract/wallet/device-data.ts';
import { isPharmacy } from '../domain/app.ts';
import type { AppName, Environment } from '../domain/app.ts';
import { bareDomain, MAIN_BANNER } from '../domain/main-banner.ts';
import { loadScript } from './load-script.ts';

const FRAUD_HOST: Readonly<Record<Exclude<Environment, 'LOCAL'>, string>> = {
  PROD: 'api',
  STAGE: 'api-stage',
  TEST: 'api-stage',
};

/** The host settings that determine the URL of the fraud script. */
interface Whereabouts {
  readonly environment: Environment;
  readonly bannerDomain?: string;
  readonly appName?: AppName;
  readonly cspNonce?: string;
}

// [W-6.3] [W-7.26]
/**
 * Returns the fraud script's URL: that of production, or that of staging for all other environments.
 * Undefined in LOCAL and for pharmacies.
 */
export function fraudScript({ environment, bannerDomain, appName }: Whereabouts): string | undefined {
  if (environment === 'LOCAL' || (appName && isPharmacy(appName))) return undefined;
  const domain = bareDomain(bannerDomain ?? MAIN_BANNER.domain);
  return `https://${FRAUD_HOST[environment]}.${domain}/manage-payment/fraud/device.js`;
}

/** Schema of the global that the vendor's script sets, with the vendor's names. */
const text = v.pipe(v.string(), v.maxLength(10_000));
const Device = v.object({
  deviceTransactionID: text,
  pageID: text,
  ubaSessionID: text,
  ubaID: text,
  ubaEvents: text,
});

/** Reads the script's global. Errors are ignored: a third-party script must not prevent a payment. */
function leftByScript(): v.InferOutput<typeof Device> | undefined {
  try {
    const device = safeParse(Device, Reflect.get(globalThis, 'accertify'));
    return device.success ? device.output : undefined;
  } catch {
    return undefined;
  }
}

/** The fraud-detection script of a page. */
export interface FraudDevice {
  /** Loads the script on the first call; nothing waits for it or requires it. */
  load(): void;
  /** Returns the collected device data; undefined if it is incomplete or a value exceeds 10,000 characters. */
  data(): DeviceData | undefined;
}

// [W-4.11] [W-7.26] [C-7.29]
/** Creates the fraud device for a host's settings without loading the script. */
export function createFraudDevice(host: Whereabouts): FraudDevice {
  const url = fraudScript(host);
  let isAsked = false;
  return {
    load() {
      if (url === undefined || isAsked) return;
      isAsked = true;
      loadScript({ url, nonce: host.cspNonce, integrity: undefined }).catch(() => undefined);
    },
    data() {
      if (url === undefined) return undefined;
      const device = leftByScript();
      if (!device) return undefined;
      const { deviceTransactionID, pageID, ubaSessionID, ubaID, ubaEvents } = device;
      const ids = { transactionId: deviceTransactionID, pageId: pageID, sessionId: ubaSessionID };
      return { ...ids, ubaId: ubaID, ubaEvents };
    },
  };
}
