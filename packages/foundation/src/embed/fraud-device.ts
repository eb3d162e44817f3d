import * as v from 'valibot';
import { safeParse } from '../contract/call.ts';
import type { DeviceData } from '../contract/wallet/device-data.ts';
import { isPharmacy } from '../domain/app.ts';
import type { AppName, Environment } from '../domain/app.ts';
import { MAIN_BANNER } from '../domain/main-banner.ts';
import { loadScript } from './load-script.ts';

const FRAUD_HOST: Readonly<Record<Exclude<Environment, 'LOCAL'>, string>> = {
  PROD: 'api',
  STAGE: 'api-stage',
  TEST: 'api-stage',
};

/** What a host says that decides where the fraud script is. */
interface Whereabouts {
  readonly environment: Environment;
  readonly bannerDomain?: string;
  readonly appName?: AppName;
  readonly cspNonce?: string;
}

// [W-6.3] [W-7.26]
/** The fraud script's address: that of production, or that of staging for every other environment. None in LOCAL and for pharmacies. */
export function fraudScript({ environment, bannerDomain, appName }: Whereabouts): string | undefined {
  if (environment === 'LOCAL' || (appName && isPharmacy(appName))) return undefined;
  return `https://${FRAUD_HOST[environment]}.${bannerDomain ?? MAIN_BANNER.domain}/manage-payment/fraud/device.js`;
}

/** What the vendor's script leaves on the page, by the vendor's own names. */
const text = v.pipe(v.string(), v.maxLength(10_000));
const Device = v.object({
  deviceTransactionID: text,
  pageID: text,
  ubaSessionID: text,
  ubaID: text,
  ubaEvents: text,
});

/** What the script has left on the page. It is not ours: whatever it does, nobody is kept from paying. */
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
  /** Loads the script the first time; nothing waits for it, and nothing is missed without it. */
  load(): void;
  /** What the script knows of the device by now, whole or not at all; nothing of more than 10,000 characters. */
  data(): DeviceData | undefined;
}

// [W-4.11] [W-7.26] [C-7.29]
/** The fraud-detection script, by where a host is; nothing is loaded yet. */
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
