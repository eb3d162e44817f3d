import { createReport, serviceBase } from '@grocer/foundation/embed';
import type { Shell } from '@grocer/foundation/embed';
import { callHost, createAuthSession, createHttp, newId } from '@grocer/foundation/http';
import type { AccountConfig } from '../config.ts';
import type { AccountEvents } from '../events.ts';
import type { Settings } from './settings.ts';
import type { AccountDeps } from './slice.ts';

/** Creates the effects of one account from the host's config. */
export function depsOf(
  config: AccountConfig,
  { settings, ...shell }: Shell<AccountEvents> & { readonly settings: Settings },
): AccountDeps {
  const { emitter, lives, timing } = shell;
  const session = createAuthSession(config.authConfig, {
    timing,
    life: () => lives.life,
    onExpired: () => emitter.emit('session:expired', undefined),
  });
  const http = createHttp({
    baseUrl: serviceBase(config, config.endpoints?.services),
    paths: config.endpoints?.paths ?? {},
    application: config.appName ?? 'CLICKLIST',
    tenant: config.tenantName ?? settings.banner.tenantName,
    session,
    timing,
  });
  const { navigation } = config;
  return {
    http,
    session,
    emitter,
    timing,
    newId,
    report: createReport(config.analyticsConfig?.callback),
    reloads: navigation === undefined,
    goTo: (path) => (navigation ? callHost(() => navigation.navigate(path)) : location.assign(path)),
    link: config.preferencesLink,
    encryptedEmail: config.encryptedEmail,
    readings: new Set(),
    get signal() {
      return lives.signal;
    },
    forShopper: lives.forShopper,
  };
}
