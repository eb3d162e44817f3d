import type { Environment } from '@grocer/foundation/domain';
import type { WalletConfig } from '../config.ts';
import type { EprotectConfig } from './eprotect.ts';

/** The vault's client script. In LOCAL it is where the sandbox serves by default. */
const VAULT: Readonly<Record<Environment, string>> = {
  PROD: 'https://request.eprotect.vantivcnp.com/eProtect/js/eProtect-iframe-client4.min.js',
  STAGE: 'https://request.eprotect.vantivprelive.com/eProtect/js/eProtect-iframe-client4.min.js',
  TEST: 'https://request.eprotect.vantivprelive.com/eProtect/js/eProtect-iframe-client4.min.js',
  LOCAL: 'http://vault.localhost:8788/eProtect/js/eProtect-iframe-client4.min.js',
};

const TOKENISE_TIMEOUT_MS = 15_000;

/** The hosted fields' script and merchant data, by environment, unless the host names them [W-7.26]. */
export const eprotectConfig = ({ environment, hostedFields, cspNonce }: WalletConfig): EprotectConfig => ({
  scriptUrl: hostedFields?.scriptUrl ?? VAULT[environment],
  integrity: hostedFields?.integrity,
  nonce: cspNonce,
  paypageId: hostedFields?.paypageId ?? 'grocerdemo',
  reportGroup: hostedFields?.reportGroup ?? 'Grocer',
  timeoutMs: hostedFields?.timeoutMs ?? TOKENISE_TIMEOUT_MS,
});
