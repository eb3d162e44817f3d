import { isPharmacy, MAIN_BANNER } from '@grocer/foundation/domain';
import type { Environment } from '@grocer/foundation/domain';
import type { WalletConfig } from './config.ts';
import type { EprotectConfig } from './hosted-fields/eprotect.ts';

/** Where the sandbox serves by default; for LOCAL alone. */
const SANDBOX = { payment: 'http://api.localhost:8787', vault: 'http://vault.localhost:8788' } as const;

const HOST_PREFIX: Readonly<Record<Exclude<Environment, 'LOCAL'>, string>> = {
  PROD: 'api',
  STAGE: 'api-stage',
  TEST: 'api-test',
};

const VAULT: Readonly<Record<Environment, string>> = {
  PROD: 'https://request.eprotect.vantivcnp.com/eProtect/js/eProtect-iframe-client4.min.js',
  STAGE: 'https://request.eprotect.vantivprelive.com/eProtect/js/eProtect-iframe-client4.min.js',
  TEST: 'https://request.eprotect.vantivprelive.com/eProtect/js/eProtect-iframe-client4.min.js',
  LOCAL: `${SANDBOX.vault}/eProtect/js/eProtect-iframe-client4.min.js`,
};

const FRAUD_HOST: Readonly<Record<Exclude<Environment, 'LOCAL'>, string>> = {
  PROD: 'api',
  STAGE: 'api-stage',
  TEST: 'api-stage',
};

const TOKENISE_TIMEOUT_MS = 15_000;

/** The payment service's base address, by environment and banner, unless the host names one [W-7.1]. */
export function paymentBase({ environment, bannerDomain, endpoints }: WalletConfig): string {
  const named = endpoints?.payment?.replace(/\/+$/, '');
  if (named !== undefined) return named;
  if (environment === 'LOCAL') return SANDBOX.payment;
  return `https://${HOST_PREFIX[environment]}.${bannerDomain ?? MAIN_BANNER.domain}`;
}

/**
 * The fraud script's address: production has one, every other environment the staging one. None in LOCAL and none
 * for pharmacy applications [W-6.3] [W-7.26].
 */
export function fraudScript({ environment, bannerDomain, appName }: WalletConfig): string | undefined {
  if (environment === 'LOCAL' || (appName && isPharmacy(appName))) return undefined;
  return `https://${FRAUD_HOST[environment]}.${bannerDomain ?? MAIN_BANNER.domain}/manage-payment/fraud/device.js`;
}

/** The tenant that a call is for: the main banner's, unless the host names one [W-7.6]. */
export const tenantOf = ({ tenantName }: WalletConfig): string => tenantName ?? MAIN_BANNER.key;

/** The hosted fields' script and merchant data, by environment, unless the host names them [W-7.26]. */
export const eprotectConfig = ({ environment, hostedFields, cspNonce }: WalletConfig): EprotectConfig => ({
  scriptUrl: hostedFields?.scriptUrl ?? VAULT[environment],
  integrity: hostedFields?.integrity,
  nonce: cspNonce,
  paypageId: hostedFields?.paypageId ?? 'grocerdemo',
  reportGroup: hostedFields?.reportGroup ?? 'Grocer',
  timeoutMs: hostedFields?.timeoutMs ?? TOKENISE_TIMEOUT_MS,
});
