import type { Environment } from '@grocer/foundation/domain';
import type { WalletConfig } from '../config.ts';
import type { EprotectConfig } from './eprotect.ts';

/** The URL of the vault's client script. LOCAL has the address that the sandbox serves by default. */
const VAULT: Readonly<Record<Environment, string>> = {
  PROD: 'https://request.eprotect.vantivcnp.com/eProtect/js/eProtect-iframe-client4.min.js',
  STAGE: 'https://request.eprotect.vantivprelive.com/eProtect/js/eProtect-iframe-client4.min.js',
  TEST: 'https://request.eprotect.vantivprelive.com/eProtect/js/eProtect-iframe-client4.min.js',
  LOCAL: 'http://vault.localhost:8788/eProtect/js/eProtect-iframe-client4.min.js',
};

const TOKENISE_TIMEOUT_MS = 15_000;

/** Returns the script and merchant data of the hosted fields: the host's, else the environment's [W-7.26]. */
export const eprotectConfig = ({ environment, hostedFields, cspNonce }: WalletConfig): EprotectConfig => ({
  scriptUrl: hostedFields?.scriptUrl ?? VAULT[environment],
  integrity: hostedFields?.integrity,
  nonce: cspNonce,
  paypageId: hostedFields?.paypageId ?? 'grocerdemo',
  reportGroup: hostedFields?.reportGroup ?? 'Grocer',
  timeoutMs: hostedFields?.timeoutMs ?? TOKENISE_TIMEOUT_MS,
});
