import { isPharmacy, MAIN_BANNER } from '@grocer/foundation/domain';
import type { Environment } from '@grocer/foundation/domain';
import type { WalletConfig } from '../../config.ts';

const FRAUD_HOST: Readonly<Record<Exclude<Environment, 'LOCAL'>, string>> = {
  PROD: 'api',
  STAGE: 'api-stage',
  TEST: 'api-stage',
};

/**
 * The fraud script's address: production has one, every other environment the staging one. None in LOCAL and none
 * for pharmacy applications [W-6.3] [W-7.26].
 */
export function fraudScript({ environment, bannerDomain, appName }: WalletConfig): string | undefined {
  if (environment === 'LOCAL' || (appName && isPharmacy(appName))) return undefined;
  return `https://${FRAUD_HOST[environment]}.${bannerDomain ?? MAIN_BANNER.domain}/manage-payment/fraud/device.js`;
}
