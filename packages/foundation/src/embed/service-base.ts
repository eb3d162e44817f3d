import type { Environment } from '../domain/app.ts';
import { MAIN_BANNER } from '../domain/main-banner.ts';

/** Where the sandbox serves by default; for LOCAL alone. */
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

/** The base address of the services, by environment and banner, unless the host has named one. */
export function serviceBase({ environment, bannerDomain }: Whereabouts, named: string | undefined): string {
  if (named !== undefined) return named.replace(/\/+$/, '');
  if (environment === 'LOCAL') return SANDBOX;
  return `https://${HOST_PREFIX[environment]}.${bannerDomain ?? MAIN_BANNER.domain}`;
}
