import { MAIN_BANNER } from '@grocer/foundation/domain';
import type { Environment } from '@grocer/foundation/domain';
import type { WalletConfig } from './config.ts';

/** Where the sandbox serves by default; for LOCAL alone. */
const SANDBOX = 'http://api.localhost:8787';

const HOST_PREFIX: Readonly<Record<Exclude<Environment, 'LOCAL'>, string>> = {
  PROD: 'api',
  STAGE: 'api-stage',
  TEST: 'api-test',
};

/** The payment service's base address, by environment and banner, unless the host names one [W-7.1]. */
export function paymentBase({ environment, bannerDomain, endpoints }: WalletConfig): string {
  const named = endpoints?.payment?.replace(/\/+$/, '');
  if (named !== undefined) return named;
  if (environment === 'LOCAL') return SANDBOX;
  return `https://${HOST_PREFIX[environment]}.${bannerDomain ?? MAIN_BANNER.domain}`;
}

/** The tenant that a call is for: the main banner's, unless the host names one [W-7.6]. */
export const tenantOf = ({ tenantName }: WalletConfig): string => tenantName ?? MAIN_BANNER.key;
