import type { Environment } from '../domain/app.ts';
import { bareDomain, MAIN_BANNER } from '../domain/main-banner.ts';

/** Default URL of the sandbox; for LOCAL only. */
const SANDBOX = 'http://api.localhost:8787';

const HOST_PREFIX: Readonly<Record<Exclude<Environment, 'LOCAL'>, string>> = {
  PROD: 'api',
  STAGE: 'api-stage',
  TEST: 'api-test',
};

interface Whereabouts {
  readonly environment: Environment;
  readonly bannerDomain?: string;
}

/** Returns the base URL of the services: the host's, or the one for the environment and banner. */
export function serviceBase({ environment, bannerDomain }: Whereabouts, named: string | undefined): string {
  if (named !== undefined) return named.replace(/\/+$/, '');
  if (environment === 'LOCAL') return SANDBOX;
  return `https://${HOST_PREFIX[environment]}.${bareDomain(bannerDomain ?? MAIN_BANNER.domain)}`;
}
